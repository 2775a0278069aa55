import { createActor, fromCallback } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import { callProvider, watchUnauthorized } from '../api/client';
import { clearQueryCache } from '../api/query-cache';
import {
  clearStorage,
  clearTab,
  forgetSession,
  readSession,
  watchClearing,
  watchPerson,
  watchSession,
} from '../api/session-store';
import { provideActors } from '../lib/provide-actors';

const sessionLogic = provideActors(sessionMachine, {
  actors: {
    watchSession: fromCallback(({ sendBack }) => {
      const stops = [
        watchSession(() => sendBack({ type: 'session.changed', session: readSession() })),
        watchUnauthorized(() => sendBack({ type: 'session.refused' })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    signOut: async ({ signal }) => {
      await callProvider('signOut', { signal });
    },
  },
  actions: { forgetSession, clearStorage },
});

/** The one session of this tab. */
export const session = createActor(sessionLogic, { input: readSession() });

/** Starts the session, and clears what one person leaves behind before the next. */
export function startSession(): void {
  watchPerson(clearQueryCache);
  watchClearing(clearTab);
  session.start();
}
