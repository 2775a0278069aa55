import { connectionMachine } from '../../machines/connection.machine';
import { describeFlow } from '../walk/flow';

export const connectionFlow = describeFlow({
  machine: connectionMachine,
  inputs: [{ owner: null }],
  events: {},
  outputs: {},
});
