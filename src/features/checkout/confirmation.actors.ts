import { confirmationMachine } from '../../../machines/confirmation.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';
import { rememberConfirmed } from './confirmed-session';

/** The calls in flight and those that succeeded, by payment session. */
const confirmations = new Map<string, Promise<void>>();

export const confirmationLogic = provideActors(confirmationMachine, {
  actors: {
    // Not aborted when the page is left: a payment that was made is to be confirmed.
    confirmPayment: ({ input: { sessionId } }) =>
      confirmations.get(sessionId) ?? confirm(sessionId),
  },
  logAs: ({ sessionId }) => `payment session ${sessionId}`,
});

/** A failed call may be made again, on the next visit. */
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
