import { adMachine } from '../../../machines/ad.machine';
import { describeFlow } from '../harness/flow';

export const adFlow = describeFlow({
  machine: adMachine,
  inputs: [{ slotId: 'browse' }],
  events: {},
  outputs: { loadAd: [undefined] },
});
