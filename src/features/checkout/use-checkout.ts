import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { watchQueryCache } from '../../api/query-cache';
import { checkoutLogic, getDetails } from './checkout.actors';

type Snapshot = SnapshotFrom<typeof checkoutLogic>;
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsAwaitingReturn = (snapshot: Snapshot) =>
  snapshot.matches({ showing: { paying: 'awaitingReturn' } });
const selectIsPaid = (snapshot: Snapshot) => snapshot.hasTag('ready');
const selectCanPay = (snapshot: Snapshot) => snapshot.can({ type: 'payment.requested' });
const selectBlockedAddress = (snapshot: Snapshot) =>
  snapshot.hasTag('blocked') ? snapshot.context.address : null;

/** Paying for a plan. Give the component a `key` of the plan's id. */
export function useCheckout(planId: string) {
  const actor = useActorRef(checkoutLogic, { input: { planId } });
  const details = useSyncExternalStore(watchQueryCache, () => getDetails(planId));
  return {
    /** The price breakdown as it was last read; `canPay` says whether it can be paid now. */
    details,
    isFailed: useSelector(actor, selectIsFailed),
    isBusy: useSelector(actor, selectIsBusy),
    /** The card payment's page is open in another tab. */
    isAwaitingReturn: useSelector(actor, selectIsAwaitingReturn),
    /** The payment is confirmed, here or in another tab. */
    isPaid: useSelector(actor, selectIsPaid),
    canPay: useSelector(actor, selectCanPay),
    /** Where to pay if the browser opened no tab, else `null`. */
    blockedAddress: useSelector(actor, selectBlockedAddress),
    pay: () => actor.send({ type: 'payment.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
