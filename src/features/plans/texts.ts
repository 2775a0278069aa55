/** How plans speak of money and time. */

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

/** A day as one says it, `31 December 2026`; any other text stays as it is. */
export function dayText(day: string): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(day) ?? [];
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
