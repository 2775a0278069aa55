import { fromCallback } from 'xstate';
import type { AnswerOf } from '../../../contract/calls';
import { checkoutMachine } from '../../../machines/checkout.machine';
import { callProvider } from '../../api/client';
import { fetchQuery, forgetAnswer, getCached, queryKey } from '../../api/query-cache';
import { logFailure } from '../../lib/failures';
import { provideActors } from '../../lib/provide-actors';
import { siteSettings } from '../../lib/site/settings';
import { watchPayments } from '../../state/confirmed-payments';
import { watchNetwork } from '../../state/network-return';
import { watchPageRestored } from '../../state/page-restored';
import { watchPageReturn } from '../shared/page-return';
import { openCheckoutTab } from './checkout-tab';
import { safeRedirect } from './safe-redirect';

const SUBSCRIPTION_TIMEOUT_MS = 3_000;

const SUBSCRIPTION = queryKey('activeSubscription', {});

const logName = (planId: string) => `payment of plan ${planId}`;

export const checkoutLogic = provideActors(checkoutMachine, {
  actors: {
    async readDetails({ input, signal }) {
      // A payment may have changed the cached subscription.
      forgetAnswer(SUBSCRIPTION);
      const key = queryKey('paymentDetails', { plan_id: input.planId });
      await fetchQuery(key, signal);
      const details = getCached<'paymentDetails'>(key);
      if (!details) throw new Error('The payment details were removed from the cache');
      return { total: details.total };
    },
    async processPayment({ input: { planId, price } }) {
      const [{ redirect }, subscription] = await Promise.all([
        callProvider('processPayment', {
          payload: { plan_id: planId, payment_method: 'stripe', price },
        }),
        // Read the subscription before the payment, to detect a change later.
        readSubscription(AbortSignal.timeout(SUBSCRIPTION_TIMEOUT_MS)).catch(() => null),
      ]);
      const address = safeRedirect(redirect, providerOrigin());
      return { redirect: address ?? redirect, isAllowed: address !== null, subscription };
    },
    watchNetwork,
    keepTab: fromCallback<{ type: 'address.known'; address: string }, { planId: string }>(
      ({ input, receive, sendBack }) => {
        const tab = openCheckoutTab(input.planId);
        receive(({ address }) => {
          const isOpen = tab.goTo(address, () => sendBack({ type: 'tab.closed' }));
          if (!isOpen) sendBack({ type: 'tab.blocked' });
        });
        const stopWatching = watchPageReturn(() => sendBack({ type: 'page.returned' }));
        return () => {
          stopWatching();
          tab.close();
        };
      },
    ),
    watchPayments: fromCallback(({ sendBack }) => {
      const stopPayments = watchPayments(({ planId }) => {
        forgetAnswer(SUBSCRIPTION);
        sendBack({ type: 'payment.confirmed', planId });
      });
      const stopPage = watchPageRestored(() => sendBack({ type: 'page.restored' }));
      return () => {
        stopPayments();
        stopPage();
      };
    }),
    async readSubscription({ signal }) {
      const subscription = await readSubscription(signal);
      const known = getCached<'activeSubscription'>(SUBSCRIPTION);
      if (known !== undefined && subscription !== textOf(known)) forgetAnswer(SUBSCRIPTION);
      return { subscription };
    },
  },
  actions: {
    logUnsafeRedirect: ({ context }, { redirect }) =>
      logFailure(logName(context.planId), `No address to pay at: ${redirect}`),
  },
  logAs: ({ planId }) => logName(planId),
});

async function readSubscription(signal: AbortSignal): Promise<string> {
  return textOf(await callProvider('activeSubscription', { signal }));
}

function textOf(plan: AnswerOf<'activeSubscription'>): string {
  return plan?.status === 'active' ? JSON.stringify([plan.id, plan.end_date]) : '';
}

function providerOrigin(): string {
  return new URL(siteSettings().provider, window.location.origin).origin;
}
