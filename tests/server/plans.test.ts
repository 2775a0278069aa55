import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './support/databases';
import { newMember } from './support/people';
import { openProvider, type Provider } from './support/provider';

const price = { '1': 149, '2': 299, '3': 649, '4': 5988 } as const;

describe('plans', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  test('the plans cost what their breakdowns add up to', async () => {
    const { token } = await newMember(provider);
    const { body } = await provider.call('plans', { token });
    const details = await Promise.all(
      body.data.map(async ({ plan_id }: { plan_id: string }) => {
        const answer = await provider.call('paymentDetails', { token, params: { plan_id } });
        return { plan_id, total: answer.body.data.total };
      }),
    );
    const expected = Object.entries(price).map(([plan_id, total]) => ({ plan_id, total }));
    expect(details).toEqual(expected);
    expect(
      body.data.map(({ plan_id, total_price }: { plan_id: string; total_price: number }) => ({
        plan_id,
        total: total_price,
      })),
    ).toEqual(expected);
  });

  test('a breakdown tells price, discount, subtotal, taxes and total', async () => {
    const { token } = await newMember(provider);
    const { body } = await provider.call('paymentDetails', { token, params: { plan_id: '2' } });
    expect(body.data).toEqual({
      price: 276.86,
      discount: '10% off',
      discount_amount: 27.69,
      subtotal: 249.17,
      tax_array: [
        { name: 'GST', value: 18, tax_amount: 44.85 },
        { name: 'Film heritage levy', value: 2, tax_amount: 4.98 },
      ],
      total: 299,
    });
  });

  test('an unknown plan is not found', async () => {
    const { token } = await newMember(provider);
    const details = await provider.call('paymentDetails', { token, params: { plan_id: '9' } });
    const payload = { plan_id: '9', payment_method: 'stripe', price: 1 } as const;
    const process = await provider.call('processPayment', { token, payload });
    expect([details.status, process.status]).toEqual([404, 404]);
  });
});
