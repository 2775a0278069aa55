import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { seedCatalogue } from '../../server/catalogue/seed';
import { newMember } from './support/people';
import { sharedProvider } from './support/provider';
import { confirm, PRICES, payAt, pressPay, subscription } from './support/purchases';

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

describe('a plan that the operator removes', () => {
  const catalogue = loadCatalogue();
  beforeAll(() => {
    const plans = catalogue.plans.filter(({ plan_id }) => plan_id !== '3');
    return seedCatalogue(provider.db, { ...catalogue, plans });
  });
  afterAll(() => seedCatalogue(provider.db, catalogue));

  test('is neither listed nor sold', async () => {
    const person = await newMember(provider);
    const { body } = await provider.call('plans', person);
    const ids = body.data.map(({ plan_id }: { plan_id: string }) => plan_id);
    expect(ids).toEqual(['1', '2', '4']);
    const { token } = person;
    const details = await provider.call('paymentDetails', { token, params: { plan_id: '3' } });
    expect([details.status, (await pressPay(provider, person, '3')).status]).toEqual([404, 404]);
  });

  test('is still given to a member who is paying for it, and sold again once it is back', async () => {
    await seedCatalogue(provider.db, catalogue);
    const person = await newMember(provider);
    const { redirect } = (await pressPay(provider, person, '3')).body;
    await seedCatalogue(provider.db, { ...catalogue, plans: [] });
    expect((await pressPay(provider, person, '3')).body.redirect).toBe(redirect);
    const session = await payAt(provider, redirect);
    const again = (await pressPay(provider, person, '3')).body.redirect;
    expect(again).toContain(session);
    expect(await confirm(provider, person, session)).toMatchObject({ status: 200 });
    expect(await subscription(provider, person)).toMatchObject({ status: 'active' });
  });
});
