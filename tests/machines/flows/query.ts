import { readingMachine } from '../../../machines/query.machine';
import { describeFlow } from '../harness/flow';

export const readingFlow = describeFlow({
  machine: readingMachine,
  inputs: [
    { source: 'tvShows', remembered: null },
    { source: 'tvShows', remembered: 3 },
  ],
  events: {},
  outputs: { read: [{ count: 0 }, { count: 12 }] },
});
