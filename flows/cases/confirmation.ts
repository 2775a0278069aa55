import { confirmationMachine } from '../../machines/confirmation.machine';
import { describeFlow, failures } from '../walk/flow';

export const confirmationFlow = describeFlow({
  machine: confirmationMachine,
  guards: {
    hasNoSession: 'The address names no payment session.',
    isConfirmed: 'This browser has already seen the payment confirmed.',
    isRefusal: 'The provider has understood the question, and says no.',
  },
  actions: {
    rememberPayment: 'Remembers in this browser that the payment is confirmed.',
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
