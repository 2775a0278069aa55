import { describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { newMember, PASSWORD, type Person, signIn } from './support/people';
import { ORIGIN, providerBeside, providerLater, sharedProvider } from './support/provider';
import {
  confirm,
  type PlanId,
  payAt,
  plansOf,
  pressPay,
  subscription,
  UNPAID,
} from './support/purchases';

const DAY = 24 * 60 * 60_000;
const FORTY = Array.from({ length: 40 });
const HTML = 'text/html; charset=UTF-8';
const ACTIVATED = {
  status: 200,
  body: { status: true, message: 'Your subscription has been activated successfully.' },
};

describe.each(databases)('payments on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);

  const checkout = async (person: Person, plan: PlanId, at = provider) =>
    (await pressPay(at, person, plan)).body.redirect as string;

  const pay = (address: string) => payAt(provider, address);

  const buy = async (person: Person, plan: PlanId, at = provider) =>
    confirm(at, person, await pay(await checkout(person, plan, at)));

  const post = async (address: string) => {
    const { status, headers } = await provider.get(address, {}, 'POST');
    return { status, location: headers.get('location') };
  };

  const ordersOf = ({ email }: Person) =>
    provider.db.query('select 1 from orders join members m on m.id = member_id where email = $1', [
      email,
    ]);

  test.each([298.99, 0, -299, 29900, Infinity])(
    "the client's price %d is ignored",
    async (wrong) => {
      const person = await newMember(provider);
      const { token } = person;
      const payload = { plan_id: '2', payment_method: 'stripe', price: wrong } as const;
      const { status, body } = await provider.call('processPayment', { token, payload });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['price']);
      expect(await ordersOf(person)).toEqual([]);
    },
  );

  test('a paid checkout becomes the active subscription', async () => {
    const person = await newMember(provider);
    const now = () => new Date('2026-01-31T12:00:00Z');
    const inJanuary = await providerBeside(provider, { now });
    const address = await checkout(person, '2');
    expect(address).toMatch(new RegExp(`^${ORIGIN}/sandbox/checkout/[\\w-]{36}$`));
    expect(await subscription(provider, person)).toBeNull();
    const success = new RegExp(`^${ORIGIN}/payment-success\\?session_id=([\\w-]{43})$`);
    const { status, location } = await post(`${address}/pay`);
    const [, session = ''] = success.exec(location ?? '') ?? [];
    expect(status).toBe(303);
    expect(await confirm(inJanuary, person, session)).toEqual(ACTIVATED);
    expect(await subscription(inJanuary, person)).toEqual({
      id: expect.any(String),
      name: 'Standard',
      status: 'active',
      end_date: '2026-02-28',
    });
  });

  test('the same plan paid again adds to the days that are left', async () => {
    const { email } = await newMember(provider);
    const endsAfter = async (day: string) => {
      const at = await providerBeside(provider, { now: () => new Date(day) });
      const person = { email, token: await signIn(at, email, PASSWORD) };
      await buy(person, '1', at);
      return (await subscription(at, person)).end_date;
    };
    expect(await endsAfter('2027-03-10T12:00:00Z')).toBe('2027-04-10');
    expect(await endsAfter('2027-03-20T12:00:00Z')).toBe('2027-05-10');
    expect(await endsAfter('2027-08-01T12:00:00Z')).toBe('2027-09-01');
  });

  test('a subscription ends after its last day', async () => {
    const person = await newMember(provider);
    await buy(person, '1');
    const daysLater = async (days: number) => {
      const later = await providerLater(provider, days * DAY);
      return subscription(later, { ...person, token: await signIn(later, person.email, PASSWORD) });
    };
    expect(await daysLater(27)).toMatchObject({ name: 'Pocket', status: 'active' });
    expect(await daysLater(32)).toBeNull();
  });

  test('forty confirmations at once make one subscription', async () => {
    const person = await newMember(provider);
    const session = await pay(await checkout(person, '2'));
    const answers = await Promise.all(FORTY.map(() => confirm(provider, person, session)));
    expect(answers).toEqual(FORTY.map(() => ACTIVATED));
    expect(await plansOf(provider, person)).toHaveLength(1);
  });

  test('forty clicks at once open one order', async () => {
    const person = await newMember(provider);
    const answers = await Promise.all(FORTY.map(() => pressPay(provider, person)));
    expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
    expect(await ordersOf(person)).toHaveLength(1);
  });

  test('an order is replaced after a day, or by another plan', async () => {
    const person = await newMember(provider);
    const first = await checkout(person, '1');
    const tomorrow = await providerLater(provider, DAY);
    const addresses = [
      await checkout(person, '1'),
      await checkout(person, '2'),
      await checkout(person, '1', tomorrow),
    ];
    expect(addresses[0]).toBe(first);
    expect(new Set(addresses).size).toBe(3);
  });

  test('a click after paying leads to the confirmation', async () => {
    const person = await newMember(provider);
    const session = await pay(await checkout(person, '1'));
    const expected = `${ORIGIN}/payment-success?session_id=${session}`;
    expect(await checkout(person, '1')).toBe(expected);
  });

  test('a new plan replaces the active one', async () => {
    const person = await newMember(provider);
    await buy(person, '1');
    await buy(person, '4');
    expect(await plansOf(provider, person)).toMatchObject([
      { name: 'Pocket', status: 'replaced' },
      { name: 'Family Year', status: 'active' },
    ]);
  });

  test('two plans confirmed at once leave one active', async () => {
    const person = await newMember(provider);
    const addresses = [
      await checkout(person, '1'),
      await checkout(person, '2'),
      await checkout(person, '3'),
    ];
    const sessions = await Promise.all(addresses.map(pay));
    const answers = await Promise.all(sessions.map((it) => confirm(provider, person, it)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const statuses = (await plansOf(provider, person)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['active', 'replaced', 'replaced']);
  });

  test("an order that is unpaid, unknown or another member's is not confirmed", async () => {
    const person = await newMember(provider);
    const stranger = await newMember(provider);
    const address = await checkout(person, '1');
    const [{ session_id = '' } = {}] = await provider.db.query<{ session_id: string }>(
      'select session_id from orders where id = $1',
      [address.split('/').at(-1) ?? ''],
    );
    for (const session of [session_id, 'none', '../../x']) {
      expect(await confirm(provider, person, session)).toEqual(UNPAID);
    }
    await pay(address);
    expect(await confirm(provider, stranger, session_id)).toEqual(UNPAID);
    expect(await subscription(provider, stranger)).toBeNull();
  });

  test('a payment counts, even when the member never returned to confirm it', async () => {
    const person = await newMember(provider);
    const address = await checkout(person, '1');
    expect(await subscription(provider, person)).toBeNull();
    const session = await pay(address);
    const active = { name: 'Pocket', status: 'active' };
    expect(await subscription(provider, person)).toMatchObject(active);
    expect(await confirm(provider, person, session)).toEqual(ACTIVATED);
    expect(await plansOf(provider, person)).toMatchObject([active]);
  });

  test('a cancelled subscription ends at once; only its own member can cancel it', async () => {
    const person = await newMember(provider);
    const stranger = await newMember(provider);
    await buy(person, '1');
    const { id } = await subscription(provider, person);
    const cancel = ({ token }: Person) =>
      provider.call('cancelSubscription', { token, params: { id } });
    const cancelled = {
      status: 200,
      body: { status: true, message: 'Your subscription has been cancelled.' },
    };
    expect(await cancel(stranger)).toEqual({
      status: 404,
      body: { status: false, message: 'Subscription not found.' },
    });
    expect([await cancel(person), await cancel(person)]).toEqual([cancelled, cancelled]);
    expect(await subscription(provider, person)).toBeNull();
  });

  describe('the checkout page', () => {
    test('shows plan, amount and three buttons, and runs nothing', async () => {
      const address = await checkout(await newMember(provider), '4');
      const response = await provider.get(address);
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
      const page = await (await provider.get(path)).text();
      expect(page).toContain('Your card was declined.');
      expect(page).toContain('Try again $149.00');
      expect(await confirm(provider, person, await pay(address))).toEqual(ACTIVATED);
    });

    test('cancelling goes back to the plans', async () => {
      const address = await checkout(await newMember(provider), '1');
      expect(await post(`${address}/cancel`)).toEqual({
        status: 303,
        location: `${ORIGIN}/plans`,
      });
    });

    test("a paid order can't be declined any more", async () => {
      const person = await newMember(provider);
      const address = await checkout(person, '1');
      const session = await pay(address);
      const success = `${ORIGIN}/payment-success?session_id=${session}`;
      expect(await post(`${address}/decline`)).toEqual({ status: 303, location: success });
      expect((await provider.get(address)).headers.get('location')).toBe(success);
      expect(await confirm(provider, person, session)).toEqual(ACTIVATED);
    });

    test.each(['none', '%00', '%E0%A4%A'])('there is no order %s', async (id) => {
      const page = await provider.get(`/sandbox/checkout/${id}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, HTML]);
      expect(await page.text()).toContain('<h1>This checkout is closed</h1>');
      expect((await post(`/sandbox/checkout/${id}/pay`)).status).toBe(404);
    });
  });
});
