import { expect, test, vi } from 'vitest';
import { cachedLookups } from '../../server/payments/lookup-cache';
import { type FakeSession, sharedStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import {
  callerOf,
  ORIGIN,
  providerBeside,
  providerLater,
  sharedProvider,
} from './support/provider';
import { confirm, payAt, plansOf, pressPay, subscription, UNPAID } from './support/purchases';

const STANDARD = { name: 'Standard', status: 'active' };

const stripe = sharedStripe();
const provider = sharedProvider(() => stripe.config);

const checkout = async (person: Person) =>
  stripe.sessionAt((await pressPay(provider, person)).body.redirect);

const readSubscription = (person: Person) => subscription(provider, person);

test('a checkout is opened with nothing but the stored order', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  expect(stripe.opened.at(-1)).toEqual({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    client_reference_id: session.client_reference_id,
    customer_email: person.email,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '29900',
    'line_items[0][price_data][product_data][name]': 'Fin Standard',
    success_url: `${ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ORIGIN}/plans`,
  });
});

test('forty clicks at once open one session', async () => {
  const person = await newMember(provider);
  const before = stripe.opened.length;
  const presses = Array.from({ length: 40 }, () => pressPay(provider, person));
  const answers = await Promise.all(presses);
  expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
  expect(stripe.opened.length - before).toBe(1);
});

test.each([
  ['unpaid', {}],
  ['complete but not paid', { status: 'complete' }],
  ['paid with another amount', { ...paid(), amount_total: 1 }],
  ['paid in another currency', { ...paid(), currency: 'inr' }],
  ['paid for another order', { ...paid(), client_reference_id: 'another' }],
] as const)('a session that is %s is not confirmed', async (_, state) => {
  const person = await newMember(provider);
  const session = await checkout(person);
  Object.assign(session, state);
  expect(await confirm(provider, person, session.id)).toEqual(UNPAID);
  expect(await plansOf(provider, person)).toEqual([]);
});

test('an expired session is replaced, a paid one leads to the confirmation', async () => {
  const person = await newMember(provider);
  const first = await checkout(person);
  Object.assign(first, { status: 'expired', url: null });
  const second = await checkout(person);
  expect(second.id).not.toBe(first.id);
  stripe.pay(second);
  const { body } = await pressPay(provider, person);
  expect(body.redirect).toBe(`${ORIGIN}/payment-success?session_id=${second.id}`);
});

test('an unpaid checkout is no subscription, and an expired one is not looked up again', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  expect(await readSubscription(person)).toBeNull();
  Object.assign(session, { status: 'expired', url: null });
  expect(await readSubscription(person)).toBeNull();
  const asked = stripe.asked(session.id);
  expect(await readSubscription(person)).toBeNull();
  expect(stripe.asked(session.id)).toBe(asked);
});

test('a checkout paid days ago is not paid again', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session);
  const later = await providerLater(provider, 3 * 24 * 60 * 60_000, stripe.config);
  const { body } = await pressPay(later, person);
  expect(body.redirect).toBe(`${ORIGIN}/payment-success?session_id=${session.id}`);
});

test('a checkout that was paid after it had expired is confirmed', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  Object.assign(session, { status: 'expired', url: null });
  expect(await readSubscription(person)).toBeNull();
  stripe.pay(session);
  expect((await confirm(provider, person, session.id)).status).toBe(200);
  expect(await readSubscription(person)).toMatchObject(STANDARD);
});

test('while Stripe fails, the subscription that is stored is read', async () => {
  const person = await newMember(provider);
  const first = await checkout(person);
  stripe.pay(first);
  await confirm(provider, person, first.id);
  await checkout(person);
  const earlier = provider.errors.length;
  stripe.failNext(2, 500);
  expect(await readSubscription(person)).toMatchObject(STANDARD);
  expect(provider.errors.slice(earlier).map(({ event }) => event)).toEqual([
    'open orders could not be settled',
  ]);
});

test('concurrent reads share a request for each open order', async () => {
  const person = await newMember(provider);
  const sessions: FakeSession[] = [];
  for (const plan of ['1', '2', '4'] as const) {
    sessions.push(stripe.sessionAt((await pressPay(provider, person, plan)).body.redirect));
  }
  const before = sessions.map(({ id }) => stripe.asked(id));
  await Promise.all(Array.from({ length: 100 }, () => readSubscription(person)));
  // Lookups are cached for three seconds, so a slow machine may need more than one.
  const asked = sessions.map(({ id }, at) => stripe.asked(id) - (before[at] ?? 0));
  expect(Math.max(...asked)).toBeLessThan(10);
});

test("a gateway's answer is cached for three seconds, and a failure not at all", async () => {
  let now = 0;
  const gateway = vi.fn(async (id: string) => `${id} at ${now}`);
  const ask = cachedLookups(gateway, () => now);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a at 0', 'a at 0', 'b at 0']);
  now = 2_999;
  expect(await ask('a')).toBe('a at 0');
  now = 3_000;
  gateway.mockRejectedValueOnce(new Error('silent'));
  await expect(ask('a')).rejects.toThrow('silent');
  expect(await ask('a')).toBe('a at 3000');
  expect(gateway).toHaveBeenCalledTimes(4);
});

test('a look-up that Stripe refuses expires no checkout', async () => {
  const person = await newMember(provider);
  const session = await checkout(person);
  stripe.pay(session);
  stripe.failNext(1, 400);
  expect(await readSubscription(person)).toBeNull();
  expect(await readSubscription(person)).toMatchObject(STANDARD);
});

test.each(['fails', 'has no answer'])(
  'a paid order counts although the look-up of another %s',
  async (fault) => {
    const person = await newMember(provider);
    const other = stripe.sessionAt((await pressPay(provider, person, '1')).body.redirect);
    const session = await checkout(person);
    stripe.pay(session);
    stripe.breakLookups(other, fault === 'fails' ? 400 : null);
    const { body } = await pressPay(provider, person);
    expect(body.redirect).toBe(`${ORIGIN}/payment-success?session_id=${session.id}`);
  },
);

const failure = (status: number, what: string) => ({
  status,
  body: {
    status: false,
    message: `The payment service ${what}. Nothing was charged. Please try again later.`,
  },
});
const REFUSED = failure(502, "couldn't open checkout");

test('a failure that Stripe stores for a day is bypassed, a lasting one shows a message', async () => {
  const person = await newMember(provider);
  stripe.failNext(1, 500);
  expect((await pressPay(provider, person)).status).toBe(200);
  const other = await newMember(provider);
  stripe.failNext(2, 500);
  expect(await pressPay(provider, other)).toEqual(REFUSED);
  expect((await pressPay(provider, other)).status).toBe(200);
});

test('a request that Stripe refused is sent again with the next click', async () => {
  const person = await newMember(provider);
  stripe.failNext(1, 400);
  expect(await pressPay(provider, person)).toEqual(REFUSED);
  expect((await pressPay(provider, person)).status).toBe(200);
});

test('a click without an answer opens no second checkout, from whatever device the next one comes', async () => {
  const person = await newMember(provider);
  const moved = await providerBeside(provider, {
    ...stripe.config,
    publicUrl: 'https://moved.test',
  });
  const before = stripe.opened.length;
  stripe.loseNext(2);
  const lost = await pressPay(provider, person);
  expect(lost).toEqual(failure(503, "isn't responding"));
  expect(lost.headers.get('retry-after')).toBe('30');
  const there = callerOf((path, init) => moved.request(`https://moved.test${path}`, init));
  expect((await pressPay(there, person)).status).toBe(200);
  expect(stripe.opened.length - before).toBe(1);
});

test('a session of the sandbox is unknown to Stripe', async () => {
  const sandbox = await providerBeside(provider, {});
  const person = await newMember(provider);
  const session = await payAt(sandbox, (await pressPay(sandbox, person)).body.redirect);
  expect(await confirm(provider, person, session)).toEqual(UNPAID);
});

function paid() {
  return { status: 'complete', payment_status: 'paid' } as const;
}
