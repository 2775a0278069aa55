import type { AnyMachineSnapshot } from 'xstate';
import { queryMachine } from '../../machines/query.machine';
import { describeFlow } from '../walk/flow';

export const isOfPlans = ({ context }: AnyMachineSnapshot) => context.queryKey === 'plans';

export const queryFlow = describeFlow({
  machine: queryMachine,
  guards: {
    hasRead: 'An earlier visit has read it.',
    isOutdated: 'A refresh was requested during the read, so its answer may be older.',
    isEmpty: 'The list has no entries.',
    hasNoNetwork: 'The provider could not be reached, since there is no network.',
    hasEntries: 'The list has entries.',
  },
  actions: {
    noteCount: 'Remembers how many entries there are.',
    noteOutdated: 'Remembers that it has to be read again.',
    beginRead: 'Counts refreshes from now on as after this read.',
    giveUpCall: 'Gives up the call that has stalled.',
    tellOwner: 'Tells the page around it that nothing waits for this list any more.',
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
