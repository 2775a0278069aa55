import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { session } from './session.actors';

type Snapshot = SnapshotFrom<typeof session>;
const selectIsMember = (snapshot: Snapshot) => snapshot.matches('member');
const selectIsInterrupted = (snapshot: Snapshot) => snapshot.matches({ visitor: 'interrupted' });
const selectInterruption = (snapshot: Snapshot) => snapshot.context.interruption;
const selectUser = (snapshot: Snapshot) => snapshot.context.user;
const selectIsSigningOut = (snapshot: Snapshot) => snapshot.hasTag('busy');

export function useSession() {
  return {
    isMember: useSelector(session, selectIsMember),
    isInterrupted: useSelector(session, selectIsInterrupted),
    interruptedAt: useSelector(session, selectInterruption)?.address ?? null,
    user: useSelector(session, selectUser),
    isSigningOut: useSelector(session, selectIsSigningOut),
    signOut: () => session.send({ type: 'signOut.requested', isEverywhere: false }),
    signOutEverywhere: () => session.send({ type: 'signOut.requested', isEverywhere: true }),
  };
}
