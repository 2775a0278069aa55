import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

const CALL = '/user/get-payment-details';

describe('The payment page', () => {
  test(
    covers(['2.payment.breakdown', '9.prices'], 'breaks the price down in dollars'),
    async ({ member }) => {
      await mockCall(member, CALL, {
        body: {
          data: {
            price: '1000',
            discount: '10% off',
            discount_amount: 100,
            subtotal: 900,
            tax_array: [
              { name: 'VAT', value: 20, tax_amount: '180.5' },
              { name: 'Levy', value: '1.5', tax_amount: 13.5 },
            ],
            total: 1094,
          },
        },
      });
      await member.goto('/get-payment-detail/7');
      await member.getByRole('button', { name: 'Proceed Payment' }).waitFor();
      const texts = async (role: 'term' | 'definition') => member.getByRole(role).allInnerTexts();
      expect(await texts('term')).toEqual([
        'Price',
        '10% off',
        'Subtotal',
        'VAT (20%)',
        'Levy (1.5%)',
        'Total',
      ]);
      expect(await texts('definition')).toEqual([
        '$1,000.00',
        '-$100.00',
        '$900.00',
        '$180.50',
        '$13.50',
        '$1,094.00',
      ]);
      expect(await member.title()).toBe('Payment Details | Fin');
    },
  );

  test('shows the current price when it returns from the bfcache', async ({ member }) => {
    const costs = (total: number) =>
      mockCall(member, CALL, { body: { data: { price: total, subtotal: total, total } } });
    await costs(300);
    await member.goto('/get-payment-detail/2');
    await member.getByText('$300.00').first().waitFor();
    await costs(250);
    await member.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await member.getByText('$250.00').first().waitFor();
    await member.getByRole('button', { name: 'Proceed Payment' }).waitFor();
    expect(await member.getByText('$300.00').count()).toBe(0);
  });

  test(
    covers(
      '8.payment-details',
      "shows 'No Payment Details Available' for an unknown plan and on failure, and retries",
    ),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] payment of plan (2|%E0%A4)/);
      const nothing = member.getByText('No Payment Details Available');
      await member.goto('/get-payment-detail/%25E0%25A4');
      await nothing.waitFor();
      await mockCall(member, CALL, { status: 500, body: { message: 'Out of order' } });
      await member.goto('/get-payment-detail/2');
      await nothing.waitFor();
      expect(await member.locator('.Toastify__toast').count()).toBe(0);
      const failures = () => logs.all().filter((it) => it.startsWith('[fin] payment of plan 2'));
      await expect.poll(failures).toHaveLength(1);
      await letThrough(member);
      await member.getByRole('button', { name: 'Try again' }).click();
      await member.getByRole('button', { name: 'Proceed Payment' }).waitFor();
    },
  );
});
