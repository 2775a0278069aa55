/**
 * Watchlist toggles. Their code loads at start for members, and at the first click for visitors.
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
const toggles = lazy(async () =>
  (await import('./watchlist.actors')).startToggles({
    onChange: changes.tell,
    onSignIn: signInRequests.tell,
  }),
);

export const watchSignInRequests = signInRequests.watch;

export function keepTitle(titleId: string): void {
  toggles.load().then((loaded) => loaded.keepTitle(titleId), notifyChunkError);
}

export function startWatchlist(): void {
  const loadForMember = () => {
    if (!session.getSnapshot().matches('member')) return;
    toggles.load().catch((error: unknown) => logFailure('the watchlist toggles', error));
  };
  session.on('person.changed', loadForMember);
  loadForMember();
}

export function titlesTakenOff(): ReadonlySet<string> {
  return toggles.loaded()?.titlesTakenOff() ?? new Set();
}

/** A title's watchlist toggle; `isSaved` applies until it is clicked. */
export function useWatchlistToggle(titleId: string, isSaved: boolean) {
  return {
    isOn: useSyncExternalStore(changes.watch, () => toggles.loaded()?.isWanted(titleId) ?? isSaved),
    press: () =>
      toggles.load().then(({ pressToggle }) => pressToggle(titleId, isSaved), notifyChunkError),
  };
}
