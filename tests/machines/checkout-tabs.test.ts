import { expect, test } from 'vitest';
import { failures } from '../../flows/test-paths/flow';
import { type Checkout, isPaid, openPage, openTab, READ, readsSubscription } from './checkout-page';

const confirm = (checkout: Checkout, planId: string | null) =>
  checkout.report('watchPayments', { type: 'payment.confirmed', planId });
const comeBack = (checkout: Checkout) => checkout.report('keepTab', 'page.returned');
const close = (checkout: Checkout) => checkout.report('keepTab', 'tab.closed');
const find = (checkout: Checkout, subscription: string) => checkout.succeed(READ, { subscription });

test('once the payment is confirmed in any tab, a stale press orders no more', async () => {
  const checkout = await openTab();
  confirm(checkout, '2');
  expect(isPaid(checkout)).toBe(true);
  expect(checkout.send('payment.requested')).toEqual([]);
});

test('a page without an order follows the payment of its own plan only', async () => {
  const checkout = await openPage();
  confirm(checkout, '3');
  confirm(checkout, null);
  expect(isPaid(checkout)).toBe(false);
  confirm(checkout, '2');
  expect(isPaid(checkout)).toBe(true);
});

test('a payment of an unknown plan belongs to the page that waits for one', async () => {
  const checkout = await openTab();
  confirm(checkout, null);
  expect(isPaid(checkout)).toBe(true);
});

test.each([
  ['is ordered again', async () => {}],
  ['could not be ordered again', (it: Checkout) => it.fail('processPayment', failures.network)],
  [
    'was ordered again at an outdated price',
    async (it: Checkout) => {
      await it.fail('processPayment', { ...failures.rejected, status: 422 });
      await it.succeed('readDetails', { total: 400 });
    },
  ],
])('a payment of an unknown plan belongs to the page whose plan %s', async (_, end) => {
  const checkout = await openTab();
  checkout.send('payment.requested');
  await end(checkout);
  confirm(checkout, null);
  expect(isPaid(checkout)).toBe(true);
});

test('a plan that was paid elsewhere after an order here is not taken for this one', async () => {
  const checkout = await openTab();
  close(checkout);
  await find(checkout, '');
  confirm(checkout, '3');
  await checkout.succeed('readDetails', { total: 354 });
  checkout.send('payment.requested');
  const order = { redirect: 'https://pay.example/1', isAllowed: true, subscription: 'Standard' };
  await checkout.succeed('processPayment', order);
  expect(isPaid(checkout)).toBe(false);
});

test('a checkout closed without payment is reported, and can be opened again', async () => {
  const checkout = await openTab();
  expect(close(checkout)).toEqual([readsSubscription]);
  await find(checkout, '');
  const closed = { showing: { paying: { awaitingReturn: { place: 'closed' } } } } as const;
  expect(checkout.now().matches(closed)).toBe(true);
  expect(isPaid(checkout)).toBe(false);
  expect(checkout.now().can({ type: 'payment.requested' })).toBe(true);
});

test.each([
  ['the tab is closed', close],
  ['the member comes back', comeBack],
])('a payment that was never confirmed is found by asking the provider when %s', async (_, ask) => {
  const checkout = await openTab();
  ask(checkout);
  await find(checkout, 'Standard');
  expect(isPaid(checkout)).toBe(true);
  expect(checkout.running()).toEqual(['watchPayments']);
});

test('a provider that does not answer, or says the same as before, is asked again at the next return', async () => {
  const checkout = await openTab();
  comeBack(checkout);
  await checkout.fail(READ, failures.network);
  comeBack(checkout);
  await find(checkout, '');
  expect(isPaid(checkout)).toBe(false);
  expect(comeBack(checkout)).toEqual([readsSubscription]);
});

test('a subscription that ends while the checkout is open is no payment', async () => {
  const checkout = await openTab('Basic');
  comeBack(checkout);
  await find(checkout, '');
  expect(isPaid(checkout)).toBe(false);
});

test('with an unknown earlier subscription nothing is read until the member returns', async () => {
  const checkout = await openTab(null);
  expect(checkout.running()).toEqual(['keepTab', 'watchPayments']);
  expect(comeBack(checkout)).toEqual([readsSubscription]);
});

test('with an unknown earlier subscription an active plan is reported, not counted as paid', async () => {
  const checkout = await openTab(null);
  comeBack(checkout);
  await checkout.fail(READ, failures.network);
  close(checkout);
  await find(checkout, 'Standard');
  expect(isPaid(checkout)).toBe(false);
  expect(checkout.now().hasTag('unsure')).toBe(true);
  confirm(checkout, '2');
  expect(isPaid(checkout)).toBe(true);
});

test('with an unknown earlier subscription and no active plan, a later plan counts as paid', async () => {
  const checkout = await openTab(null);
  for (const subscription of ['', 'Standard']) {
    comeBack(checkout);
    await find(checkout, subscription);
  }
  expect(isPaid(checkout)).toBe(true);
});

test.each([
  ['answers the same', (checkout: Checkout) => find(checkout, '')],
  ['fails', (checkout: Checkout) => checkout.fail(READ, failures.network)],
])('a tab that is closed during a read, which %s, makes it read once more', async (_, end) => {
  const checkout = await openTab();
  expect(comeBack(checkout)).toEqual([readsSubscription]);
  expect(close(checkout)).toEqual([]);
  await end(checkout);
  await find(checkout, 'Standard');
  expect(isPaid(checkout)).toBe(true);
});
