/** Amounts as Stripe counts them (https://docs.stripe.com/currencies): in a currency's smallest unit, as it sees it. */
import { decimalsOf } from '../../contract/money';

/** Without decimals here, and with two of nothing at Stripe, which had them earlier. */
const STILL_HUNDREDTHS = new Set(['ISK', 'UGX']);

/** How many of Stripe's units are a hundredth. @param currency lower case */
function unitsEach(currency: string): number {
  const code = currency.toUpperCase();
  const decimals = STILL_HUNDREDTHS.has(code) ? 2 : decimalsOf(code);
  return 10 ** decimals / 100;
}

/** Hundredths in Stripe's units: ¥149 is 149, and 1.490 KWD is 1490. */
export function toStripe(cents: number, currency: string): number {
  return Math.round(cents * unitsEach(currency));
}

/** Stripe's units in hundredths. */
export function fromStripe(amount: number, currency: string): number {
  return amount / unitsEach(currency);
}
