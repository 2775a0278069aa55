import { accountMachine } from '../../machines/account.machine';
import { describeFlow } from '../walk/flow';

export const accountFlow = describeFlow({
  machine: accountMachine,
  guards: {},
  actions: {
    releaseNavigation: 'Lets the requested page open.',
  },
  inputs: [undefined],
  events: {},
  outputs: {},
});
