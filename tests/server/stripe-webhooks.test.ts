import { expect, test } from 'vitest';
import { createOrderJob } from '../../server/payments/order-job';
import { createServices } from '../../server/services';
import { type FakeSession, sharedStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { configOf, providerBeside, sharedProvider } from './support/provider';
import { confirm, type PlanId, plansOf, pressPay, UNPAID } from './support/purchases';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const stripe = sharedStripe();
const provider = sharedProvider(() => stripe.config);

const checkout = async (person: Person, plan: PlanId = '2') =>
  stripe.sessionAt((await pressPay(provider, person, plan)).body.redirect);

const paidFor = async (person: Person, plan: PlanId = '2') => {
  const session = await checkout(person, plan);
  stripe.pay(session);
  expect((await confirm(provider, person, session.id)).status).toBe(200);
  return session;
};

const event = (type: string, object: object) => JSON.stringify({ type, data: { object } });
const completed = ({ id }: FakeSession) => event('checkout.session.completed', { id });
const refunded = ({ payment_intent }: FakeSession) =>
  event('charge.refunded', { id: 'ch_1', payment_intent: payment_intent?.id });

const post = async (body: string, headers: Record<string, string>, at = provider) =>
  (await at.request('/api/v2/stripe/webhook', { method: 'POST', headers, body })).status;
const send = (body: string) => post(body, stripe.signed(body, new Date()));

const takeBack = (session: FakeSession) => {
  stripe.pay(session, { refunded: true });
  return send(refunded(session));
};

const stored = (person: Person) => plansOf(provider, person);
const activeOf = async (person: Person) =>
  (await stored(person)).filter(({ status }) => status === 'active');
const STANDARD = { name: 'Standard', status: 'active' };

const sweepAt = async (time: number) => {
  const config = configOf({ ...stripe.config, now: () => new Date(time) });
  const services = createServices(provider.db, config);
  await createOrderJob(services).run();
  await services.mailer.stop();
};

const seconds = (ago: number) => Math.floor((Date.now() - ago) / 1_000);
const isMonth = ({ days }: { days: number }) => days >= 28 && days <= 31;

test('a payment counts though the member never returns, even if reported twice or late', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session);
  expect([await send(completed(session)), await send(completed(session))]).toEqual([200, 200]);
  expect(await stored(person)).toMatchObject([STANDARD]);
  const expired = event('checkout.session.expired', { id: session.id });
  expect(await send(expired)).toBe(200);
  expect(await stored(person)).toMatchObject([STANDARD]);
});

test('an event is no proof: it does not make an unpaid order paid', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  expect(await send(completed(session))).toBe(200);
  expect(await stored(person)).toEqual([]);
});

test('an event without a recent signature of Stripe is refused', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session);
  const body = completed(session);
  const statuses = [
    await post(body, {}),
    await post(body, stripe.signed(`${body} `, new Date())),
    await post(body, stripe.signed(body, new Date(Date.now() - 10 * MINUTE))),
  ];
  expect(statuses).toEqual([400, 400, 400]);
  expect(await stored(person)).toEqual([]);
});

test('an event about another object, or of another type, is accepted and changes nothing', async () => {
  const statuses = [
    await send(event('checkout.session.completed', { id: 'cs_other' })),
    await send(event('charge.refunded', { payment_intent: 'pi_other' })),
    await send(event('customer.created', { id: 'cus_1' })),
    await send('{}'),
  ];
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('without a signing secret there is no such address', async () => {
  const deaf = await providerBeside(provider, { ...stripe.config, stripeWebhookSecret: null });
  expect(await post('{}', {}, deaf)).toBe(404);
});

test('an event while Stripe fails is answered so that it is sent again', async () => {
  const session = await checkout(await newMember(provider));
  stripe.failNext(2, 500);
  expect(await send(completed(session))).toBe(503);
  expect(await send(completed(session))).toBe(200);
});

test.each([
  ['refunded', 'charge.refunded', { refunded: true }],
  ['disputed', 'charge.dispute.created', { disputed: true }],
])('a payment that is %s ends its plan', async (_, type, charge) => {
  const person = await newMember(provider);
  const session = await paidFor(person);
  stripe.pay(session, charge);
  const body = event(type, { payment_intent: session.payment_intent?.id });
  expect([await send(body), await send(body)]).toEqual([200, 200]);
  expect(await stored(person)).toMatchObject([{ name: 'Standard', status: 'returned' }]);
  expect(await confirm(provider, person, session.id)).toEqual(UNPAID);
});

test('a partial refund ends nothing', async () => {
  const person = await newMember(provider);
  const session = await paidFor(person);
  expect(await send(refunded(session))).toBe(200);
  expect(await stored(person)).toMatchObject([STANDARD]);
});

test('a refund that is reported before the payment leaves no plan', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session, { refunded: true });
  expect([await send(refunded(session)), await send(completed(session))]).toEqual([200, 200]);
  expect(await stored(person)).toEqual([]);
});

test('a refund of a plan that replaced another restores that one', async () => {
  const person = await newMember(provider);
  await paidFor(person, '1');
  await takeBack(await paidFor(person, '2'));
  expect(await stored(person)).toMatchObject([
    { name: 'Pocket', status: 'active' },
    { name: 'Standard', status: 'returned' },
  ]);
});

test('the later payment gives the plan, in whatever order the two are reported', async () => {
  const person = await newMember(provider);
  const [early, late] = [await checkout(person, '1'), await checkout(person, '2')];
  stripe.pay(early, { created: seconds(2 * MINUTE) });
  stripe.pay(late, { created: seconds(MINUTE) });
  expect([await send(completed(late)), await send(completed(early))]).toEqual([200, 200]);
  expect(await stored(person)).toMatchObject([
    { name: 'Pocket', status: 'replaced' },
    { name: 'Standard', status: 'active' },
  ]);
});

test('of three payments for one plan one is left when the others are refunded, in any order', async () => {
  for (const order of [
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 2],
  ]) {
    const person = await newMember(provider);
    const sessions = [await paidFor(person), await paidFor(person), await paidFor(person)];
    for (const at of order) await takeBack(sessions[at] as FakeSession);
    const active = await activeOf(person);
    expect(active.map((it) => [it.name, isMonth(it)])).toEqual([['Standard', true]]);
  }
});

test('a renewal that followed a refunded one loses the days of the first, too', async () => {
  const person = await newMember(provider);
  const [first, second] = [await paidFor(person), await paidFor(person)];
  await takeBack(second);
  await paidFor(person);
  await takeBack(first);
  expect((await activeOf(person)).map(isMonth)).toEqual([true]);
});

test("an order that Stripe can't report does not stop the scheduled job for others", async () => {
  await provider.db.query(`update orders set status = 'expired' where status = 'open'`);
  const people = [await newMember(provider), await newMember(provider)];
  for (const person of people) stripe.pay(await checkout(person));
  stripe.failNext(2, 500);
  await sweepAt(Date.now() + 6 * MINUTE);
  const plans = await Promise.all(people.map(stored));
  expect(plans.flat()).toMatchObject([{ status: 'active' }]);
});

test('the scheduled job finds payments and refunds without an event', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session);
  await sweepAt(Date.now());
  expect(await stored(person)).toEqual([]);
  await sweepAt(Date.now() + 6 * MINUTE);
  expect(await stored(person)).toMatchObject([{ status: 'active' }]);
  stripe.pay(session, { refunded: true });
  await sweepAt(Date.now() + 7 * MINUTE);
  expect(await stored(person)).toMatchObject([{ status: 'active' }]);
  await sweepAt(Date.now() + 2 * DAY);
  expect(await stored(person)).toMatchObject([{ status: 'returned' }]);
});

test('while Stripe is silent a page waits two seconds for all orders, and shows what is stored', async () => {
  const person = await newMember(provider);
  await paidFor(person, '1');
  await checkout(person, '2');
  expect((await pressPay(provider, person, '4')).status).toBe(200);
  stripe.silence(true);
  const begun = performance.now();
  const { status, body: read } = await provider.call('activeSubscription', person);
  const waited = performance.now() - begun;
  stripe.silence(false);
  expect([status, read.data.activeSubscriptions.name]).toEqual([200, 'Pocket']);
  expect(waited).toBeLessThan(4_000);
});
