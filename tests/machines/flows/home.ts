import { feedMachine } from '../../../machines/home.machine';
import { describeFlow } from '../harness/flow';

export const feedFlow = describeFlow({
  machine: feedMachine,
  inputs: [{}, { shown: 7 }],
  events: { 'row.settled': [{ row: 'Top 10' }, { row: 'Latest Movies' }, { row: 'Free Movies' }] },
  outputs: {},
});
