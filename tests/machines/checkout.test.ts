import { expect, test } from 'vitest';
import { checkoutFlow } from '../../flows/cases/checkout';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(checkoutFlow);

const safe = { redirect: 'https://pay.example/1', isAllowed: true };
const order = { planId: '2', price: 354 };

async function openPage() {
  const checkout = live(checkoutFlow, { planId: '2' });
  await checkout.succeed('readDetails', { total: 354 });
  checkout.takeCalls();
  return checkout;
}

test('one click opens the tab at once and orders once, however often it is repeated', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  checkout.send({ type: 'payment.requested' });
  checkout.send({ type: 'payment.requested' });
  expect(checkout.takeCalls()).toEqual([
    ['starts', 'keepTab', { planId: '2' }],
    ['starts', 'processPayment', order],
  ]);
  expect(checkout.now().hasTag('busy')).toBe(true);
});

test('the opened tab is navigated as soon as the address is known', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  checkout.takeCalls();
  await checkout.succeed('processPayment', safe);
  expect(checkout.takeCalls()).toEqual([
    ['sends', 'keepTab', { type: 'address.known', address: safe.redirect }],
    ['starts', 'readSubscription', { planId: '2' }],
  ]);
  expect(checkout.now().matches({ showing: { paying: 'awaitingReturn' } })).toBe(true);
});

test('where the browser blocks the tab, the address is offered as a link', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  checkout.report('keepTab', { type: 'tab.blocked' });
  expect(checkout.now().hasTag('blocked')).toBe(true);
  expect(checkout.now().context.address).toBe(safe.redirect);
});

test.each([
  { redirect: null, isAllowed: false },
  { redirect: null, isAllowed: true },
  { redirect: 'javascript:alert(1)', isAllowed: false },
])(
  'no tab is left behind for the address $redirect, and the button works again',
  async (answer) => {
    const checkout = await openPage();
    checkout.send({ type: 'payment.requested' });
    checkout.takeCalls();
    await checkout.succeed('processPayment', answer);
    expect(checkout.takeCalls()).toEqual([
      ['runs', 'logUnsafeRedirect', { planId: '2', redirect: answer.redirect }],
      ['stops', 'keepTab'],
    ]);
    expect(checkout.now().can({ type: 'payment.requested' })).toBe(true);
  },
);

test('a failed order closes the tab, and the button works again', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  checkout.takeCalls();
  await checkout.fail('processPayment', failures.network);
  expect(checkout.takeCalls()).toEqual([['stops', 'keepTab']]);
  expect(checkout.now().can({ type: 'payment.requested' })).toBe(true);
});

test('an order with an outdated price shows the new one, which can then be paid', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  checkout.takeCalls();
  await checkout.fail('processPayment', failures.rejected);
  expect(checkout.takeCalls()).toEqual([
    ['stops', 'keepTab'],
    ['starts', 'readDetails', { planId: '2' }],
  ]);
  await checkout.succeed('readDetails', { total: 400 });
  checkout.send({ type: 'payment.requested' });
  expect(checkout.takeCalls()).toContainEqual([
    'starts',
    'processPayment',
    { planId: '2', price: 400 },
  ]);
});

test('leaving the page during an order leaves no tab behind', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  checkout.stop();
  expect(checkout.calls).toContainEqual(['stops', 'keepTab']);
});

test('a member who closed the tab can pay again, in a new tab and with a new order', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  checkout.takeCalls();
  checkout.send({ type: 'payment.requested' });
  expect(checkout.takeCalls()).toEqual([
    ['stops', 'readSubscription'],
    ['stops', 'keepTab'],
    ['starts', 'keepTab', { planId: '2' }],
    ['starts', 'processPayment', order],
  ]);
  expect(checkout.now().context.address).toBeNull();
});

const confirmed = (planId: string | null) => ({ type: 'payment.confirmed', planId }) as const;
const isPaid = (checkout: Awaited<ReturnType<typeof openPage>>) => checkout.now().hasTag('ready');

test('once the payment is confirmed in any tab, a stale press orders no more', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  checkout.report('watchPayments', confirmed('2'));
  expect(isPaid(checkout)).toBe(true);
  checkout.takeCalls();
  checkout.send({ type: 'payment.requested' });
  expect(checkout.takeCalls()).toEqual([]);
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
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  checkout.report('watchPayments', confirmed('3'));
  expect(isPaid(checkout)).toBe(false);
  checkout.report('watchPayments', confirmed(null));
  expect(isPaid(checkout)).toBe(true);
});

/** A page whose checkout is open in a tab; before, there was no subscription. */
async function openTab() {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  await checkout.succeed('readSubscription', { subscription: '' });
  checkout.takeCalls();
  return checkout;
}
const isClosed = (checkout: Awaited<ReturnType<typeof openPage>>) =>
  checkout.now().matches({ showing: { paying: { awaitingReturn: { place: 'closed' } } } });

test('a checkout that was closed without paying is said to be closed, and can be opened again', async () => {
  const checkout = await openTab();
  checkout.report('keepTab', { type: 'tab.closed' });
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
  checkout.report('keepTab', { type: 'page.returned' });
  await checkout.fail('readSubscription', failures.network);
  checkout.report('keepTab', { type: 'page.returned' });
  await checkout.succeed('readSubscription', { subscription: '' });
  expect(isPaid(checkout)).toBe(false);
  checkout.report('keepTab', { type: 'page.returned' });
  expect(checkout.running()).toContain('readSubscription');
});

test('a subscription that ends while the checkout is open is no payment', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  await checkout.succeed('readSubscription', { subscription: 'Basic' });
  checkout.report('keepTab', { type: 'page.returned' });
  await checkout.succeed('readSubscription', { subscription: '' });
  expect(isPaid(checkout)).toBe(false);
});

test('where it is not known what there was before, nothing counts as paid', async () => {
  const checkout = await openPage();
  checkout.send({ type: 'payment.requested' });
  await checkout.succeed('processPayment', safe);
  await checkout.fail('readSubscription', failures.network);
  checkout.report('keepTab', { type: 'page.returned' });
  await checkout.succeed('readSubscription', { subscription: 'Standard' });
  expect(isPaid(checkout)).toBe(false);
});

test('without a price breakdown nothing can be paid, until a retry reads it', async () => {
  const checkout = live(checkoutFlow, { planId: '2' });
  await checkout.fail('readDetails', failures.network);
  expect(checkout.now().hasTag('failed')).toBe(true);
  expect(checkout.now().can({ type: 'payment.requested' })).toBe(false);
  checkout.send({ type: 'retry.requested' });
  await checkout.succeed('readDetails', { total: 354 });
  expect(checkout.now().matches('showing')).toBe(true);
});

test('a breakdown that found no network is read again when the network is back', async () => {
  const checkout = live(checkoutFlow, { planId: '2' });
  await checkout.fail('readDetails', failures.network);
  checkout.report('watchNetwork', { type: 'network.returned' });
  await checkout.succeed('readDetails', { total: 354 });
  expect(checkout.now().matches('showing')).toBe(true);
});

test('an order that found no network is never placed again by itself', async () => {
  const checkout = live(checkoutFlow, { planId: '2' });
  await checkout.succeed('readDetails', { total: 354 });
  checkout.send({ type: 'payment.requested' });
  await checkout.fail('processPayment', failures.network);
  checkout.takeCalls();
  checkout.send({ type: 'network.returned' });
  expect(checkout.takeCalls()).toEqual([]);
});
