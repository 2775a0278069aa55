import { plansMachine } from '../../machines/plans.machine';
import { describeFlow } from '../test-paths/flow';

export const plansFlow = describeFlow({
  machine: plansMachine,
  guards: {
    hasNoNetwork: 'The provider could not be reached, because there is no network.',
    isOutdated: 'A payment was confirmed during the request, so the answer may be outdated.',
    isOutcomeOpen: 'The answer was lost, so the provider may or may not have cancelled.',
    isActive: 'The subscription exists, and its status is active.',
    isStillActive: 'The plan that was to be cancelled is active.',
  },
  actions: {
    noteSubscription: 'Remembers the subscription.',
    noteCancelled: 'Remembers the name of the cancelled plan.',
    forgetCancelled: 'Forgets which plan was cancelled.',
    beginRead: 'Marks the start of this request: later payments require another one.',
    noteOutdated: 'Remembers that the subscription must be loaded again.',
    noteFailure: 'Remembers why it is unknown whether the plan was cancelled.',
    announceOutdated: 'Makes all data about the plans load again.',
    alertFailure: 'Says in an alert that the plan could not be cancelled.',
  },
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
