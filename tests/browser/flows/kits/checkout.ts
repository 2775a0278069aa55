import { flowCalled } from '../../../../flows/flows';
import { proceed } from '../../checkout/pay-in-tab';
import type { Kit } from '../kit';
import type { Stage } from '../stage';
import { lastTab, networkReturns, pathOf, paymentConfirmed, subscriptionBody } from './outside';

const says = ({ page }: Stage, text: string) => page.getByText(text).waitFor();
const isNothingToPay = (stage: Stage) => says(stage, 'No Payment Details Available');

export const checkoutKit: Kit = {
  flow: flowCalled('checkout'),
  use: 'Payment',
  // An address that may not be opened is logged.
  logs: [/^\[fin\] payment of plan 2/],
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
    'payment.confirmed': (stage, { planId }) => paymentConfirmed(stage, planId),
  },
  isPossible: ({ type }, { value }) =>
    type !== 'tab.closed' || JSON.stringify(value).includes('inTab'),
  calls: {
    readDetails: {
      path: pathOf('paymentDetails'),
      body: (output) => ({ data: { price: 300, subtotal: 300, ...(output as { total: number }) } }),
    },
    processPayment: {
      path: pathOf('processPayment'),
      body: (output) => ({ redirect: (output as { redirect: string | null }).redirect }),
    },
    readSubscription: {
      path: pathOf('activeSubscription'),
      body: (output) =>
        subscriptionBody(
          (output as { subscription: string }).subscription === ''
            ? { id: null, status: null }
            : { id: '9', status: 'active' },
        ),
    },
  },
  sights: {
    loadingDetails: ({ page }) => page.locator('main section[aria-busy=true]').waitFor(),
    'unavailable.answered': isNothingToPay,
    'unavailable.awaitingNetwork': isNothingToPay,
    reviewing: ({ page }) => proceed(page).waitFor(),
    orderingPayment: ({ page }) =>
      page.getByRole('button', { name: 'Opening checkout...' }).waitFor(),
    inTab: (stage) => says(stage, 'The checkout is open in a new tab.'),
    closed: (stage) => says(stage, 'The checkout was closed, and no payment is confirmed.'),
    awaited: ({ page }) => proceed(page).waitFor(),
    asking: ({ page }) => proceed(page).waitFor(),
    paid: ({ page }) => page.getByRole('button', { name: 'See your plan' }).waitFor(),
  },
};
