import { fromCallback } from 'xstate';
import type { AnswerOf } from '../../../contract/calls';
import { checkoutMachine } from '../../../machines/checkout.machine';
import { callProvider } from '../../api/client';
import { fetchQuery, forgetAnswer, getCached, queryKey } from '../../api/query-cache';
import { logFailure } from '../../lib/failures';
import { provideActors } from '../../lib/provide-actors';
import { siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { notePlanOf, watchPayments } from '../../state/confirmed-payments';
import { watchNetwork } from '../../state/network-return';
import { watchPageRestored } from '../../state/page-restored';
import { watchPageReturn } from '../shared/page-return';
import { safeRedirect } from './safe-redirect';

const SUBSCRIPTION_TIMEOUT_MS = 3_000;
const POLL_MS = 500;

const SUBSCRIPTION = queryKey('activeSubscription', {});

const logName = (planId: string) => `payment of plan ${planId}`;

export const checkoutLogic = provideActors(checkoutMachine, {
  actors: {
    async readDetails({ input, signal }) {
      // A payment may have made the cached subscription outdated.
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
        readSubscription(AbortSignal.timeout(SUBSCRIPTION_TIMEOUT_MS)).catch(() => null),
      ]);
      const address = safeRedirect(redirect, providerOrigin());
      return { redirect: address ?? redirect, isAllowed: address !== null, subscription };
    },
    watchNetwork,
    keepTab: fromCallback<{ type: 'address.known'; address: string }, { planId: string }>(
      ({ input, receive, sendBack }) => {
        const tab = openPaymentTab(input.planId);
        let isRedirected = false;
        let timer: ReturnType<typeof setInterval> | undefined;
        receive(({ address }) => {
          if (!tab || tab.closed) return sendBack({ type: 'tab.blocked' });
          tab.location.replace(address);
          isRedirected = true;
          timer = setInterval(() => {
            // A gateway's COOP header can make the tab look closed. Ignore that while this page is
            // hidden, since the member may still be paying.
            if (!tab.closed || document.visibilityState === 'hidden') return;
            clearInterval(timer);
            sendBack({ type: 'tab.closed' });
          }, POLL_MS);
        });
        const stopWatching = watchPageReturn(() => sendBack({ type: 'page.returned' }));
        return () => {
          stopWatching();
          clearInterval(timer);
          if (!isRedirected) tab?.close();
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

function openPaymentTab(planId: string): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    showWaiting(tab.document);
    notePlanOf(tab, planId);
  }
  return tab;
}

function showWaiting(page: Document) {
  const waiting = text('checkout.tab.waiting');
  page.title = waiting;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--fin-colors-${name}`);
  page.documentElement.style.cssText = `color-scheme: ${colours.colorScheme}; background: ${colour('bg')}`;
  page.body.style.cssText = `padding: 3rem; color: ${colour('fg-muted')}; font: 1rem system-ui, sans-serif`;
  page.body.textContent = waiting;
}

async function readSubscription(signal: AbortSignal): Promise<string> {
  return textOf(await callProvider('activeSubscription', { signal }));
}

function textOf(plan: AnswerOf<'activeSubscription'>): string {
  return plan?.status === 'active' ? JSON.stringify([plan.id, plan.end_date]) : '';
}

function providerOrigin(): string {
  return new URL(siteSettings().provider, window.location.origin).origin;
}
