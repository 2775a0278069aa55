import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './support/databases';
import { type FakeSession, type FakeStripe, startFakeStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { ORIGIN, openProvider, type Provider, providerBeside } from './support/provider';

const UNPAID = { status: false, message: 'This payment is not complete.' };

describe('payments by Stripe', () => {
  let stripe: FakeStripe;
  let provider: Provider;
  beforeAll(async () => {
    stripe = await startFakeStripe();
    provider = await openProvider(await connect(), stripe.config);
  });
  afterAll(async () => {
    await provider.close();
    await stripe.stop();
  });

  const pressPay = ({ token }: Person, at = provider) =>
    at.call('processPayment', {
      token,
      payload: { plan_id: '2', payment_method: 'stripe', price: 299 },
    });

  const checkout = async (person: Person) => {
    const { body } = await pressPay(person);
    return stripe.session(body.redirect.split('/').at(-1));
  };

  const pay = (session: FakeSession) =>
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });

  const confirm = ({ token }: Person, session_id: string) =>
    provider.call('confirmPayment', { token, payload: { session_id, gateway: 'stripe' } });

  const readSubscription = async ({ token }: Person) =>
    (await provider.call('activeSubscription', { token })).body.data.activeSubscriptions;

  const subscriptionsOf = ({ email }: Person) =>
    provider.db.query(
      `select s.name, s.status from subscriptions s join members m on m.id = s.member_id
       where m.email = $1`,
      [email],
    );

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

  test('forty presses at once open one session', async () => {
    const person = await newMember(provider);
    const before = stripe.opened.length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => pressPay(person)));
    expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
    expect(stripe.opened.length - before).toBe(1);
  });

  test('forty confirmations at once make one subscription', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    pay(session);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => confirm(person, session.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(await subscriptionsOf(person)).toEqual([{ name: 'Standard', status: 'active' }]);
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
    const { status, body } = await confirm(person, session.id);
    expect({ status, body }).toEqual({ status: 422, body: UNPAID });
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  test("another member's session is not confirmed", async () => {
    const session = await checkout(await newMember(provider));
    pay(session);
    const stranger = await newMember(provider);
    const { status, body } = await confirm(stranger, session.id);
    expect({ status, body }).toEqual({ status: 422, body: UNPAID });
  });

  test('an expired session is replaced, a paid one leads to the confirmation', async () => {
    const person = await newMember(provider);
    const first = await checkout(person);
    Object.assign(first, { status: 'expired', url: null });
    const second = await checkout(person);
    expect(second.id).not.toBe(first.id);
    pay(second);
    const { body } = await pressPay(person);
    expect(body.redirect).toBe(`${ORIGIN}/payment-success?session_id=${second.id}`);
  });

  test('a payment whose member never came back counts when the subscription is read', async () => {
    const person = await newMember(provider);
    pay(await checkout(person));
    expect(await readSubscription(person)).toMatchObject({ name: 'Standard', status: 'active' });
    expect(await subscriptionsOf(person)).toEqual([{ name: 'Standard', status: 'active' }]);
  });

  test('an unpaid checkout is no subscription, and an expired one is asked about no more', async () => {
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
    pay(session);
    const later = await providerBeside(provider, {
      ...stripe.config,
      now: () => new Date(Date.now() + 3 * 24 * 60 * 60_000),
    });
    const { body } = await pressPay(person, later);
    expect(body.redirect).toBe(`${ORIGIN}/payment-success?session_id=${session.id}`);
  });

  test('of two payments the later one stays, whenever the earlier one is found', async () => {
    const person = await newMember(provider);
    const standard = await checkout(person);
    const { body } = await provider.call('processPayment', {
      token: person.token,
      payload: { plan_id: '4', payment_method: 'stripe', price: 5988 },
    });
    const familyYear = stripe.session(body.redirect.split('/').at(-1));
    pay(standard);
    pay(familyYear);
    expect((await confirm(person, familyYear.id)).status).toBe(200);
    expect(await readSubscription(person)).toMatchObject({ name: 'Family Year' });
    expect(await subscriptionsOf(person)).toHaveLength(2);
  });

  test('a checkout that was paid after it had expired is confirmed', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    Object.assign(session, { status: 'expired', url: null });
    expect(await readSubscription(person)).toBeNull();
    pay(session);
    expect((await confirm(person, session.id)).status).toBe(200);
    expect(await readSubscription(person)).toMatchObject({ name: 'Standard', status: 'active' });
  });

  test('while Stripe fails, the subscription that is stored is read', async () => {
    const person = await newMember(provider);
    const first = await checkout(person);
    pay(first);
    await confirm(person, first.id);
    await checkout(person);
    const earlier = provider.errors.length;
    stripe.failNext(2, 500);
    expect(await readSubscription(person)).toMatchObject({ name: 'Standard', status: 'active' });
    expect(provider.errors.slice(earlier).map(({ event }) => event)).toEqual([
      'open orders could not be settled',
    ]);
  });

  test('a look-up that Stripe refuses expires no checkout', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    pay(session);
    stripe.failNext(1, 400);
    expect(await readSubscription(person)).toBeNull();
    expect(await readSubscription(person)).toMatchObject({ name: 'Standard', status: 'active' });
  });

  const REFUSED = {
    status: false,
    message:
      'The payment service could not open a checkout. Nothing was charged. Please try again later.',
  };
  const SILENT = {
    status: false,
    message: 'The payment service does not answer. Nothing was charged. Please try again later.',
  };

  test('a failure that Stripe keeps for a day is bridged, a lasting one is told in words', async () => {
    const person = await newMember(provider);
    stripe.failNext(1, 500);
    expect((await pressPay(person)).status).toBe(200);
    const other = await newMember(provider);
    stripe.failNext(2, 500);
    const { status, body } = await pressPay(other);
    expect({ status, body }).toEqual({ status: 502, body: REFUSED });
    expect((await pressPay(other)).status).toBe(200);
  });

  test('what Stripe refuses is asked for anew with the next press', async () => {
    const person = await newMember(provider);
    stripe.failNext(1, 400);
    const { status, body } = await pressPay(person);
    expect({ status, body }).toEqual({ status: 502, body: REFUSED });
    expect((await pressPay(person)).status).toBe(200);
  });

  test('a press without an answer opens no second checkout, wherever the next one comes from', async () => {
    const person = await newMember(provider);
    const moved = await providerBeside(provider, {
      ...stripe.config,
      publicUrl: 'https://moved.test',
    });
    const before = stripe.opened.length;
    stripe.loseNext(2);
    const { status, body, headers } = await pressPay(person);
    expect({ status, body, wait: headers.get('retry-after') }).toEqual({
      status: 503,
      body: SILENT,
      wait: '30',
    });
    const again = await moved.request('https://moved.test/api/v2/user/process-payment', {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ plan_id: '2', payment_method: 'stripe', price: 299 }),
    });
    expect(again.status).toBe(200);
    expect(stripe.opened.length - before).toBe(1);
  });

  test("a session of the sandbox is none of Stripe's", async () => {
    const sandbox = await providerBeside(provider, {});
    const person = await newMember(provider);
    const { body } = await pressPay(person, sandbox);
    const paidAt = await sandbox.request(`${body.redirect}/pay`, { method: 'POST' });
    const session = new URL(paidAt.headers.get('location') ?? '').searchParams.get('session_id');
    const answer = await confirm(person, session ?? '');
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: UNPAID });
  });
});

function paid() {
  return { status: 'complete', payment_status: 'paid' } as const;
}
