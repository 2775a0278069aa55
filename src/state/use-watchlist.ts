import { useSyncExternalStore } from 'react';
import { notifyChunkError } from '../lib/chunk-error';
import { logFailure } from '../lib/failures';
import { lazy } from '../lib/lazy';
import { createListeners } from '../lib/listeners';
import { isMember, session } from './session.actors';
import type { PendingTitle } from './watchlist.actors';

export type { PendingTitle };

const changes = createListeners();
const signInRequests = createListeners<PendingTitle>();
const toggles = lazy(async () =>
  (await import('./watchlist.actors')).startToggles({
    onChange: changes.notify,
    onSignIn: signInRequests.notify,
  }),
);

export const watchSignInRequests = signInRequests.watch;

export function addTitle(titleId: string): void {
  toggles
    .load()
    .then(
      ({ toggleOf, sharedNow }) =>
        toggleOf(titleId, false).send({ type: 'title.wanted', at: sharedNow() }),
      notifyChunkError,
    );
}

export function startWatchlist(): void {
  const loadForMember = () => {
    if (!isMember()) return;
    toggles.load().catch((error: unknown) => logFailure('the watchlist toggles', error));
  };
  session.on('person.changed', loadForMember);
  loadForMember();
}

export function titlesTakenOff(): ReadonlySet<string> {
  return toggles.loaded()?.titlesTakenOff() ?? new Set();
}

export function useWatchlistToggle(titleId: string, isSaved: boolean) {
  return {
    isOn: useSyncExternalStore(changes.watch, () => toggles.loaded()?.isWanted(titleId) ?? isSaved),
    press: () =>
      toggles.load().then(({ pressToggle }) => pressToggle(titleId, isSaved), notifyChunkError),
  };
}
