/** The return from payment: one confirmation for each session, however often it is asked for. */
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { confirmationMachine } from '../../../machines/confirmation.machine';
import { callProvider } from '../../api/client';
import { logFailure } from '../../lib/log';
import { provideActors } from '../../lib/provide-actors';
import { isConfirmed, rememberConfirmed } from './confirmed-session';

const confirmations = new Map<string, Promise<void>>();

const confirmation = provideActors(confirmationMachine, {
  actors: {
    // Not aborted when the page is left: what was paid is to be confirmed.
    confirmPayment: fromPromise<void, { sessionId: string }>(
      ({ input: { sessionId } }) => confirmations.get(sessionId) ?? confirm(sessionId),
    ),
  },
  actions: {
    logFailure: (_, { sessionId, error }) => logFailure(`payment session ${sessionId}`, error),
  },
});

/** A call that failed may be made again, on the next visit. */
function confirm(sessionId: string): Promise<void> {
  const call = callProvider('confirmPayment', {
    payload: { session_id: sessionId, gateway: 'stripe' },
  }).then(
    () => rememberConfirmed(sessionId),
    (error: unknown) => {
      confirmations.delete(sessionId);
      throw error;
    },
  );
  confirmations.set(sessionId, call);
  return call;
}

type Snapshot = SnapshotFrom<typeof confirmationMachine>;
const selectIsConfirmed = (snapshot: Snapshot) => snapshot.hasTag('confirmed');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');

/** How the confirmation goes. Give the component a `key` of the session's id. */
export function useConfirmation(sessionId: string | null) {
  const actor = useActorRef(confirmation, {
    input: { sessionId, isConfirmed: sessionId !== null && isConfirmed(sessionId) },
  });
  return {
    isConfirmed: useSelector(actor, selectIsConfirmed),
    isFailed: useSelector(actor, selectIsFailed),
  };
}
