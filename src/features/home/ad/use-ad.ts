import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import { adLogic } from './ad.actors';

const SLOT = 'ad-slot';

const selectIsFailed = (snapshot: SnapshotFrom<typeof adLogic>) => snapshot.hasTag('failed');

export function useAd() {
  const actor = useFlow(adLogic, 'Ad', { slotId: SLOT });
  return { slotId: SLOT, isFailed: useSelector(actor, selectIsFailed) };
}
