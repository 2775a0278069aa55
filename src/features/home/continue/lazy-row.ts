import { logFailure } from '../../../lib/failures';
import { lazy } from '../../../lib/lazy';
import { sharedStorage } from '../../../lib/storage';

/** The row of films begun: a chunk of its own, which visitors do not need. */
export const continueRow = lazy(async () => (await import('./ContinueRow')).ContinueRow);

/** With the home page's own code, where this browser keeps films begun: the row is there from the first. */
export async function loadRowOfBegun(): Promise<void> {
  if (sharedStorage.read('fin.positions') === null) return;
  // The page comes without it, too, and the row asks for its code once more.
  await continueRow.load().catch((error: unknown) => logFailure('the row of films begun', error));
}
