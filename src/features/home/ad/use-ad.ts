import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import { adLogic } from './ad.actors';

/** The id by which ad scripts find their place. */
const SLOT = 'ad-slot';

const selectIsFailed = (snapshot: SnapshotFrom<typeof adLogic>) => snapshot.hasTag('failed');

/** The ad slot of this page: the id of its element, and whether the ad could not be loaded. */
export function useAd() {
  const actor = useFlow(adLogic, 'Ad', { slotId: SLOT });
  return { slotId: SLOT, isFailed: useSelector(actor, selectIsFailed) };
}
