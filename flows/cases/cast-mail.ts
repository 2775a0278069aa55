import { castMailMachine } from '../../machines/cast-mail.machine';
import { describeFlow } from '../walk/flow';

export const castMailFlow = describeFlow({
  machine: castMailMachine,
  inputs: [undefined],
  events: { 'mail.opened': [{ castId: '3' }, { castId: '4' }] },
  outputs: {},
});
