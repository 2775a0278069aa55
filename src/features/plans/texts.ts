/** How plans speak of money and time. */
import { dayText } from '../../lib/day';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in pounds (spec §9): `£149`, `£9.99`. */
export function priceText(price: number): string {
  return pounds.format(price);
}

/** How long a plan lasts: `1 month`, `3 months`; `null` where nothing is said. */
export function lengthText(value: number | null, unit: string | null): string | null {
  const name = unit?.trim() ?? '';
  if (value === null) return name || null;
  const needsPlural = value !== 1 && name !== '' && !name.endsWith('s');
  return `${value} ${name}${needsPlural ? 's' : ''}`.trim();
}

/** What cancelling takes away, and when (`YYYY-MM-DD` or `null`). */
export function lossText(plan: string, endDate: string | null): string {
  const days = endDate ? `the days until ${dayText(endDate)}` : 'the days that are left';
  return `${plan} ends at once, and you lose ${days}. You can choose a plan again at any time.`;
}
