import { queryMachine } from '../../machines/query.machine';
import { describeFlow } from '../walk/flow';

export const queryFlow = describeFlow({
  machine: queryMachine,
  inputs: [
    { queryKey: 'tvShows', cached: null },
    { queryKey: 'tvShows', cached: 3 },
  ],
  events: {},
  outputs: { read: [{ count: 0 }, { count: 12 }] },
});
