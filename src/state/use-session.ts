import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { session } from './session.actors';

type Snapshot = SnapshotFrom<typeof session>;
const selectIsMember = (snapshot: Snapshot) => snapshot.matches('member');
const selectUser = (snapshot: Snapshot) => snapshot.context.user;
const selectIsSigningOut = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Whether a member is signed in, who it is, and the way to sign out. */
export function useSession() {
  return {
    isMember: useSelector(session, selectIsMember),
    user: useSelector(session, selectUser),
    isSigningOut: useSelector(session, selectIsSigningOut),
    signOut: () => session.send({ type: 'signOut.requested' }),
  };
}
