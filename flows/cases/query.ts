import type { AnyMachineSnapshot } from 'xstate';
import { queryMachine } from '../../machines/query.machine';
import { describeFlow } from '../test-paths/flow';

export const isOfPlans = ({ context }: AnyMachineSnapshot) => context.queryKey === 'plans';

export const queryFlow = describeFlow({
  machine: queryMachine,
  guards: {
    hasRead: 'An earlier visit has cached it.',
    isOutdated: 'A refresh was requested during loading, so the answer may be outdated.',
    isEmpty: 'The list has no entries.',
    hasNoNetwork: 'The provider could not be reached, because there is no network.',
    hasEntries: 'The list has entries.',
  },
  actions: {
    noteCount: 'Remembers how many entries there are.',
    noteOutdated: 'Remembers that it must be loaded again.',
    beginRead: 'Marks the start of this request: later refreshes require another one.',
    giveUpCall: 'Aborts the overdue request.',
    tellOwner: 'Notifies the page that this list is loaded, has failed, or is late.',
  },
  inputs: [
    { queryKey: 'tvShows', cached: null },
    { queryKey: 'tvShows', cached: 3 },
  ],
  events: {},
  outputs: { read: [{ count: 0 }, { count: 12 }] },
  site: {
    cases: {
      inputs: [
        { queryKey: 'plans', cached: null },
        { queryKey: 'plans', cached: 3 },
        { queryKey: 'popularMovies', cached: null },
      ],
    },
    isPossible: ({ type }, from) =>
      (type !== 'refresh.requested' || isOfPlans(from)) &&
      (type !== 'retry.requested' || from.matches('failed') || !isOfPlans(from)),
  },
});
