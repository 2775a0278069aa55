import { adMachine } from '../../machines/ad.machine';
import { describeFlow } from '../test-paths/flow';

export const adFlow = describeFlow({
  machine: adMachine,
  guards: {},
  actions: {},
  inputs: [{ slotId: 'browse' }],
  events: {},
  outputs: { loadAd: [undefined] },
});
