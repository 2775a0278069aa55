import { expect } from 'vitest';
import { failures } from '../../../../flows/walk/flow';
import { proceed } from '../../checkout/pay-in-tab';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { lastTab, networkReturns, pathOf, paymentConfirmed, subscriptionBody } from './outside';

const SUBSCRIPTION = pathOf('activeSubscription');
const ORDER = pathOf('processPayment');
const DETAILS = pathOf('paymentDetails');
const bodyOf = (subscription: string) =>
  subscriptionBody(
    subscription === '' ? { id: null, status: null } : { id: '9', status: 'active' },
  );
const says = ({ page }: Stage, text: string) => page.getByText(text).waitFor();
const isNothingToPay = (stage: Stage) => says(stage, 'No Payment Details Available');

export const kit: Kit = {
  use: 'Payment',
  // An address that may not be opened is logged.
  logs: [/^\[fin\] payment of plan 2/, /Failed to load resource/],
  holds: [DETAILS, ORDER],
  async begin(stage) {
    await stage.page
      .context()
      .route('https://pay.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title>' }),
      );
    await stage.open('/get-payment-detail/2', 'member');
  },
  gestures: {
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'network.returned': networkReturns,
    async 'payment.requested'({ page }) {
      await Promise.all([page.context().waitForEvent('page'), proceed(page).click()]);
    },
    'tab.closed': (stage) => lastTab(stage).close(),
    'page.returned': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('focus'))),
    'page.restored': ({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
    'payment.confirmed': (stage, { planId }) => paymentConfirmed(stage, planId),
  },
  calls: {
    // With the price the page reads what the plan would replace.
    readDetails: {
      async succeed(stage, output) {
        const data = { price: 300, subtotal: 300, ...(output as { total: number }) };
        await stage.answer(DETAILS, { data });
        await stage.answer(SUBSCRIPTION, bodyOf(''));
      },
      fail: (stage, failure) => stage.fail(DETAILS, failure),
    },
    // Reads the subscription as well.
    processPayment: {
      async succeed(stage, output) {
        const { redirect, subscription } = output as Record<string, string | null>;
        if (typeof subscription !== 'string') await stage.fail(SUBSCRIPTION, failures.rejected);
        else await stage.answer(SUBSCRIPTION, bodyOf(subscription));
        await stage.answer(ORDER, { redirect });
      },
      async fail(stage, failure) {
        await stage.answer(SUBSCRIPTION, bodyOf(''));
        await stage.fail(ORDER, failure);
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
    // The page reads it, too, wherever it shows a plan: the calls are not counted.
    readSubscription: ({ sent }) => expect.poll(() => sent.at(-1)?.call).toBe('activeSubscription'),
    keepTab: (stage) => expect.poll(() => lastTab(stage) === stage.page).toBe(false),
    'address.known': (stage, { address }) => expect.poll(() => lastTab(stage).url()).toBe(address),
    logUnsafeRedirect: (stage) => expect.poll(() => lastTab(stage) === stage.page).toBe(true),
  },
  sights: {
    loadingDetails: ({ page }) => page.locator('main section[aria-busy=true]').waitFor(),
    'unavailable.answered': isNothingToPay,
    'unavailable.awaitingNetwork': isNothingToPay,
    reviewing: ({ page }) => proceed(page).waitFor(),
    refused: (stage, { context: { refusal } }) =>
      says(stage, refusal.reason ?? "We couldn't open checkout."),
    orderingPayment: ({ page }) =>
      page.getByRole('button', { name: 'Opening checkout...' }).waitFor(),
    inTab: (stage) => says(stage, 'Checkout is open in a new tab.'),
    closed: (stage) => says(stage, 'Checkout was closed before your payment was confirmed.'),
    awaited: ({ page }) => proceed(page).waitFor(),
    asking: ({ page }) => proceed(page).waitFor(),
    unsure: (stage) => says(stage, 'You have an active plan.'),
    paid: ({ page }) => page.getByRole('button', { name: 'See your plan' }).waitFor(),
  },
};
