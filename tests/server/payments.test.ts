import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { newMember, PASSWORD, type Person, signIn } from './support/people';
import { ORIGIN, openProvider, type Provider, providerBeside } from './support/provider';

const HTML = 'text/html; charset=UTF-8';
const UNPAID = { status: false, message: 'This payment is not complete.' };
const ACTIVATED = {
  status: true,
  message: 'Your subscription has been activated successfully.',
};
const price = { '1': 149, '2': 299, '3': 649, '4': 5988 } as const;

describe.each(databases)('payments on $name', ({ connect }) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  const pressPay = ({ token }: Person, plan_id: keyof typeof price, at = provider) =>
    at.call('processPayment', {
      token,
      payload: { plan_id, payment_method: 'stripe', price: price[plan_id] },
    });

  const checkout = async (person: Person, plan: keyof typeof price, at = provider) =>
    (await pressPay(person, plan, at)).body.redirect as string;

  const post = async (address: string) => {
    const response = await provider.request(address, { method: 'POST' });
    return { status: response.status, location: response.headers.get('location') };
  };

  const pay = async (address: string) => {
    const { location } = await post(`${address}/pay`);
    return new URL(location ?? '').searchParams.get('session_id') ?? '';
  };

  const confirm = ({ token }: Person, session_id: string, at = provider) =>
    at.call('confirmPayment', { token, payload: { session_id, gateway: 'stripe' } });

  const subscription = async ({ token }: Person, at = provider) =>
    (await at.call('activeSubscription', { token })).body.data.activeSubscriptions;

  const countOf = async (table: 'orders' | 'subscriptions', { email }: Person) => {
    const rows = await provider.db.query(
      `select 1 from ${table} join members on members.id = member_id where email = $1`,
      [email],
    );
    return rows.length;
  };

  test.each([298.99, 0, -299, 29900, Infinity])('the price %d is not believed', async (wrong) => {
    const person = await newMember(provider);
    const payload = { plan_id: '2', payment_method: 'stripe', price: wrong } as const;
    const { status, body } = await provider.call('processPayment', {
      token: person.token,
      payload,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['price']);
    expect(await countOf('orders', person)).toBe(0);
  });

  test('a paid checkout becomes the active subscription', async () => {
    const person = await newMember(provider);
    const now = () => new Date('2026-01-31T12:00:00Z');
    const inJanuary = await providerBeside(provider, { now });
    const address = await checkout(person, '2');
    expect(address).toMatch(new RegExp(`^${ORIGIN}/sandbox/checkout/[\\w-]{36}$`));
    expect(await subscription(person)).toBeNull();
    const { status, location } = await post(`${address}/pay`);
    expect({ status, location }).toEqual({
      status: 303,
      location: expect.stringMatching(
        new RegExp(`^${ORIGIN}/payment-success\\?session_id=[\\w-]{43}$`),
      ),
    });
    const session = new URL(location ?? '').searchParams.get('session_id') ?? '';
    const answer = await confirm(person, session, inJanuary);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: ACTIVATED });
    expect(await subscription(person, inJanuary)).toEqual({
      id: expect.any(String),
      name: 'Standard',
      status: 'active',
      end_date: '2026-02-28',
    });
  });

  test('the same plan paid again adds to the days that are left', async () => {
    const person = await newMember(provider);
    const on = (day: string) => providerBeside(provider, { now: () => new Date(day) });
    const renew = async (at: Provider) => {
      const token = await signIn(at, person.email, PASSWORD);
      const order = await checkout({ ...person, token }, '1', at);
      return confirm({ ...person, token }, await pay(order), at);
    };
    const endsAfter = async (day: string) => {
      const at = await on(day);
      await renew(at);
      const token = await signIn(at, person.email, PASSWORD);
      return (await subscription({ ...person, token }, at)).end_date;
    };
    expect(await endsAfter('2027-03-10T12:00:00Z')).toBe('2027-04-10');
    expect(await endsAfter('2027-03-20T12:00:00Z')).toBe('2027-05-10');
    expect(await endsAfter('2027-08-01T12:00:00Z')).toBe('2027-09-01');
  });

  test('a subscription is over after its last day', async () => {
    const person = await newMember(provider);
    await confirm(person, await pay(await checkout(person, '1')));
    const daysLater = async (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      const later = await providerBeside(provider, { now });
      const token = await signIn(later, person.email, PASSWORD);
      return subscription({ ...person, token }, later);
    };
    expect(await daysLater(27)).toMatchObject({ name: 'Pocket', status: 'active' });
    expect(await daysLater(32)).toBeNull();
  });

  test('forty confirmations at once make one subscription', async () => {
    const person = await newMember(provider);
    const session = await pay(await checkout(person, '2'));
    const answers = await Promise.all(Array.from({ length: 40 }, () => confirm(person, session)));
    expect(answers.map(({ body }) => body)).toEqual(Array(40).fill(ACTIVATED));
    expect(await countOf('subscriptions', person)).toBe(1);
  });

  test('forty presses at once open one order', async () => {
    const person = await newMember(provider);
    const answers = await Promise.all(Array.from({ length: 40 }, () => pressPay(person, '3')));
    expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
    expect(await countOf('orders', person)).toBe(1);
  });

  test('an order is left for a new one after a day, or for another plan', async () => {
    const person = await newMember(provider);
    const first = await checkout(person, '1');
    const tomorrow = await providerBeside(provider, {
      now: () => new Date(Date.now() + 24 * 60 * 60_000),
    });
    const addresses = [
      await checkout(person, '1'),
      await checkout(person, '2'),
      await checkout(person, '1', tomorrow),
    ];
    expect(addresses[0]).toBe(first);
    expect(new Set(addresses).size).toBe(3);
  });

  test('a press after paying leads to the confirmation', async () => {
    const person = await newMember(provider);
    const session = await pay(await checkout(person, '1'));
    const expected = `${ORIGIN}/payment-success?session_id=${session}`;
    expect(await checkout(person, '1')).toBe(expected);
  });

  test('a new plan takes the place of the active one', async () => {
    const person = await newMember(provider);
    await confirm(person, await pay(await checkout(person, '1')));
    await confirm(person, await pay(await checkout(person, '4')));
    expect(await subscription(person)).toMatchObject({ name: 'Family Year', status: 'active' });
    const all = await provider.db.query(
      `select s.name, s.status from subscriptions s join members m on m.id = s.member_id
       where m.email = $1 order by s.name`,
      [person.email],
    );
    expect(all).toEqual([
      { name: 'Family Year', status: 'active' },
      { name: 'Pocket', status: 'replaced' },
    ]);
  });

  test('two plans confirmed at once leave one active', async () => {
    const person = await newMember(provider);
    const sessions = [
      await pay(await checkout(person, '1')),
      await pay(await checkout(person, '2')),
      await pay(await checkout(person, '3')),
    ];
    const answers = await Promise.all(sessions.map((session) => confirm(person, session)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await subscription(person)).toMatchObject({ status: 'active' });
    expect(await countOf('subscriptions', person)).toBe(3);
  });

  test("what is not paid, unknown or another member's is not confirmed", async () => {
    const person = await newMember(provider);
    const stranger = await newMember(provider);
    const address = await checkout(person, '1');
    const [{ session_id = '' } = {}] = await provider.db.query<{ session_id: string }>(
      'select session_id from orders where id = $1',
      [address.split('/').at(-1) ?? ''],
    );
    const tries = [
      await confirm(person, session_id),
      await confirm(person, 'none'),
      await confirm(person, '../../x'),
    ];
    await pay(address);
    tries.push(await confirm(stranger, session_id));
    expect(tries.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(4).fill({ status: 422, body: UNPAID }),
    );
    expect(await subscription(stranger)).toBeNull();
  });

  test('what was paid counts, also when nobody came back to confirm it', async () => {
    const person = await newMember(provider);
    const address = await checkout(person, '1');
    expect(await subscription(person)).toBeNull();
    const session = await pay(address);
    expect(await subscription(person)).toMatchObject({ name: 'Pocket', status: 'active' });
    expect((await confirm(person, session)).body).toEqual(ACTIVATED);
    expect(await countOf('subscriptions', person)).toBe(1);
  });

  test('a cancelled subscription is over at once; only its own member can cancel it', async () => {
    const person = await newMember(provider);
    const stranger = await newMember(provider);
    await confirm(person, await pay(await checkout(person, '1')));
    const { id } = await subscription(person);
    const cancel = async ({ token }: Person) => {
      const { status, body } = await provider.call('cancelSubscription', { token, params: { id } });
      return { status, body };
    };
    const cancelled = {
      status: 200,
      body: { status: true, message: 'Your subscription has been cancelled.' },
    };
    expect(await cancel(stranger)).toEqual({
      status: 404,
      body: { status: false, message: 'Subscription not found.' },
    });
    expect([await cancel(person), await cancel(person)]).toEqual([cancelled, cancelled]);
    expect(await subscription(person)).toBeNull();
  });

  describe('the checkout page', () => {
    test('shows plan, amount and three buttons, and runs nothing', async () => {
      const address = await checkout(await newMember(provider), '4');
      const response = await provider.request(address);
      const page = await response.text();
      const buttons = [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text);
      expect(buttons).toEqual(['Pay $5,988.00', 'Decline', 'Cancel']);
      expect(page).toContain('>Family Year</h1>');
      expect(page).not.toContain('<script');
      const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
      expect(response.headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; ` +
          `form-action 'self' ${ORIGIN}; ` +
          "base-uri 'none'; frame-ancestors 'none'",
      );
    });

    test('a declined card can be tried again', async () => {
      const person = await newMember(provider);
      const address = await checkout(person, '1');
      const path = new URL(address).pathname;
      expect(await post(`${address}/decline`)).toEqual({ status: 303, location: path });
      const page = await (await provider.request(path)).text();
      expect(page).toContain('Your card was declined.');
      expect(page).toContain('Try again $149.00');
      const answer = await confirm(person, await pay(address));
      expect(answer.status).toBe(200);
    });

    test('cancelling goes back to the plans', async () => {
      const address = await checkout(await newMember(provider), '1');
      expect(await post(`${address}/cancel`)).toEqual({
        status: 303,
        location: `${ORIGIN}/plans`,
      });
    });

    test('a paid order cannot be declined any more', async () => {
      const person = await newMember(provider);
      const address = await checkout(person, '1');
      const session = await pay(address);
      const success = `${ORIGIN}/payment-success?session_id=${session}`;
      expect(await post(`${address}/decline`)).toEqual({ status: 303, location: success });
      const again = await provider.request(address);
      expect(again.headers.get('location')).toBe(success);
      expect((await confirm(person, session)).status).toBe(200);
    });

    test.each(['none', '%00', '%E0%A4%A'])('there is no order %s', async (id) => {
      const page = await provider.request(`/sandbox/checkout/${id}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, HTML]);
      expect(await page.text()).toContain('<h1>This checkout is closed</h1>');
      expect((await post(`/sandbox/checkout/${id}/pay`)).status).toBe(404);
    });
  });
});
