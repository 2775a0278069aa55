import { expect, test } from 'vitest';
import { failures } from '../../flows/walk/flow';
import { type Checkout, isPaid, openPage, openTab, safe } from './checkout-page';

const confirmed = (planId: string | null) => ({ type: 'payment.confirmed', planId }) as const;
const READ = 'readSubscription';

test('once the payment is confirmed in any tab, a stale press orders no more', async () => {
  const checkout = await openPage();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', safe);
  checkout.report('watchPayments', confirmed('2'));
  expect(isPaid(checkout)).toBe(true);
  expect(checkout.send('payment.requested')).toEqual([]);
});

test('a page that was never pressed follows the payment of its plan, not of another', async () => {
  const checkout = await openPage();
  checkout.report('watchPayments', confirmed('3'));
  checkout.report('watchPayments', confirmed(null));
  expect(isPaid(checkout)).toBe(false);
  checkout.report('watchPayments', confirmed('2'));
  expect(isPaid(checkout)).toBe(true);
});

test('a payment of an unknown plan belongs to the page that waits for one', async () => {
  const checkout = await openPage();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', safe);
  checkout.report('watchPayments', confirmed(null));
  expect(isPaid(checkout)).toBe(true);
});

const isClosed = (checkout: Checkout) =>
  checkout.now().matches({ showing: { paying: { awaitingReturn: { place: 'closed' } } } });

test('a checkout that was closed without paying is said to be closed, and can be opened again', async () => {
  const checkout = await openTab();
  checkout.report('keepTab', 'tab.closed');
  expect(checkout.takeCalls()).toEqual([['starts', 'readSubscription', { planId: '2' }]]);
  await checkout.succeed('readSubscription', { subscription: '' });
  expect(isClosed(checkout)).toBe(true);
  expect(isPaid(checkout)).toBe(false);
  expect(checkout.now().can({ type: 'payment.requested' })).toBe(true);
});

test.each(['tab.closed', 'page.returned'] as const)(
  'a payment that nobody confirmed is found by asking the provider on %s',
  async (type) => {
    const checkout = await openTab();
    checkout.report('keepTab', { type });
    await checkout.succeed('readSubscription', { subscription: 'Standard' });
    expect(isPaid(checkout)).toBe(true);
    expect(checkout.running()).toEqual(['watchPayments']);
  },
);

test('a provider that does not answer, or says the same as before, is asked again at the next return', async () => {
  const checkout = await openTab();
  checkout.report('keepTab', 'page.returned');
  await checkout.fail('readSubscription', failures.network);
  checkout.report('keepTab', 'page.returned');
  await checkout.succeed('readSubscription', { subscription: '' });
  expect(isPaid(checkout)).toBe(false);
  checkout.report('keepTab', 'page.returned');
  expect(checkout.running()).toContain('readSubscription');
});

test('a subscription that ends while the checkout is open is no payment', async () => {
  const checkout = await openPage();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', { ...safe, before: 'Basic' });
  checkout.report('keepTab', 'page.returned');
  await checkout.succeed('readSubscription', { subscription: '' });
  expect(isPaid(checkout)).toBe(false);
});

/** A page whose checkout is open in a tab; what there was before could not be read. */
async function openBlindly() {
  const checkout = await openPage();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', { ...safe, before: null });
  checkout.takeCalls();
  return checkout;
}

test('where it is not known what there was before, nothing is read until the member comes back', async () => {
  const checkout = await openBlindly();
  expect(checkout.running()).toEqual(['keepTab', 'watchPayments']);
  checkout.report('keepTab', 'page.returned');
  expect(checkout.takeCalls()).toEqual([['starts', READ, { planId: '2' }]]);
});

test('where it is not known what there was before, a plan that is active is no payment, but said', async () => {
  const checkout = await openBlindly();
  checkout.report('keepTab', 'page.returned');
  await checkout.fail(READ, failures.network);
  checkout.report('keepTab', 'tab.closed');
  await checkout.succeed(READ, { subscription: 'Standard' });
  expect(isPaid(checkout)).toBe(false);
  expect(checkout.now().hasTag('unsure')).toBe(true);
  checkout.report('watchPayments', confirmed('2'));
  expect(isPaid(checkout)).toBe(true);
});

test('where it is not known what there was before, and no plan is active, a later one was paid', async () => {
  const checkout = await openBlindly();
  for (const subscription of ['', 'Standard']) {
    checkout.report('keepTab', 'page.returned');
    await checkout.succeed(READ, { subscription });
  }
  expect(isPaid(checkout)).toBe(true);
});

test.each([
  ['answers the same', (checkout: Checkout) => checkout.succeed(READ, { subscription: '' })],
  ['fails', (checkout: Checkout) => checkout.fail(READ, failures.network)],
])('a tab that is closed during a read, which %s, makes it read once more', async (_, end) => {
  const checkout = await openTab();
  checkout.report('keepTab', 'page.returned');
  checkout.report('keepTab', 'tab.closed');
  expect(checkout.takeCalls()).toEqual([['starts', READ, { planId: '2' }]]);
  await end(checkout);
  await checkout.succeed(READ, { subscription: 'Standard' });
  expect(isPaid(checkout)).toBe(true);
});
