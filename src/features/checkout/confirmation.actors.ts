import { confirmationMachine } from '../../../machines/confirmation.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';
import { runAlone } from '../../lib/run-alone';
import { isConfirmed, rememberPayment } from '../../state/confirmed-payments';
import { planOfThisTab } from './checkout-tab';

/** The calls in flight, by payment session. */
const confirmations = new Map<string, Promise<void>>();

export const confirmationLogic = provideActors(confirmationMachine, {
  actors: {
    // Not aborted when the page is left: a payment that was made is to be confirmed.
    confirmPayment: ({ input: { sessionId } }) =>
      confirmations.get(sessionId) ?? confirm(sessionId),
  },
  logAs: ({ sessionId }) => `payment session ${sessionId}`,
});

/** A tab that opens the same session meanwhile waits; a failed call may be made again. */
function confirm(sessionId: string): Promise<void> {
  const call = runAlone(`fin.payment ${sessionId}`, async () => {
    if (isConfirmed(sessionId)) return;
    await callProvider('confirmPayment', { payload: { session_id: sessionId, gateway: 'stripe' } });
    rememberPayment({ sessionId, planId: planOfThisTab() });
  }).finally(() => confirmations.delete(sessionId));
  confirmations.set(sessionId, call);
  return call;
}
