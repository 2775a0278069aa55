/** The payment page's effects: the breakdown, the order, and the tab in which it is paid. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { checkoutMachine, type Redirect } from '../../../machines/checkout.machine';
import { callProvider } from '../../api/client';
import { fetchQuery, getCached, queryKey, watchQueryCache } from '../../api/query-cache';
import { logFailure } from '../../lib/log';
import { provideActors } from '../../lib/provide-actors';
import { openCheckoutTab } from './checkout-tab';
import { safeRedirect } from './safe-redirect';

const PROVIDER_ORIGIN = new URL(process.env.API_BASE_URL ?? '', window.location.origin).origin;

const checkout = provideActors(checkoutMachine, {
  actors: {
    readDetails: fromPromise<{ total: number }, { planId: string }>(async ({ input, signal }) => {
      await fetchQuery(detailsOf(input.planId), signal);
      const details = breakdownOf(input.planId);
      if (!details) throw new Error('The payment details were forgotten');
      return { total: details.total };
    }),
    processPayment: fromPromise<Redirect, { planId: string; price: number }>(
      async ({ input: { planId, price }, signal }) => {
        const { redirect } = await callProvider('processPayment', {
          payload: { plan_id: planId, payment_method: 'stripe', price },
          signal,
        });
        const address = safeRedirect(redirect, PROVIDER_ORIGIN);
        return { redirect: address ?? redirect, isAllowed: address !== null };
      },
    ),
    keepTab: fromCallback<{ type: 'address.known'; address: string }, { planId: string }>(
      ({ receive, sendBack }) => {
        const tab = openCheckoutTab();
        receive(({ address }) => {
          if (!tab.goTo(address)) sendBack({ type: 'tab.blocked' });
        });
        return tab.close;
      },
    ),
  },
  actions: {
    logFailure: (_, { planId, error }) => logFailure(`payment of plan ${planId}`, error),
    logUnsafeRedirect: (_, { planId, redirect }) =>
      logFailure(`payment of plan ${planId}`, `No address to pay at: ${redirect}`),
  },
});

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
const selectIsUnavailable = (snapshot: Snapshot) => snapshot.hasTag('unavailable');
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsWaiting = (snapshot: Snapshot) => snapshot.hasTag('waiting');
const selectCanPay = (snapshot: Snapshot) => snapshot.can({ type: 'payment.requested' });
const selectBlockedAddress = (snapshot: Snapshot) =>
  snapshot.hasTag('blocked') ? snapshot.context.address : null;

/** Paying for a plan. Give the component a `key` of the plan's id. */
export function useCheckout(planId: string) {
  const actor = useActorRef(checkout, { input: { planId } });
  const details = useSyncExternalStore(watchQueryCache, () => breakdownOf(planId));
  return {
    /** The breakdown as it was last read; what it may be paid with tells `canPay`. */
    details,
    isUnavailable: useSelector(actor, selectIsUnavailable),
    isBusy: useSelector(actor, selectIsBusy),
    /** The checkout stands open elsewhere. */
    isWaiting: useSelector(actor, selectIsWaiting),
    canPay: useSelector(actor, selectCanPay),
    /** Where to pay when no tab could be opened, else `null`. */
    blockedAddress: useSelector(actor, selectBlockedAddress),
    pay: () => actor.send({ type: 'payment.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

function detailsOf(planId: string) {
  return queryKey('paymentDetails', { plan_id: planId });
}

function breakdownOf(planId: string) {
  return getCached<'paymentDetails'>(detailsOf(planId));
}
