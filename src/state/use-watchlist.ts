/**
 * The hearts of titles. Their chart is a chunk of its own: a member's browser fetches it when the site
 * starts, a visitor's with the first press.
 */
import { useSyncExternalStore } from 'react';
import { notifyChunkError } from '../lib/chunk-error';
import { logFailure } from '../lib/failures';
import { lazy } from '../lib/lazy';
import { createListeners } from '../lib/listeners';
import { session } from './session.actors';
import type { KeptTitle } from './watchlist.actors';

export type { KeptTitle };

const changes = createListeners();
const signInRequests = createListeners<KeptTitle>();
const hearts = lazy(async () =>
  (await import('./watchlist.actors')).startToggles({
    onChange: changes.tell,
    onSignIn: signInRequests.tell,
  }),
);

/** Calls `listener` with the title whose toggle a visitor clicks; returns the way to stop. */
export const watchSignInRequests = signInRequests.watch;

/** Puts a title on the list of the member who has signed in to keep it. */
export function keepTitle(titleId: string): void {
  hearts.load().then((loaded) => loaded.keepTitle(titleId), notifyChunkError);
}

export function startWatchlist(): void {
  const loadForMember = () => {
    if (!session.getSnapshot().matches('member')) return;
    hearts.load().catch((error: unknown) => logFailure('the hearts', error));
  };
  session.on('person.changed', loadForMember);
  loadForMember();
}

/** The ids of the titles that were taken off the list on this page. */
export function titlesTakenOff(): ReadonlySet<string> {
  return hearts.loaded()?.titlesTakenOff() ?? new Set();
}

/**
 * The watchlist toggle of a title: whether it is on, and what a click does. Until it is clicked, what
 * the list said (`isSaved`) counts.
 */
export function useWatchlistToggle(titleId: string, isSaved: boolean) {
  return {
    isOn: useSyncExternalStore(changes.watch, () => hearts.loaded()?.isWanted(titleId) ?? isSaved),
    press: () =>
      hearts.load().then(({ pressToggle }) => pressToggle(titleId, isSaved), notifyChunkError),
  };
}
