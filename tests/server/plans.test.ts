import { expect, test } from 'vitest';
import { newMember } from './support/people';
import { sharedProvider } from './support/provider';
import { PRICES } from './support/purchases';

const provider = sharedProvider();

test('the plans cost what their breakdowns add up to', async () => {
  const { token } = await newMember(provider);
  const { body } = await provider.call('plans', { token });
  const plans: { plan_id: string; total_price: number }[] = body.data;
  expect(plans.map(({ plan_id, total_price }) => [plan_id, total_price])).toEqual(
    Object.entries(PRICES),
  );
  for (const { plan_id, total_price } of plans) {
    const details = await provider.call('paymentDetails', { token, params: { plan_id } });
    expect(details.body.data.total).toBe(total_price);
  }
});

test('a breakdown has price, discount, subtotal, taxes and total', async () => {
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
