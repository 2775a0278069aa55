import { expect, test } from 'vitest';
import { checkoutFlow } from '../../flows/cases/checkout';
import { isEvent, type Moment, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import {
  closesTab,
  isPaid,
  load,
  openPage,
  opensTab,
  openTab,
  orderPlan,
  orders,
  READ,
  readsDetails,
  safe,
} from './checkout-page';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(checkoutFlow, {
  'no order and no tab without a press': (now) =>
    isEvent(now, 'payment.requested') ||
    started(now, 'processPayment').length + started(now, 'keepTab').length === 0,
  'never two orders at a time': (_, testPath) => runningOf('processPayment', testPath) <= 1,
  'nothing is ordered once the plan is paid': (now, testPath) =>
    !testPath.at(-2)?.snapshot.hasTag('ready') || started(now, 'processPayment').length === 0,
  "paid only after the provider's word": (now, testPath) =>
    !now.snapshot.hasTag('ready') ||
    testPath.at(-2)?.snapshot.hasTag('ready') === true ||
    isEvent(now, 'payment.confirmed') ||
    (isEvent(now, 'done readSubscription', 'done processPayment') &&
      now.event?.output.subscription !== ''),
  'a payment of another plan buys nothing here': (now, testPath) =>
    now.event?.planId !== '3' ||
    testPath.at(-2)?.snapshot.hasTag('ready') === now.snapshot.hasTag('ready'),
  'a failed order is reported until the next click': ({ snapshot }, testPath) => {
    const isFailure = (it: Moment) => isEvent(it, 'error processPayment');
    const last = testPath.findLast(
      (it) => isFailure(it) || started(it, 'processPayment').length > 0,
    );
    return (snapshot.context.refusal !== null) === (last !== undefined && isFailure(last));
  },
});

test('one click opens the tab at once and orders once, however often it is repeated', async () => {
  const checkout = await openPage();
  const press = 'payment.requested';
  expect(checkout.send(press, press, press)).toEqual([opensTab, orders()]);
  expect(checkout.now().hasTag('busy')).toBe(true);
});

test('the opened tab is navigated as soon as the address is known', async () => {
  const checkout = await orderPlan();
  expect(await checkout.succeed('processPayment', safe)).toEqual([
    ['sends', 'keepTab', { type: 'address.known', address: safe.redirect }],
  ]);
  expect(checkout.now().matches({ showing: { paying: 'awaitingReturn' } })).toBe(true);
});

test('where the browser blocks the tab, the address is offered as a link', async () => {
  const checkout = await openTab();
  checkout.report('keepTab', 'tab.blocked');
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
    const checkout = await orderPlan();
    expect(await checkout.succeed('processPayment', answer)).toEqual([
      ['runs', 'logUnsafeRedirect', answer],
      closesTab,
    ]);
    expect(checkout.now().can({ type: 'payment.requested' })).toBe(true);
  },
);

test('a failed order closes the tab, says why, and is repeated only on a click', async () => {
  const checkout = await orderPlan();
  expect(await checkout.fail('processPayment', failures.network)).toEqual([closesTab]);
  expect(checkout.value()).toEqual({ showing: 'refused' });
  expect(checkout.now().context.refusal).toEqual({ reason: null, price: 354 });
  expect(checkout.send('network.returned')).toEqual([]);
  checkout.send('payment.requested');
  expect(checkout.now().context.refusal).toBeNull();
});

test('an order with an outdated price shows the new one, which can then be paid', async () => {
  const checkout = await orderPlan();
  expect(await checkout.fail('processPayment', failures.rejected)).toEqual([
    closesTab,
    readsDetails,
  ]);
  await checkout.succeed('readDetails', { total: 400 });
  expect(checkout.value()).toEqual({ showing: 'refused' });
  expect(checkout.now().context).toMatchObject({
    price: 400,
    refusal: { reason: 'The provider says no.', price: 354 },
  });
  expect(checkout.send('payment.requested')).toContainEqual(orders(400));
});

test('leaving the page during an order leaves no tab behind', async () => {
  const checkout = await orderPlan();
  checkout.stop();
  expect(checkout.calls).toContainEqual(closesTab);
});

test('a member who closed the tab can pay again, in a new tab and with a new order', async () => {
  const checkout = await openTab();
  expect(checkout.send('payment.requested')).toEqual([closesTab, opensTab, orders()]);
});

test('without a price breakdown nothing can be paid, until a retry or the network reads it', async () => {
  const checkout = load();
  await checkout.fail('readDetails', failures.network);
  expect(checkout.now().hasTag('failed')).toBe(true);
  expect(checkout.now().can({ type: 'payment.requested' })).toBe(false);
  checkout.send('retry.requested');
  await checkout.fail('readDetails', failures.network);
  checkout.report('watchNetwork', 'network.returned');
  await checkout.succeed('readDetails', { total: 354 });
  expect(checkout.now().matches('showing')).toBe(true);
});

test('a page begins without price, address or knowledge of a subscription, and says that it loads', () => {
  const checkout = load();
  expect(checkout.tags()).toEqual(['loading']);
  expect(checkout.now().context).toEqual({
    planId: '2',
    price: 0,
    refusal: null,
    address: null,
    before: null,
    isOutdated: false,
  });
});

test('a member who has already paid is not sent to pay again', async () => {
  const checkout = await openTab();
  checkout.send('payment.requested');
  const order = { ...safe, subscription: 'Standard' };
  expect(await checkout.succeed('processPayment', order)).toEqual([closesTab]);
  expect(isPaid(checkout)).toBe(true);
});

test('the subscription is compared with the one before the first order', async () => {
  const checkout = await openTab();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', { ...safe, subscription: null });
  checkout.report('keepTab', 'page.returned');
  await checkout.succeed(READ, { subscription: 'Standard' });
  expect(isPaid(checkout)).toBe(true);
});

test('a return during a second order is checked after it', async () => {
  const checkout = await openTab();
  checkout.send('payment.requested');
  checkout.report('keepTab', 'page.returned');
  checkout.takeCalls();
  expect(await checkout.succeed('processPayment', { ...safe, subscription: null })).toContainEqual([
    'starts',
    READ,
    { planId: '2' },
  ]);
});

test('a purchase of another plan in another tab reloads the price', async () => {
  const checkout = await openTab();
  expect(checkout.send({ type: 'payment.confirmed', planId: '3' })).toEqual([
    closesTab,
    readsDetails,
  ]);
});

test.each([
  ['that was not ordered yet', openPage],
  [
    'whose order failed',
    async () => {
      const checkout = await orderPlan();
      await checkout.fail('processPayment', failures.network);
      return checkout;
    },
  ],
])('a price %s is read again when its page comes out of the bfcache', async (_, open) => {
  const checkout = await open();
  const before = checkout.value();
  checkout.report('watchPayments', 'page.restored');
  expect(checkout.now().hasTag('loading')).toBe(true);
  await checkout.succeed('readDetails', { total: 400 });
  expect(checkout.value()).toEqual(before);
  expect(checkout.send('payment.requested')).toContainEqual(orders(400));
});
