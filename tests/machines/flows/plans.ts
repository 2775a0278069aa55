import { subscriptionMachine } from '../../../machines/plans.machine';
import { describeFlow } from '../harness/flow';

export const subscriptionFlow = describeFlow({
  machine: subscriptionMachine,
  inputs: [undefined],
  events: {},
  outputs: {
    readSubscription: [
      { id: '9', status: 'active' },
      { id: '9', status: 'pending' },
      { id: null, status: null },
    ],
    cancelSubscription: [undefined],
  },
});
