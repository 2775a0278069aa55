import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { watchQueryCache } from '../../api/query-cache';
import { useFlow } from '../../lib/flow';
import { checkoutLogic, getDetails } from './checkout.actors';

type Snapshot = SnapshotFrom<typeof checkoutLogic>;
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsAwaitingReturn = (snapshot: Snapshot) =>
  snapshot.matches({ showing: { paying: 'awaitingReturn' } });
const selectIsClosed = (snapshot: Snapshot) =>
  snapshot.matches({ showing: { paying: { awaitingReturn: { place: 'closed' } } } });
const selectIsUnsure = (snapshot: Snapshot) => snapshot.hasTag('unsure');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectIsPaid = (snapshot: Snapshot) => snapshot.hasTag('ready');
const selectCanPay = (snapshot: Snapshot) => snapshot.can({ type: 'payment.requested' });
const selectBlockedAddress = (snapshot: Snapshot) =>
  snapshot.hasTag('blocked') ? snapshot.context.address : null;

/** Paying for a plan. Give the component a `key` of the plan's id. */
export function useCheckout(planId: string) {
  const actor = useFlow(checkoutLogic, 'Payment', { planId });
  const details = useSyncExternalStore(
    watchQueryCache,
    () => getDetails(planId),
    () => undefined,
  );
  return {
    /** The price breakdown as it was last read; outdated while `isLoading`. */
    details,
    isLoading: useSelector(actor, selectIsLoading),
    isFailed: useSelector(actor, selectIsFailed),
    isBusy: useSelector(actor, selectIsBusy),
    /** The card payment's page was opened in another tab. */
    isAwaitingReturn: useSelector(actor, selectIsAwaitingReturn),
    /** … and was closed there, without a payment that is known. */
    isClosed: useSelector(actor, selectIsClosed),
    /** A plan is active, and it is not known whether it was before. */
    isUnsure: useSelector(actor, selectIsUnsure),
    /** The payment is confirmed, here or in another tab. */
    isPaid: useSelector(actor, selectIsPaid),
    canPay: useSelector(actor, selectCanPay),
    /** Where to pay if the browser opened no tab, else `null`. */
    blockedAddress: useSelector(actor, selectBlockedAddress),
    pay: () => actor.send({ type: 'payment.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
