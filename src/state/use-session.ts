/** The session's effects: browser storage, sign-out, and refused tokens. */
import { useSelector } from '@xstate/react';
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
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

const auth = provideActors(sessionMachine, {
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
    signOut: fromPromise<void>(async ({ signal }) => {
      await callProvider('signOut', { signal });
    }),
  },
  actions: { forgetSession, clearStorage },
});

/** The one session of this tab. */
export const session = createActor(auth, { input: readSession() });

// What one person read is not shown to the next.
watchPerson(clearQueryCache);
// Signing out leaves nothing behind, in any tab that hears of it.
watchClearing(clearTab);
session.start();

type Snapshot = SnapshotFrom<typeof sessionMachine>;
const selectIsMember = (snapshot: Snapshot) => snapshot.matches('member');
const selectUser = (snapshot: Snapshot) => snapshot.context.user;
const selectIsSigningOut = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Who is here, and the way to sign out. */
export function useSession() {
  return {
    isMember: useSelector(session, selectIsMember),
    user: useSelector(session, selectUser),
    isSigningOut: useSelector(session, selectIsSigningOut),
    signOut: () => session.send({ type: 'signOut.requested' }),
  };
}
