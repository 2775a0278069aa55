import { accountMachine } from '../../../machines/account.machine';
import { describeFlow } from '../harness/flow';

export const accountFlow = describeFlow({
  machine: accountMachine,
  inputs: [undefined],
  events: {},
  outputs: {},
});
