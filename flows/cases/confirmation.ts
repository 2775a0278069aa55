import { confirmationMachine } from '../../machines/confirmation.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const confirmationFlow = describeFlow({
  machine: confirmationMachine,
  guards: {
    hasNoSession: "The page's address has no payment session.",
    isConfirmed: 'The payment was already confirmed in this browser.',
    isRefusal: 'The provider answered, and refused to confirm.',
  },
  actions: {
    rememberPayment: 'Stores in this browser that the payment is confirmed.',
  },
  inputs: [
    { sessionId: null, isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: true },
  ],
  events: { 'turn.started': [{ isConfirmed: false }, { isConfirmed: true }] },
  outputs: { confirmPayment: [undefined] },
  failures: [failures.rejected, { ...failures.rejected, status: 503 }, failures.network],
});
