/** How plans speak of money. */

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in pounds (spec §9): `£149`, `£9.99`. */
export function priceText(price: number): string {
  return pounds.format(price);
}
