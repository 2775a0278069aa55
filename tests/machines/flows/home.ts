import { homeMachine } from '../../../machines/home.machine';
import { describeFlow } from '../harness/flow';

export const homeFlow = describeFlow({
  machine: homeMachine,
  inputs: [{}, { shown: 7 }],
  events: { 'row.settled': [{ row: 'Top 10' }, { row: 'Latest Movies' }, { row: 'Free Movies' }] },
  outputs: {},
});
