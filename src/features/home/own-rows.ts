import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { sharedStorage } from '../../lib/storage';

/** The rows made of what a member has watched: a chunk of its own, which visitors do not need. */
export const ownRows = lazy(async () => (await import('./OwnRows')).OwnRows);

/** With the home page's own code, where this browser has films begun or watched: the rows are there from the first. */
export async function loadOwnRows(): Promise<void> {
  if (!['fin.positions', 'fin.watched'].some((key) => sharedStorage.read(key) !== null)) return;
  // The page comes without them, too, and they ask for their code once more.
  await ownRows.load().catch((error: unknown) => logFailure('the rows of what was watched', error));
}
