import { viewCountMachine } from '../../machines/view-count.machine';
import { describeFlow } from '../test-paths/flow';

export const viewCountFlow = describeFlow({
  machine: viewCountMachine,
  guards: { isEnough: 'The film has played for ten seconds.' },
  actions: { noteSecond: 'Counts one more second of the film.' },
  inputs: [{ titleId: '7' }],
  events: {},
  outputs: { countView: [undefined] },
});
