import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderSweep } from '../../server/payments/sweep';
import { createServices } from '../../server/services';
import { connect } from './support/databases';
import { type FakeSession, type FakeStripe, startFakeStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { configOf, openProvider, type Provider, providerBeside } from './support/provider';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const price = { '1': 149, '2': 299 } as const;

describe('what Stripe tells by itself', () => {
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

  const checkout = async ({ token }: Person, plan_id: keyof typeof price = '2', on = provider) => {
    const payload = { plan_id, payment_method: 'stripe', price: price[plan_id] } as const;
    const { body } = await on.call('processPayment', { token, payload });
    return stripe.session(body.redirect.split('/').at(-1));
  };

  const paidFor = async (person: Person, plan: keyof typeof price = '2', on = provider) => {
    const session = await checkout(person, plan, on);
    stripe.pay(session);
    const payload = { session_id: session.id, gateway: 'stripe' } as const;
    expect((await on.call('confirmPayment', { token: person.token, payload })).status).toBe(200);
    return session;
  };

  const notice = (type: string, object: object) => JSON.stringify({ type, data: { object } });
  const completed = ({ id }: FakeSession) => notice('checkout.session.completed', { id });
  const refunded = ({ payment_intent }: FakeSession) =>
    notice('charge.refunded', { id: 'ch_1', payment_intent: payment_intent?.id });

  const tell = async (body: string, headers = stripe.signed(body, new Date())) => {
    const response = await provider.request('/api/v2/stripe/webhook', {
      method: 'POST',
      headers,
      body,
    });
    return response.status;
  };

  /** What is stored, without asking the gateway. */
  const stored = ({ email }: Person) =>
    provider.db.query(
      `select s.name, s.status, s.end_date - s.start_date as days from subscriptions s
       join members m on m.id = s.member_id where email = $1 order by s.end_date, s.name`,
      [email],
    );

  const sweepAt = async (time: number) => {
    const config = configOf({ ...stripe.config, now: () => new Date(time) });
    const services = createServices(provider.db, config);
    await createOrderSweep(services).run();
    await services.mailer.stop();
  };

  const seconds = (ago: number) => Math.floor((Date.now() - ago) / 1_000);
  const isMonth = (days: unknown) => Number(days) >= 28 && Number(days) <= 31;

  test('a payment counts though the member never comes back, told twice or late', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.pay(session);
    expect([await tell(completed(session)), await tell(completed(session))]).toEqual([200, 200]);
    expect(await stored(person)).toMatchObject([{ name: 'Standard', status: 'active' }]);
    const expired = notice('checkout.session.expired', { id: session.id });
    expect(await tell(expired)).toBe(200);
    expect(await stored(person)).toMatchObject([{ name: 'Standard', status: 'active' }]);
  });

  test('a notice is no proof: what was not paid is not paid by it', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    expect(await tell(completed(session))).toBe(200);
    expect(await stored(person)).toEqual([]);
  });

  test('a notice that Stripe has not signed just now is refused', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.pay(session);
    const body = completed(session);
    const statuses = [
      await tell(body, {}),
      await tell(body, stripe.signed(`${body} `, new Date())),
      await tell(body, stripe.signed(body, new Date(Date.now() - 10 * MINUTE))),
    ];
    expect(statuses).toEqual([400, 400, 400]);
    expect(await stored(person)).toEqual([]);
  });

  test('what is none of ours, or of another kind, is taken and changes nothing', async () => {
    const statuses = [
      await tell(notice('checkout.session.completed', { id: 'cs_other' })),
      await tell(notice('charge.refunded', { payment_intent: 'pi_other' })),
      await tell(notice('customer.created', { id: 'cus_1' })),
      await tell('{}'),
    ];
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('without a signing secret there is no such address', async () => {
    const deaf = await providerBeside(provider, { ...stripe.config, stripeWebhookSecret: null });
    const address = '/api/v2/stripe/webhook';
    expect((await deaf.request(address, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  test('a notice while Stripe fails is answered so that it comes again', async () => {
    const session = await checkout(await newMember(provider));
    stripe.failNext(2, 500);
    expect(await tell(completed(session))).toBe(503);
    expect(await tell(completed(session))).toBe(200);
  });

  test.each([
    ['refunded', 'charge.refunded', { refunded: true }],
    ['disputed', 'charge.dispute.created', { disputed: true }],
  ])('a payment that is %s ends its plan', async (_, type, charge) => {
    const person = await newMember(provider);
    const session = await paidFor(person);
    stripe.pay(session, charge);
    const body = notice(type, { payment_intent: session.payment_intent?.id });
    expect([await tell(body), await tell(body)]).toEqual([200, 200]);
    expect(await stored(person)).toMatchObject([{ name: 'Standard', status: 'returned' }]);
    const payload = { session_id: session.id, gateway: 'stripe' } as const;
    const again = await provider.call('confirmPayment', { token: person.token, payload });
    expect(again.status).toBe(422);
  });

  test('a part of the money back ends nothing', async () => {
    const person = await newMember(provider);
    const session = await paidFor(person);
    expect(await tell(refunded(session))).toBe(200);
    expect(await stored(person)).toMatchObject([{ name: 'Standard', status: 'active' }]);
  });

  test('a refund that is told before the payment leaves no plan', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.pay(session, { refunded: true });
    expect([await tell(refunded(session)), await tell(completed(session))]).toEqual([200, 200]);
    expect(await stored(person)).toEqual([]);
  });

  test('of two payments for one plan, either refund leaves the days of the other', async () => {
    const month = (rows: object[]) => rows.map((row) => Object(row).days);
    const [early, late] = [await newMember(provider), await newMember(provider)];
    for (const [person, which] of [
      [early, 0],
      [late, 1],
    ] as const) {
      const sessions = [await paidFor(person), await paidFor(person)];
      const [first, both] = month(await stored(person));
      expect(both).toBeGreaterThan(first + 27);
      const returned = sessions[which];
      if (!returned) throw new Error('no session');
      stripe.pay(returned, { refunded: true });
      await tell(refunded(returned));
      const active = (await stored(person)).filter(({ status }) => status === 'active');
      expect(month(active)[0]).toBeGreaterThanOrEqual(28);
      expect(month(active)[0]).toBeLessThanOrEqual(31);
    }
  });

  test('a refund of the plan that took the place of another brings that one back', async () => {
    const person = await newMember(provider);
    await paidFor(person, '1');
    const session = await paidFor(person, '2');
    stripe.pay(session, { refunded: true });
    await tell(refunded(session));
    expect(await stored(person)).toMatchObject([
      { name: 'Pocket', status: 'active' },
      { name: 'Standard', status: 'returned' },
    ]);
  });

  test('the later payment gives the plan, in whatever order the two are told', async () => {
    const person = await newMember(provider);
    const [early, late] = [await checkout(person, '1'), await checkout(person, '2')];
    stripe.pay(early, { created: seconds(2 * MINUTE) });
    stripe.pay(late, { created: seconds(MINUTE) });
    expect([await tell(completed(late)), await tell(completed(early))]).toEqual([200, 200]);
    expect(await stored(person)).toMatchObject([
      { name: 'Pocket', status: 'replaced' },
      { name: 'Standard', status: 'active' },
    ]);
  });

  test('of three payments for one plan one is left when the others went back, in any order', async () => {
    for (const order of [
      [1, 0],
      [0, 1],
      [2, 0],
      [1, 2],
    ]) {
      const person = await newMember(provider);
      const sessions = [await paidFor(person), await paidFor(person), await paidFor(person)];
      for (const at of order) {
        const session = sessions[at];
        if (!session) throw new Error('no session');
        stripe.pay(session, { refunded: true });
        await tell(refunded(session));
      }
      const active = (await stored(person)).filter(({ status }) => status === 'active');
      expect(active.map((it) => ({ ...it, isMonth: isMonth(it.days) }))).toMatchObject([
        { name: 'Standard', isMonth: true },
      ]);
    }
  });

  test('what renewed a plan in place of a refunded renewal loses the days of the first, too', async () => {
    const person = await newMember(provider);
    const [first, second] = [await paidFor(person), await paidFor(person)];
    const takeBack = async (session: FakeSession) => {
      stripe.pay(session, { refunded: true });
      await tell(refunded(session));
    };
    await takeBack(second);
    await paidFor(person);
    await takeBack(first);
    const active = (await stored(person)).filter(({ status }) => status === 'active');
    expect(active.map(({ days }) => isMonth(days))).toEqual([true]);
  });

  test('an order that Stripe fails to tell of keeps the sweep from no other', async () => {
    await provider.db.query(`update orders set status = 'expired' where status = 'open'`);
    const people = [await newMember(provider), await newMember(provider)];
    for (const person of people) stripe.pay(await checkout(person));
    stripe.failNext(2, 500);
    await sweepAt(Date.now() + 6 * MINUTE);
    const plans = await Promise.all(people.map(stored));
    expect(plans.flat()).toMatchObject([{ status: 'active' }]);
  });

  test('the sweep finds payments and refunds that nobody told', async () => {
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
    const { body } = await provider.call('processPayment', {
      token: person.token,
      payload: { plan_id: '4', payment_method: 'stripe', price: 5988 },
    });
    expect(body.status).toBe(true);
    stripe.silence(true);
    const begun = performance.now();
    const { status, body: read } = await provider.call('activeSubscription', person);
    const waited = performance.now() - begun;
    stripe.silence(false);
    expect([status, read.data.activeSubscriptions.name]).toEqual([200, 'Pocket']);
    expect(waited).toBeLessThan(4_000);
  });
});
