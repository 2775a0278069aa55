import { confirmationMachine } from '../../machines/confirmation.machine';
import { describeFlow } from '../walk/flow';

export const confirmationFlow = describeFlow({
  machine: confirmationMachine,
  inputs: [
    { sessionId: null, isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: false },
    { sessionId: 'cs_1', isConfirmed: true },
  ],
  events: {},
  outputs: { confirmPayment: [undefined] },
});
