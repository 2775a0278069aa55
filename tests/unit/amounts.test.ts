import { expect, test } from 'vitest';
import { chargeText, linesOf, refusalText } from '../../src/features/checkout/amounts';

const details = {
  price: 1000,
  discount: '10% off',
  discount_amount: 100,
  subtotal: 900,
  tax_array: [
    { name: 'VAT', value: 20, tax_amount: 180.5 },
    { name: 'Levy', value: null, tax_amount: null },
  ],
  total: 1080.5,
};

test('a price is broken down into its discount, subtotal and taxes', () => {
  expect(linesOf(details)).toEqual([
    { label: 'Price', amount: '$1,000.00' },
    { label: '10% off', amount: '-$100.00' },
    { label: 'Subtotal', amount: '$900.00' },
    { label: 'VAT (20%)', amount: '$180.50' },
    { label: 'Levy', amount: '$0.00' },
  ]);
});

test('lines in another language than the page are marked', () => {
  const [tax] = details.tax_array.map((it) => ({ ...it, lang: 'en' }));
  const lines = linesOf({ ...details, discount_lang: 'en', tax_array: tax ? [tax] : [] });
  expect(lines.map(({ label, lang }) => [label, lang])).toEqual([
    ['Price', undefined],
    ['10% off', 'en'],
    ['Subtotal', undefined],
    ['VAT (20%)', 'en'],
  ]);
});

test.each([
  { discount: null, discount_amount: 0 },
  { discount: '', discount_amount: null },
  { discount: '0', discount_amount: 0 },
  { discount: '10% off', discount_amount: null },
  { discount: '10% off', discount_amount: -5 },
])('a discount of zero is left out: %j', (discount) => {
  expect(linesOf({ ...details, ...discount, tax_array: [] })).toEqual([
    { label: 'Price', amount: '$1,000.00' },
    { label: 'Subtotal', amount: '$900.00' },
  ]);
});

test('a discount without a name gets a default one', () => {
  const [, line] = linesOf({ ...details, discount: null });
  expect(line).toEqual({ label: 'Discount', amount: '-$100.00' });
});

test.each([
  [12.5, '$12.50'],
  [-3, '-$3.00'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [1234567.891, '$1,234,567.89'],
  [0.005, '$0.01'],
])('%d dollars read %s', (amount, text) => {
  expect(chargeText(amount)).toBe(text);
});

test.each([
  ['The price has changed.', 963.9, 'The price has changed. It was $695.08 and is now $963.90.'],
  [null, 963.9, 'The price has changed. It was $695.08 and is now $963.90.'],
  ['Too many attempts.', 695.079, 'Too many attempts.'],
  [null, 695.079, "We couldn't open checkout. Nothing was charged, so you can try again."],
])('an order refused with %j, at a total of %d now, reads: %s', (reason, total, text) => {
  expect(refusalText({ reason, price: 695.079 }, total)).toBe(text);
});
