import { afterEach, describe, expect, test } from 'vitest';
import { createOrderJob } from '../../../server/payments/order-job';
import { createServices } from '../../../server/services';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk } from '../support/desk';
import { sharedStripe } from '../support/fake-stripe';
import { newMember, type Person } from '../support/people';
import { configOf, providerBeside, providerLater, sharedProvider } from '../support/provider';
import { confirm, mailsTo, type PlanId, payAt, plansOf, pressPay } from '../support/purchases';

const WITH_DESK = { adminToken: ADMIN_TOKEN };
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (moment: string | null, ms: number) =>
  new Date(Date.parse(moment ?? '') + ms).toISOString();
const pageOf = (entry: unknown) => ({ total: 1, page: 1, entries: [entry] });
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe.each(databases)('money on $name', ({ connect }) => {
  const provider = sharedProvider(WITH_DESK, connect);
  const memberId = async ({ email }: Person) => {
    const found = await provider.db.query<{ id: string }>(
      'select id from members where email = $1',
      [email],
    );
    return found[0]?.id ?? '';
  };
  const order = async (person: Person, plan: PlanId) =>
    (await pressPay(provider, person, plan)).body.redirect as string;
  const buy = async (person: Person, plan: PlanId) =>
    confirm(provider, person, await payAt(provider, await order(person, plan)));
  const ordersOf = async ({ email }: Person) =>
    (await desk(provider, 'orders', { search: email })).entries;
  const runningOf = async ({ email }: Person) =>
    (await desk(provider, 'subscriptions', { search: email, state: 'running' })).entries;

  test('orders are found by the email of the member, their ids and their state', async () => {
    const person = await newMember(provider);
    await order(person, '2');
    await buy(person, '1');
    const whose = { member_id: await memberId(person), email: person.email };
    const standard = {
      id: expect.any(String),
      created_at: MOMENT,
      ...whose,
      plan: 'Standard',
      amount: 299,
      currency: 'USD',
      state: 'closed',
    };
    const pocket = { ...standard, plan: 'Pocket', amount: 149, state: 'paid' };
    const found = await desk(provider, 'orders', { search: person.email });
    expect(found).toEqual({ total: 2, page: 1, entries: [pocket, standard] });
    const [paid, closed] = found.entries;
    const { session_id } = await desk(provider, 'order', { id: paid?.id ?? '' });
    for (const search of [paid?.id ?? '', session_id ?? '']) {
      expect(await desk(provider, 'orders', { search })).toEqual(pageOf(paid));
    }
    expect(await desk(provider, 'orders', { search: person.email, state: 'closed' })).toEqual(
      pageOf(closed),
    );
  });

  test('an order waits for its payment, and says when the gateway is asked', async () => {
    const person = await newMember(provider);
    await order(person, '2');
    const [entry] = await ordersOf(person);
    expect(await desk(provider, 'order', { id: entry?.id ?? '' })).toEqual({
      ...entry,
      gateway: 'sandbox',
      session_id: expect.any(String),
      why: 'waiting',
      asked_at: null,
      next_ask_at: later(entry?.created_at ?? null, 5 * MINUTE),
      paid_at: null,
      returned_at: null,
    });
  });

  test('an order that is paid says so, and has no next request for its payment', async () => {
    const person = await newMember(provider);
    await buy(person, '2');
    const [entry] = await ordersOf(person);
    expect(await desk(provider, 'order', { id: entry?.id ?? '' })).toEqual({
      ...entry,
      gateway: 'sandbox',
      session_id: expect.any(String),
      why: null,
      asked_at: null,
      next_ask_at: null,
      paid_at: MOMENT,
      returned_at: null,
    });
  });

  test('an order stays without the member who is gone', async () => {
    const person = await newMember(provider);
    await order(person, '2');
    const [entry] = await ordersOf(person);
    await provider.db.query('delete from members where email = $1', [person.email]);
    expect(await desk(provider, 'orders', { search: entry?.id ?? '' })).toEqual(
      pageOf({ ...entry, member_id: null, email: null }),
    );
    expect(await ordersOf(person)).toEqual([]);
  });

  test('a subscription that runs is ended once, and the member is notified', async () => {
    const person = await newMember(provider);
    await buy(person, '1');
    await buy(person, '1');
    const [running] = await runningOf(person);
    const [{ id: order_id } = { id: '' }] = await ordersOf(person);
    const entry = {
      id: expect.any(String),
      member_id: await memberId(person),
      email: person.email,
      order_id,
      plan: 'Pocket',
      from: dayIn(0),
      to: expect.any(String),
      state: 'running',
    };
    expect(running).toEqual(entry);
    const id = running?.id ?? '';
    expect(await desk(provider, 'endSubscription', { id })).toBe(null);
    expect(await plansOf(provider, person)).toMatchObject([
      { name: 'Pocket', status: 'cancelled' },
      { name: 'Pocket', status: 'cancelled' },
    ]);
    expect(await askDesk(provider, 'endSubscription', { id })).toEqual({
      status: 409,
      body: { status: false, message: "This subscription isn't running any more." },
    });
    expect(await mailsTo(provider, person)).toEqual(['Your plan has ended']);
    expect(await desk(provider, 'subscriptions', { search: id })).toEqual(
      pageOf({ ...running, state: 'cancelled' }),
    );
  });

  test('the member is notified in their language, and can answer the operator', async () => {
    const operator = await providerBeside(provider, {
      ...WITH_DESK,
      operatorMail: 'rui@site.example',
    });
    const person = await newMember(provider);
    await buy(person, '2');
    await provider.db.query(`update members set language = 'pt' where email = $1`, [person.email]);
    const [running] = await runningOf(person);
    await desk(operator, 'endSubscription', { id: running?.id ?? '' });
    expect(
      await provider.db.query('select reply_to, subject, body from outbox where recipient = $1', [
        person.email,
      ]),
    ).toEqual([
      {
        reply_to: 'rui@site.example',
        subject: 'Seu plano foi encerrado',
        body: 'Olá,\n\nEncerramos seu plano Standard no Fin, com efeito imediato. Se tiver dúvidas, responda a este e-mail.',
      },
    ]);
  });

  test('one whose last day is over is not running, and is not ended', async () => {
    const person = await newMember(provider);
    await buy(person, '2');
    const [running] = await runningOf(person);
    const next = await providerLater(provider, 40 * DAY, WITH_DESK);
    expect(await desk(next, 'subscriptions', { search: person.email })).toEqual(
      pageOf({ ...running, state: 'over' }),
    );
    expect(await askDesk(next, 'endSubscription', { id: running?.id ?? '' })).toMatchObject({
      status: 409,
    });
    expect(await mailsTo(provider, person)).toEqual([]);
  });

  test('of two ends at the same time one counts, and one mail is sent', async () => {
    const person = await newMember(provider);
    await buy(person, '2');
    const [running] = await runningOf(person);
    const ends = [1, 2].map(() => askDesk(provider, 'endSubscription', { id: running?.id ?? '' }));
    expect((await Promise.all(ends)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsTo(provider, person)).toEqual(['Your plan has ended']);
  });

  test.each(['order', 'endSubscription'] as const)(
    '%s says of what is gone that it is',
    async (name) => {
      expect(await askDesk(provider, name, { id: 'gone' })).toEqual({
        status: 404,
        body: { status: false, message: 'This is no longer here.' },
      });
    },
  );
});

describe.each(databases)('why an order is open at Stripe, on $name', ({ connect }) => {
  const stripe = sharedStripe();
  const provider = sharedProvider(() => ({ ...WITH_DESK, ...stripe.config }), connect);

  afterEach(() => {
    stripe.failNext(0, 500);
    stripe.at.expiry = undefined;
  });

  const log = { info: () => {}, error: () => {} };
  const sweepIn = async (ms: number) => {
    const now = () => new Date(Date.now() + ms);
    const services = createServices(provider.db, configOf({ ...stripe.config, log, now }));
    await createOrderJob(services).run();
    await services.mailer.stop();
  };
  const latestOf = async ({ email }: Person, plan = 'Standard') => {
    const { entries } = await desk(provider, 'orders', { search: email });
    const found = entries.find((it) => it.plan === plan);
    return desk(provider, 'order', { id: found?.id ?? '' });
  };

  test('its checkout could not be opened', async () => {
    const person = await newMember(provider);
    stripe.failNext(4, 500);
    expect((await pressPay(provider, person)).status).not.toBe(200);
    const { why, session_id, next_ask_at } = await latestOf(person);
    expect({ why, session_id, next_ask_at }).toEqual({
      why: 'unopened',
      session_id: null,
      next_ask_at: null,
    });
  });

  test('the gateway did not answer; and later it did', async () => {
    const person = await newMember(provider);
    await pressPay(provider, person);
    stripe.failNext(99, 500);
    await sweepIn(6 * MINUTE);
    const silent = await latestOf(person);
    expect(silent).toMatchObject({ why: 'unanswered', asked_at: MOMENT });
    expect(silent.next_ask_at).toBe(later(silent.asked_at, 5 * MINUTE));
    stripe.failNext(0, 500);
    await sweepIn(12 * MINUTE);
    const waiting = await latestOf(person);
    expect(waiting.why).toBe('waiting');
    expect(Date.parse(waiting.asked_at ?? '')).toBeGreaterThan(Date.parse(silent.asked_at ?? ''));
  });

  test('another plan was bought, and its checkout could not be expired yet', async () => {
    const person = await newMember(provider);
    await pressPay(provider, person, '2');
    const { body } = await pressPay(provider, person, '1');
    const newer = stripe.sessionAt(body.redirect);
    stripe.pay(newer);
    stripe.at.expiry = () => 'failed';
    await confirm(provider, person, newer.id);
    const closing = await latestOf(person);
    expect(closing).toMatchObject({ state: 'closing', why: 'closing', asked_at: null });
    expect(closing.next_ask_at).toBe(later(closing.created_at, MINUTE));
  });

  test('it was opened at a gateway that this server does not ask', async () => {
    const person = await newMember(provider);
    await pressPay(provider, person);
    const sandbox = await providerBeside(provider, WITH_DESK);
    const { id } = await latestOf(person);
    expect(await desk(sandbox, 'order', { id })).toMatchObject({
      gateway: 'stripe',
      why: 'otherGateway',
      next_ask_at: null,
    });
  });

  test('a refund says when it was learnt of', async () => {
    const person = await newMember(provider);
    const { body } = await pressPay(provider, person);
    const session = stripe.sessionAt(body.redirect);
    stripe.pay(session);
    await confirm(provider, person, session.id);
    stripe.pay(session, { refunded: true });
    await sweepIn(2 * DAY);
    expect(await latestOf(person)).toMatchObject({
      state: 'returned',
      why: null,
      paid_at: MOMENT,
      returned_at: MOMENT,
    });
    const { entries } = await desk(provider, 'subscriptions', { search: person.email });
    expect(entries.map(({ plan, state }) => [plan, state])).toEqual([['Standard', 'returned']]);
  });
});
