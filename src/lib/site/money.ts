/** Money as the site's language writes it. */
import { locale } from './texts';

/** `£149`, `£9.99`: without decimals where there are none. */
export function priceText(price: number, currency: string): string {
  return format(price, currency, 'stripIfInteger');
}

/** `$12.50`, `-$3.00` */
export function amountText(amount: number, currency: string): string {
  // Not `-$0.00`.
  return format(amount === 0 ? 0 : amount, currency, 'auto');
}

function format(
  amount: number,
  currency: string,
  trailingZeroDisplay: Intl.NumberFormatOptions['trailingZeroDisplay'],
): string {
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  }).format(amount);
}
