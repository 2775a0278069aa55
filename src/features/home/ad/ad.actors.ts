import { adMachine } from '../../../../machines/ad.machine';
import { provideActors } from '../../../lib/provide-actors';
import { loadAdScript } from './ad-script';

export const adLogic = provideActors(adMachine, {
  actors: {
    loadAd: ({ input, signal }) => loadAdScript(input.slotId, signal),
  },
  logAs: ({ slotId }) => slotId,
});
