import { describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { sharedStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { type Provider, providerBeside, sharedProvider } from './support/provider';
import { confirm, payAt, plansOf, pressPay, UNPAID } from './support/purchases';

const PRICES = [
  {
    currency: 'EUR',
    details: [276.86, 27.69, 249.17, 44.85, 4.98, 299],
    charged: ['eur', '29900'],
    said: '€299.00',
  },
  {
    currency: 'JPY',
    details: [277, 28, 249, 45, 5, 299],
    charged: ['jpy', '299'],
    said: '¥299',
  },
  {
    currency: 'KWD',
    details: [276.86, 27.69, 249.17, 44.85, 4.98, 299],
    charged: ['kwd', '299000'],
    said: 'KWD\u{a0}299.000',
  },
  {
    currency: 'ISK',
    details: [277, 28, 249, 45, 5, 299],
    charged: ['isk', '29900'],
    said: 'kr\u{a0}299',
  },
  {
    currency: 'HUF',
    details: [276.86, 27.69, 249.17, 44.85, 4.98, 299],
    charged: ['huf', '29900'],
    said: 'Ft\u{a0}299.00',
  },
] as const;

describe.each(databases)('on $name', ({ connect }) => {
  const stripe = sharedStripe();
  const provider = sharedProvider({}, connect);
  const atStripe = (currency: string) => providerBeside(provider, { ...stripe.config, currency });

  const detailsFor = async (at: Provider, { token }: Person) => {
    const { body } = await at.call('paymentDetails', { token, params: { plan_id: '2' } });
    const { price, discount_amount, subtotal, tax_array, total } = body.data;
    const taxes = tax_array.map((it: { tax_amount: number }) => it.tax_amount);
    return [price, discount_amount, subtotal, ...taxes, total];
  };

  const ordersOf = ({ email }: Person) =>
    provider.db.query(
      `select amount_cents, currency, status from orders o join members m on m.id = o.member_id
       where m.email = $1 order by o.created_at`,
      [email],
    );

  test.each(PRICES)('in $currency Stripe charges the price that was shown', async (price) => {
    const at = await atStripe(price.currency);
    const person = await newMember(at);
    expect(await detailsFor(at, person)).toEqual(price.details);
    const { body } = await at.call('plans', person);
    expect(body.data[1].total_price).toBe(299);
    const session = stripe.sessionAt((await pressPay(at, person)).body.redirect);
    const asked = stripe.opened.at(-1);
    expect([
      asked?.['line_items[0][price_data][currency]'],
      asked?.['line_items[0][price_data][unit_amount]'],
    ]).toEqual(price.charged);
    stripe.pay(session);
    expect((await confirm(at, person, session.id)).status).toBe(200);
    expect(await ordersOf(person)).toEqual([
      { amount_cents: 29900, currency: price.charged[0], status: 'paid' },
    ]);
  });

  test.each(PRICES)(
    "in $currency the sandbox's page shows it, and its forms pay it",
    async (price) => {
      const at = await providerBeside(provider, { currency: price.currency });
      const person = await newMember(at);
      const address = (await pressPay(at, person)).body.redirect;
      const page = await (await at.get(address)).text();
      expect(page).toContain(`<p class="amount">${price.said}</p>`);
      expect(page).toContain(`<button class="primary">Pay ${price.said}</button>`);
      expect((await confirm(at, person, await payAt(at, address))).status).toBe(200);
      expect(await plansOf(provider, person)).toMatchObject([
        { name: 'Standard', status: 'active' },
      ]);
    },
  );

  test.each([
    ['amount', { amount_total: 29900 }],
    ['currency', { currency: 'usd' }],
  ])('a payment in another %s is not confirmed', async (_, other) => {
    const at = await atStripe('JPY');
    const person = await newMember(at);
    const session = stripe.sessionAt((await pressPay(at, person)).body.redirect);
    stripe.pay(session);
    Object.assign(session, other);
    expect(await confirm(at, person, session.id)).toEqual(UNPAID);
  });

  test('an order keeps its currency when the site changes its own, and can be paid in it', async () => {
    const [inDollars, inEuros] = [await atStripe('USD'), await atStripe('EUR')];
    const person = await newMember(inDollars);
    const older = stripe.sessionAt((await pressPay(inDollars, person)).body.redirect);
    const newer = stripe.sessionAt((await pressPay(inEuros, person)).body.redirect);
    expect([older.currency, newer.currency]).toEqual(['usd', 'eur']);
    stripe.pay(older);
    expect((await confirm(inEuros, person, older.id)).status).toBe(200);
    expect(await ordersOf(person)).toEqual([
      { amount_cents: 29900, currency: 'usd', status: 'paid' },
      { amount_cents: 29900, currency: 'eur', status: 'closed' },
    ]);
    expect((await pressPay(inEuros, person)).body.redirect).toMatch(/^https:\/\/checkout\.stripe/);
  });
});
