import { afterEach, describe, expect, test } from 'vitest';
import { createOrderJob } from '../../server/payments/order-job';
import { createServices } from '../../server/services';
import { databases } from './support/databases';
import { sharedStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { configOf, sharedProvider } from './support/provider';
import {
  CLOSED,
  confirm,
  mailsTo,
  type PlanId,
  payAt,
  plansOf,
  pressPay,
} from './support/purchases';

const MINUTE = 60_000;
const POCKET = { name: 'Pocket', status: 'active' };
const REPLACED = { name: 'Pocket', status: 'replaced' };
const STANDARD = { name: 'Standard', status: 'active' };
const TWICE = ['You paid for two plans'];

describe.each(databases)('at the sandbox, on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);
  const checkout = async (person: Person, plan: PlanId) =>
    (await pressPay(provider, person, plan)).body.redirect as string;

  test('a confirmed payment closes the older checkout, which says so', async () => {
    const person = await newMember(provider);
    const [older, newer] = [await checkout(person, '2'), await checkout(person, '1')];
    await confirm(provider, person, await payAt(provider, newer));
    for (const [path, method] of [
      [older, 'GET'],
      [`${older}/pay`, 'POST'],
      [`${older}/decline`, 'POST'],
    ] as const) {
      const page = await provider.get(path, {}, method);
      expect([page.status, await page.text()]).toEqual([
        404,
        expect.stringContaining('You bought another plan in the meantime.'),
      ]);
    }
    expect(await plansOf(provider, person)).toMatchObject([POCKET]);
    expect(await checkout(person, '2')).not.toBe(older);
  });

  test('two payments before either confirmation both count, and the member is notified', async () => {
    const person = await newMember(provider);
    const addresses = [await checkout(person, '1'), await checkout(person, '2')];
    for (const address of addresses) await payAt(provider, address);
    await Promise.all([
      provider.call('activeSubscription', person),
      provider.call('activeSubscription', person),
    ]);
    expect(await plansOf(provider, person)).toMatchObject([REPLACED, STANDARD]);
    expect(await mailsTo(provider, person)).toEqual(TWICE);
  });
});

describe('at Stripe', () => {
  const stripe = sharedStripe();
  const provider = sharedProvider(() => stripe.config);
  afterEach(() => {
    stripe.at.opening = undefined;
    stripe.at.expiry = undefined;
  });

  const checkout = async (person: Person, plan: PlanId) =>
    stripe.sessionAt((await pressPay(provider, person, plan)).body.redirect);

  const afterPocket = async () => {
    const person = await newMember(provider);
    const [older, newer] = [await checkout(person, '2'), await checkout(person, '1')];
    stripe.pay(newer);
    expect((await confirm(provider, person, newer.id)).status).toBe(200);
    return { person, older };
  };

  const sweepIn = async (ms: number) => {
    const now = () => new Date(Date.now() + ms);
    const services = createServices(provider.db, configOf({ ...stripe.config, now }));
    await createOrderJob(services).run();
    await services.mailer.stop();
  };

  const tell = (type: string, id: string) => {
    const body = JSON.stringify({ type, data: { object: { id } } });
    const headers = stripe.signed(body, new Date());
    return provider.request('/api/v2/stripe/webhook', { method: 'POST', headers, body });
  };

  test('a confirmed payment expires the older checkout, with or without a webhook event', async () => {
    const { person, older } = await afterPocket();
    expect(older.status).toBe('expired');
    expect((await tell('checkout.session.expired', older.id)).status).toBe(200);
    expect(await confirm(provider, person, older.id)).toEqual(CLOSED);
    expect((await checkout(person, '2')).id).not.toBe(older.id);
    expect(await mailsTo(provider, person)).toEqual([]);
  });

  test('an expiry that fails is retried within a minute or two', async () => {
    stripe.at.expiry = () => 'failed';
    const { person, older } = await afterPocket();
    expect(older.status).toBe('open');
    stripe.at.expiry = undefined;
    await sweepIn(2 * MINUTE);
    expect(older.status).toBe('expired');
    expect(await confirm(provider, person, older.id)).toEqual(CLOSED);
  });

  test('an expiry whose answer is lost delays no member, and is checked later', async () => {
    stripe.at.expiry = () => 'lost';
    const { person, older } = await afterPocket();
    expect(await confirm(provider, person, older.id)).toEqual(CLOSED);
  });

  test('a checkout that is paid just before it expires counts, and the member is notified once', async () => {
    stripe.at.expiry = (session) => {
      stripe.pay(session, { created: Math.floor(Date.now() / 1_000) + 1 });
      return undefined;
    };
    const { person, older } = await afterPocket();
    expect(await plansOf(provider, person)).toMatchObject([REPLACED, STANDARD]);
    await tell('checkout.session.completed', older.id);
    expect(await mailsTo(provider, person)).toEqual(TWICE);
  });

  test('a checkout that opens while another is paid is not reported', async () => {
    const person = await newMember(provider);
    const paid = await checkout(person, '1');
    stripe.at.opening = async () => {
      stripe.at.opening = undefined;
      stripe.pay(paid);
      await tell('checkout.session.completed', paid.id);
    };
    expect(await pressPay(provider, person, '2')).toEqual(CLOSED);
    const { client_reference_id } = stripe.opened.at(-1) ?? {};
    const [order] = await provider.db.query<{ session_id: string }>(
      'select session_id from orders where id = $1',
      [client_reference_id ?? ''],
    );
    expect(stripe.session(order?.session_id ?? '').status).toBe('expired');
  });

  test('a click that reveals another payment says so; the next one orders', async () => {
    const person = await newMember(provider);
    stripe.pay(await checkout(person, '1'));
    expect(await pressPay(provider, person, '2')).toEqual(CLOSED);
    expect((await pressPay(provider, person, '2')).status).toBe(200);
  });
});
