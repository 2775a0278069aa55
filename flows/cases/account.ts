import { accountMachine } from '../../machines/account.machine';
import { describeFlow } from '../walk/flow';

export const accountFlow = describeFlow({
  machine: accountMachine,
  inputs: [undefined],
  events: {},
  outputs: {},
});
