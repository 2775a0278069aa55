import { decimalsOf } from '../../contract/money';

/**
 * Stripe expects hundredths for these currencies, although they have no decimals
 * (https://docs.stripe.com/currencies).
 */
const STILL_HUNDREDTHS = new Set(['ISK', 'UGX']);

function unitsEach(currency: string): number {
  const code = currency.toUpperCase();
  const decimals = STILL_HUNDREDTHS.has(code) ? 2 : decimalsOf(code);
  return 10 ** decimals / 100;
}

export function toStripe(cents: number, currency: string): number {
  return Math.round(cents * unitsEach(currency));
}

export function fromStripe(amount: number, currency: string): number {
  return amount / unitsEach(currency);
}
