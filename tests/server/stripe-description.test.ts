/** The stand-in of Stripe takes what Stripe's own description takes, and nothing else. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from './support/fake-stripe';
import { answerFault } from './support/stripe/requests';

describe('the stand-in of Stripe', () => {
  let fake: FakeStripe;
  beforeAll(async () => {
    fake = await startFakeStripe();
  });
  afterAll(() => fake.stop());

  const client = (settings: Partial<Stripe.StripeConfig> = {}) => {
    const { stripeSecretKey, stripeApi } = fake.config;
    return new Stripe(stripeSecretKey ?? '', { ...stripeApi, maxNetworkRetries: 0, ...settings });
  };

  const price = { currency: 'usd', unit_amount: 29_900, product_data: { name: 'Fin Standard' } };
  const checkout = {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    success_url: 'https://fin.test/payment-success',
  };

  /** Parameters that the SDK's types would refuse are what is tried. */
  const create = (params: object, on = client()) =>
    on.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams).then(
      ({ object }) => object,
      ({ statusCode, message }) => `${statusCode} ${message}`,
    );

  const item = (changes: object) => ({ ...checkout, line_items: [changes] });

  test('takes a checkout', async () => {
    expect(await create(checkout)).toBe('checkout.session');
  });

  test.each([
    [
      'unknown',
      { ...checkout, payment_method_types: ['card'] },
      'Received unknown parameter: payment_method_types',
    ],
    [
      'unknown, within another',
      item({ quantity: 1, price_data: { ...price, amount: 1 } }),
      'Received unknown parameter: line_items[0][price_data][amount]',
    ],
    [
      'missing',
      item({ quantity: 1, price_data: { unit_amount: 1, product_data: { name: 'Fin' } } }),
      'Missing required param: line_items[0][price_data][currency].',
    ],
    [
      "missing from what is paid on Stripe's page",
      { ...checkout, success_url: undefined },
      'Missing required param: success_url.',
    ],
    [
      'no number',
      item({ quantity: 'one', price_data: price }),
      'Invalid integer: line_items[0][quantity]',
    ],
    [
      'half a cent',
      item({ quantity: 1, price_data: { ...price, unit_amount: 0.5 } }),
      'Invalid integer: line_items[0][price_data][unit_amount]',
    ],
    ['no list', { ...checkout, line_items: 'all' }, 'Invalid array: line_items'],
    [
      'no record',
      item({ quantity: 1, price_data: 'cheap' }),
      'Invalid object: line_items[0][price_data]',
    ],
    ['none of the words', { ...checkout, mode: 'gift' }, 'Invalid value: mode'],
    [
      'none of the words of a list',
      { ...checkout, allowed_payment_method_types: ['card', 'coins'] },
      'Invalid value: allowed_payment_method_types[1]',
    ],
    [
      'too long',
      { ...checkout, client_reference_id: 'x'.repeat(201) },
      'Invalid string: client_reference_id must be at most 200 characters',
    ],
  ])('refuses a parameter that is %s', async (_, params, message) => {
    expect(await create(params)).toBe(`400 ${message}`);
  });

  test('refuses queries with parameters that are unknown', async () => {
    const { sessions } = client().checkout;
    const { id } = await sessions.create(checkout as Stripe.Checkout.SessionCreateParams);
    const unknown = { expnd: ['payment_intent'] } as Stripe.Checkout.SessionRetrieveParams;
    await expect(sessions.retrieve(id, unknown)).rejects.toThrow('unknown parameter: expnd');
    const listed = { intent: 'pi_1' } as Stripe.Checkout.SessionListParams;
    await expect(sessions.list(listed)).rejects.toThrow('unknown parameter: intent');
  });

  test('refuses another version of the interface than the types are of', async () => {
    const earlier = { apiVersion: '2020-08-27' } as object;
    expect(await create(checkout, client(earlier))).toMatch(/^400 .*2020-08-27$/);
  });

  test('tells of a payment only to who asks for it', async () => {
    const { sessions } = client().checkout;
    const { id } = await sessions.create(checkout as Stripe.Checkout.SessionCreateParams);
    fake.pay(fake.session(id));
    expect((await sessions.retrieve(id)).payment_intent).toBe(`pi_${id}`);
    const expand = ['payment_intent.latest_charge'];
    expect((await sessions.retrieve(id, { expand })).payment_intent).toMatchObject({
      latest_charge: { object: 'charge', refunded: false, disputed: false },
    });
  });

  test('answers nothing that Stripe would not', () => {
    const session = { id: 'cs_1', object: 'checkout.session', status: 'open' };
    const charge = { object: 'charge', refunded: 'no' };
    const faults = [
      session,
      { ...session, status: 'paid' },
      { ...session, paid: true },
      { ...session, payment_intent: { object: 'payment_intent', latest_charge: charge } },
    ].map((it) => answerFault(it)?.message);
    expect(faults).toEqual([
      undefined,
      'Invalid value: status',
      'Received unknown parameter: paid',
      'Invalid boolean: payment_intent[latest_charge][refunded]',
    ]);
  });
});
