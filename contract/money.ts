/** Amounts of money in any currency of ISO 4217, given by its code as in `EUR`. */

/** Currencies without a smaller coin. The fifths of `MGA` are not paid with. */
const WHOLE = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'MGA'],
  ...['PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]);
const THOUSANDTHS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** How many decimals amounts have. Not asked of `Intl`: browsers differ there, and so would a price and its charge. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/** `$12.50`, `-$3.00`, `¥149`; with `stripIfInteger`, `£149` and `£9.99`. */
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
    // Not `-$0.00`.
  }).format(amount === 0 ? 0 : amount);
  // Among letters from right to left, the sign would go to the wrong end: `149 UK£` is one piece from left to right.
  const plain = written.replace(/[\u061c\u200e\u200f]/g, '');
  return plain === written ? written : `\u2066${plain}\u2069`;
}
