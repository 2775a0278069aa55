import { expect, onTestFinished, test } from 'vitest';
import { amountText, priceText } from '../../src/lib/site/money';
import { siteSettings, startSettings } from '../../src/lib/site/settings';
import { startTexts } from '../../src/lib/site/texts';

test.each([
  [149, 'INR', '₹149'],
  [149, 'GBP', '£149'],
  [9.99, 'GBP', '£9.99'],
  [1000, 'USD', '$1,000'],
  [1490, 'JPY', '¥1,490'],
  [1.49, 'KWD', 'KWD\u{a0}1.490'],
  [2, 'KWD', 'KWD\u{a0}2'],
])('a price of %d %s reads %s', (price, currency, text) => {
  expect(priceText(price, currency)).toBe(text);
});

test.each([
  [149, 'GBP', '£149.00'],
  [1234.5, 'USD', '$1,234.50'],
  [-3, 'USD', '-$3.00'],
  [-0, 'USD', '$0.00'],
  [149, 'JPY', '¥149'],
  [1.49, 'KWD', 'KWD\u{a0}1.490'],
  // Always two decimals: browsers' `Intl` data disagree on this currency.
  [1490, 'HUF', 'Ft\u{a0}1,490.00'],
])('an amount of %d %s reads %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text);
});

test('among letters from right to left, an amount is one piece from left to right', () => {
  const settings = siteSettings();
  onTestFinished(() => {
    startSettings(settings);
    startTexts({});
  });
  startSettings({ ...settings, language: 'ar' });
  startTexts({});
  expect(amountText(-27.69, 'USD')).toBe('\u2066-27.69\u00a0US$\u2069');
});
