import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { useEmitted } from '../../lib/use-emitted';
import { isMember } from '../../state/session.actors';
import { accountLogic } from './account.actors';

type Snapshot = SnapshotFrom<typeof accountLogic>;
const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches({ changed: 'asking' }) || snapshot.matches({ changed: 'askingMeanwhile' });

export function useLeaving() {
  const actor = useFlow(accountLogic, 'Leaving the profile');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isMember() &&
      actor.getSnapshot().matches('changed'),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') actor.send({ type: 'leave.requested' });
  }, [actor, blocker]);
  useEmitted(actor, { 'navigation.released': () => blocker.proceed?.() });
  return {
    actor,
    isOpen: useSelector(actor, selectIsAsking),
    onConfirm: () => actor.send({ type: 'leave.confirmed' }),
    onDecline: () => actor.send({ type: 'leave.declined' }),
  };
}
