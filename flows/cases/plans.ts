import { plansMachine } from '../../machines/plans.machine';
import { describeFlow } from '../walk/flow';

export const plansFlow = describeFlow({
  machine: plansMachine,
  guards: {
    hasNoNetwork: 'The provider could not be reached, since there is no network.',
    isOutdated: 'A payment was confirmed meanwhile, of which the answer may not know.',
    isOutcomeOpen: 'The answer was lost, so the provider may have cancelled or not.',
    isActive: 'There is a subscription, and its status is active.',
  },
  actions: {
    noteSubscription: 'Remembers the subscription.',
    noteCancelled: 'Remembers the name of the plan that was cancelled.',
    forgetCancelled: 'Forgets which plan was cancelled.',
    beginRead: 'Counts payments from now on as after this read.',
    noteOutdated: 'Remembers that the subscription has to be read again.',
    noteFailure: 'Remembers why it is not known whether the plan was cancelled.',
    announceOutdated: 'Makes everything about the plans be read again.',
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
