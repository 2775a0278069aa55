import { openCheckout, pay, proceed } from '../checkout/pay-in-tab';
import { payFor, subscribe } from '../checkout/subscribe';
import { letThrough } from '../setup/interception';
import { disconnect, holdCall } from '../setup/provider';
import { at, resized, type Screen } from './screen';

export const planScreens: Screen[] = [
  {
    screen: 'plans',
    logs: /ERR_INTERNET_DISCONNECTED|^\[fin\]/,
    states: {
      'with placeholders': async (page) => {
        await holdCall(page, '/user/plans');
        await holdCall(page, '/user/subscription-plan');
        await at('/plans')(page);
      },
      'without an active plan': async (page) => {
        await letThrough(page);
        await page.getByText('No active plan yet. Pick one below.').waitFor();
        await page.getByRole('article', { name: 'Standard' }).getByText('10% off').waitFor();
      },
      'on a phone': resized(390),
      'with an active plan': async (page, account) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await subscribe(account, '1');
        await page.reload();
        await page.getByText('Active plan', { exact: true }).waitFor();
        await page.getByRole('article', { name: 'Pocket' }).getByText('Your plan').waitFor();
      },
      'asking whether to cancel': async (page) => {
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        await page.getByRole('alertdialog', { name: 'Cancel Pocket?' }).waitFor();
      },
      'being cancelled': async (page) => {
        await holdCall(page, '/user/cancle-subscription');
        await page.getByRole('button', { name: 'Cancel subscription' }).click();
        await page.getByRole('button', { name: 'Cancelling...' }).waitFor();
      },
      failed: async (page) => {
        await disconnect(page);
        await page.goto('/plans');
        await page.getByText('No plans available.').waitFor();
        await page.getByText("We couldn't load your subscription.").waitFor();
      },
    },
  },
  {
    screen: 'payment page',
    logs: /ERR_INTERNET_DISCONNECTED|^\[fin\]/,
    states: {
      'with its breakdown': async (page) => {
        await page.goto('/get-payment-detail/2');
        await proceed(page).waitFor();
      },
      'on the narrowest phone': resized(320),
      'opening the checkout': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await holdCall(page, '/user/process-payment');
        await proceed(page).click();
        await page.getByRole('button', { name: 'Opening checkout...' }).waitFor();
      },
      'with the checkout in a new tab': async (page) => {
        await page.reload();
        await letThrough(page);
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          proceed(page).click(),
        ]);
        await tab.waitForURL('**/sandbox/checkout/**');
        await page.getByText('Checkout is open in a new tab.').waitFor();
        await tab.close();
      },
      'paid in the other tab': async (page) => {
        await pay(await openCheckout(page));
        await page.getByText('Standard is active until').waitFor();
      },
      failed: async (page) => {
        await disconnect(page);
        await page.goto('/get-payment-detail/2');
        await page.getByText('No Payment Details Available').waitFor();
      },
    },
  },
  {
    screen: 'confirmation of a payment',
    logs: /Failed to load resource|^\[fin\] payment/,
    states: {
      failed: async (page) => {
        await page.goto('/payment-success?session_id=unpaid');
        await page.getByRole('heading', { name: /^Failed to confirm/ }).waitFor();
      },
      done: async (page, account) => {
        await page.goto(`/payment-success?session_id=${await payFor(account, '1')}`);
        await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
      },
      'on a phone': resized(390),
      'on its way': async (page) => {
        await holdCall(page, '/user/payment-success');
        await page.goto('/payment-success?session_id=other');
        await page.getByRole('heading', { name: 'Processing payment...' }).waitFor();
      },
    },
  },
];
