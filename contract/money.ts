/** Currencies without decimals. `MGA` has fifths, but payments use whole units. */
const WHOLE = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'MGA'],
  ...['PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]);
const THOUSANDTHS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/**
 * Returns a currency's number of decimals from a fixed table. `Intl` data vary by browser, but a
 * shown price must equal the charge.
 */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/** Formats an amount: `$12.50`, `-$3.00`, `¥149`. With `stripIfInteger`: `£149` and `£9.99`. */
export function moneyText(
  locale: string,
  amount: number,
  currency: string,
  trailingZeroDisplay: Intl.NumberFormatOptions['trailingZeroDisplay'] = 'auto',
): string {
  const decimals = decimalsOf(currency);
  const written = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay,
  }).format(amount === 0 ? 0 : amount);
  // Replaces direction marks with an isolate, so that right-to-left text doesn't move the sign.
  const plain = written.replace(/[\u061c\u200e\u200f]/g, '');
  return plain === written ? written : `\u2066${plain}\u2069`;
}
