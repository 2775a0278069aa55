import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { isConfirmed } from '../../state/confirmed-payments';
import { confirmationLogic } from './confirmation.actors';

type Snapshot = SnapshotFrom<typeof confirmationLogic>;
const selectIsConfirmed = (snapshot: Snapshot) => snapshot.hasTag('ready');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');

/** Confirming a payment session. Give the component a `key` of its id. */
export function useConfirmation(sessionId: string | null) {
  const actor = useActorRef(confirmationLogic, {
    input: { sessionId, isConfirmed: sessionId !== null && isConfirmed(sessionId) },
  });
  return {
    isConfirmed: useSelector(actor, selectIsConfirmed),
    isFailed: useSelector(actor, selectIsFailed),
  };
}
