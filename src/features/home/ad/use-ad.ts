/** The ad slot's effects: the ad's script. */
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { adMachine } from '../../../../machines/ad.machine';
import { logFailure } from '../../../lib/log';
import { provideActors } from '../../../lib/provide-actors';
import { loadAdScript } from './ad-script';

/** The id by which ad scripts find their place. */
const SLOT = 'ad-slot';

const ad = provideActors(adMachine, {
  actors: {
    loadAd: fromPromise<void, { slotId: string }>(({ input, signal }) =>
      loadAdScript(input.slotId, signal),
    ),
  },
  actions: {
    logFailure: (_, { slotId, error }) => logFailure(slotId, error),
  },
});

const selectIsFailed = (snapshot: SnapshotFrom<typeof adMachine>) => snapshot.hasTag('failed');

/** The ad slot of this page: the id its element needs, and whether the ad is missing. */
export function useAd() {
  const actor = useActorRef(ad, { input: { slotId: SLOT } });
  return { slotId: SLOT, isFailed: useSelector(actor, selectIsFailed) };
}
