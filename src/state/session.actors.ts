import { createActor, fromCallback } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import { callProvider, watchUnauthorized } from '../api/client';
import { clearQueryCache } from '../api/query-cache';
import {
  clearStorage,
  clearTab,
  forgetPerson,
  forgetSession,
  readSession,
  watchClearing,
  watchPerson,
  watchSession,
  watchTokenRemoval,
} from '../api/session-store';
import { paths } from '../lib/paths';
import { provideActors } from '../lib/provide-actors';
import { keepInterrupted, readInterruption } from './interruption';

const sessionLogic = provideActors(sessionMachine, {
  actors: {
    watchSession: fromCallback(({ sendBack }) => {
      const stops = [
        // First: `watchSession` hears of the same removal.
        watchTokenRemoval(() => sendBack({ type: 'token.removed', address: addressNow() })),
        watchSession(() => sendBack({ type: 'session.changed', session: readSession() })),
        watchUnauthorized(() => sendBack({ type: 'session.refused', address: addressNow() })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    signOut: async () => {
      await callProvider('signOut');
    },
  },
  actions: {
    forgetSession,
    clearStorage,
    forgetPerson,
    keepInterrupted: (_, { interruption }) => interruption && keepInterrupted(interruption),
  },
});

/** The one session of this tab. */
export const session = createActor(sessionLogic, { input: storedSession() });

function storedSession() {
  const stored = readSession();
  return { ...stored, interruption: stored.isSignedIn ? null : readInterruption() };
}

/** Where a member goes on after signing in again; nothing is left undone on the landing page. */
function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return pathname === paths.landing ? paths.home : pathname + search + hash;
}

/** Starts the session, and clears what one person leaves behind before the next. */
export function startSession(): void {
  watchPerson(clearQueryCache);
  watchClearing(clearTab);
  session.start();
}
