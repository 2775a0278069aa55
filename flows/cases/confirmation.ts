import { confirmationMachine } from '../../machines/confirmation.machine';
import { describeFlow, failures } from '../walk/flow';

export const confirmationFlow = describeFlow({
  machine: confirmationMachine,
  inputs: [
    { sessionId: null, isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: true },
  ],
  events: { 'turn.started': [{ isConfirmed: false }, { isConfirmed: true }] },
  outputs: { confirmPayment: [undefined] },
  failures: [failures.rejected, { ...failures.rejected, status: 503 }, failures.network],
});
