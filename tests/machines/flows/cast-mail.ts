import { titleMachine } from '../../../machines/title.machine';
import { describeFlow } from '../harness/flow';

export const titleFlow = describeFlow({
  machine: titleMachine,
  inputs: [
    { titleId: '7', isRemembered: false },
    { titleId: '7', isRemembered: true },
  ],
  events: { 'mail.opened': [{ castId: '3' }] },
  outputs: { readTitle: [undefined] },
});
