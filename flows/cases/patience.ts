import { patienceMachine } from '../../machines/patience.machine';
import { describeFlow } from '../walk/flow';

export const patienceFlow = describeFlow({
  machine: patienceMachine,
  inputs: [{ owner: null }],
  events: {},
  outputs: {},
});
