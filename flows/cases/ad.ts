import { adMachine } from '../../machines/ad.machine';
import { describeFlow } from '../walk/flow';

export const adFlow = describeFlow({
  machine: adMachine,
  inputs: [{ slotId: 'browse' }],
  events: {},
  outputs: { loadAd: [undefined] },
});
