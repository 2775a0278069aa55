import { plansMachine } from '../../machines/plans.machine';
import { describeFlow } from '../walk/flow';

export const plansFlow = describeFlow({
  machine: plansMachine,
  inputs: [undefined],
  events: {},
  outputs: {
    readSubscription: [
      { id: '9', name: 'Standard', status: 'active' },
      { id: '9', name: 'Standard', status: 'pending' },
      { id: null, name: null, status: null },
    ],
    cancelSubscription: [undefined],
  },
});
