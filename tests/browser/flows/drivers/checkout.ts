import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import { proceed } from '../../checkout/pay-in-tab';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { english, findLog } from './found';
import { during, givesUp, leave, leaveAndReturn } from './leaving';
import {
  lastTab,
  networkReturns,
  pathOf,
  paymentConfirmed,
  restorePage,
  subscriptionBody,
} from './outside';

const SUBSCRIPTION = pathOf('activeSubscription');
const ORDER = pathOf('processPayment');
const DETAILS = pathOf('paymentDetails');
const bodyOf = (subscription: string) =>
  subscriptionBody(
    subscription === '' ? { id: null, status: null } : { id: '9', status: 'active' },
  );
const says = ({ page }: SitePage, text: string) => page.getByText(text).waitFor();
const pay = ({ page }: SitePage) =>
  Promise.all([page.context().waitForEvent('page'), proceed(page).click()]);
const returnToPage = ({ page }: SitePage) =>
  page.evaluate(() => void dispatchEvent(new Event('focus')));
const isNothingToPay = (sitePage: SitePage) => says(sitePage, 'No Payment Details Available');

const PRICE = { data: { price: 300, subtotal: 300, total: 300 } };
const OTHER = subscriptionBody({ id: '8', status: 'active' });

async function orderBesideOther(sitePage: SitePage): Promise<void> {
  await sitePage.answer(DETAILS, PRICE);
  await sitePage.answer(SUBSCRIPTION, OTHER);
  await says(sitePage, 'Standard');
  await pay(sitePage);
  await sitePage.answer(SUBSCRIPTION, OTHER);
  await sitePage.answer(ORDER, { redirect: 'https://pay.example/1' });
  await says(sitePage, 'Checkout is open in a new tab.');
}

export const driver: Driver = {
  use: 'Payment',
  logs: [/^\[fin\] payment of plan 2/, /Failed to load resource/],
  holds: [DETAILS, ORDER],
  async begin(sitePage) {
    await sitePage.page
      .context()
      .route('https://pay.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title>' }),
      );
    await sitePage.open('/get-payment-detail/2', 'member');
  },
  actions: {
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'network.returned': networkReturns,
    'payment.requested': pay,
    'tab.closed': (sitePage) => lastTab(sitePage).close(),
    'page.returned': returnToPage,
    'page.restored': ({ page }) => restorePage(page),
    'payment.confirmed': (sitePage, { planId }) => paymentConfirmed(sitePage, planId),
  },
  calls: {
    readDetails: {
      async succeed(sitePage, output) {
        const data = { price: 300, subtotal: 300, ...(output as { total: number }) };
        await sitePage.answer(DETAILS, { data });
        await sitePage.answer(SUBSCRIPTION, bodyOf(''));
      },
      fail: (sitePage, failure) => sitePage.fail(DETAILS, failure),
    },
    processPayment: {
      async succeed(sitePage, output) {
        const { redirect, subscription } = output as Record<string, string | null>;
        if (typeof subscription !== 'string') await sitePage.fail(SUBSCRIPTION, failures.rejected);
        else await sitePage.answer(SUBSCRIPTION, bodyOf(subscription));
        await sitePage.answer(ORDER, { redirect });
      },
      async fail(sitePage, failure) {
        await sitePage.answer(SUBSCRIPTION, bodyOf(''));
        await sitePage.fail(ORDER, failure);
      },
    },
    readSubscription: {
      path: SUBSCRIPTION,
      body: (output) => bodyOf((output as { subscription: string }).subscription),
    },
  },
  outcomes: {
    readDetails: asks('paymentDetails', ({ planId }) => ({ params: { plan_id: planId } })),
    processPayment: asks('processPayment', ({ planId, price }) => ({
      payload: { plan_id: planId, payment_method: 'stripe', price },
    })),
    // Other effects also read the subscription, so only the last call is checked.
    readSubscription: ({ sent }) => expect.poll(() => sent.at(-1)?.call).toBe('activeSubscription'),
    keepTab: (sitePage) => expect.poll(() => lastTab(sitePage) === sitePage.page).toBe(false),
    'address.known': (sitePage, { address }) =>
      expect.poll(() => lastTab(sitePage).url()).toBe(address),
    async logUnsafeRedirect(sitePage, { redirect }) {
      await expect.poll(() => lastTab(sitePage) === sitePage.page).toBe(true);
      await findLog(sitePage, `No address to pay at: ${redirect}`);
    },
  },
  assertions: {
    loadingDetails: ({ page }) => page.locator('main section[aria-busy=true]').waitFor(),
    'unavailable.answered': isNothingToPay,
    'unavailable.awaitingNetwork': isNothingToPay,
    reviewing: ({ page }) => proceed(page).waitFor(),
    refused: (sitePage, { context: { refusal } }) =>
      says(sitePage, refusal.reason ?? "We couldn't open checkout."),
    orderingPayment: ({ page }) =>
      page.getByRole('button', { name: 'Opening checkout...' }).waitFor(),
    inTab: (sitePage) => says(sitePage, 'Checkout is open in a new tab.'),
    closed: (sitePage) => says(sitePage, 'Checkout was closed before your payment was confirmed.'),
    awaited: ({ page }) => proceed(page).waitFor(),
    asking: ({ page }) => proceed(page).waitFor(),
    unsure: (sitePage) => says(sitePage, 'You have an active plan.'),
    paid: ({ page }) => page.getByRole('button', { name: 'See your plan' }).waitFor(),
  },
  epilogues: {
    'shows no outdated subscription after it has changed': {
      when: (from) => from.matches('loadingDetails'),
      async run(sitePage) {
        await orderBesideOther(sitePage);
        await returnToPage(sitePage);
        await sitePage.answer(SUBSCRIPTION, bodyOf('Standard'));
        await says(sitePage, english('checkout.paid.confirmed'));
      },
    },
    'shows no outdated subscription after a payment in another tab': {
      when: (from) => from.matches('loadingDetails'),
      async run(sitePage) {
        await orderBesideOther(sitePage);
        await paymentConfirmed(sitePage, '2');
        await says(sitePage, english('checkout.paid.confirmed'));
      },
    },
    'shows no subscription of an earlier visit': {
      when: (from) => from.matches('loadingDetails'),
      async run(sitePage) {
        await sitePage.answer(DETAILS, PRICE);
        await sitePage.answer(SUBSCRIPTION, OTHER);
        await says(sitePage, 'Standard');
        await leaveAndReturn(sitePage);
        await sitePage.answer(DETAILS, PRICE);
        await proceed(sitePage.page).waitFor();
        expect(await sitePage.page.getByText('Standard').count()).toBe(0);
        await sitePage.answer(SUBSCRIPTION, bodyOf(''));
      },
    },
    'gives up the price of a page that was left': givesUp('readDetails', DETAILS),
    'gives up the subscription of a page that was left': givesUp('readSubscription', SUBSCRIPTION),
    'closes a tab without an address when the page is left': {
      when: during('processPayment'),
      async run(sitePage) {
        await leave(sitePage);
        await expect.poll(() => sitePage.page.context().pages().length).toBe(1);
      },
    },
  },
};
