import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { sharedStorage } from '../../lib/storage';

export const ownRows = lazy(async () => (await import('./OwnRows')).OwnRows);

export async function loadOwnRows(): Promise<void> {
  if (!['fin.positions', 'fin.watched'].some((key) => sharedStorage.read(key) !== null)) return;
  await ownRows.load().catch((error: unknown) => logFailure('the rows of what was watched', error));
}
