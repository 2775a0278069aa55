/** The lines of a price breakdown (spec §2), with dollars in two decimals (spec §9). */
import type { PaymentDetails } from '../../../contract/entities';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const NOT_OPENED = "We couldn't open the checkout. Nothing was charged, so you can try again.";

interface PriceLine {
  label: string;
  amount: string;
}

/** From the price down to the subtotal and its taxes; a discount of nothing is left out. */
export function linesOf(details: PaymentDetails): PriceLine[] {
  const { price, discount, discount_amount, subtotal, tax_array } = details;
  const discounted = discount_amount ?? 0;
  return [
    { label: 'Price', amount: amountText(price) },
    ...(discounted > 0 ? [{ label: discount || 'Discount', amount: amountText(-discounted) }] : []),
    { label: 'Subtotal', amount: amountText(subtotal) },
    ...tax_array.map(({ name, value, tax_amount }) => ({
      label: value === null ? name : `${name} (${value}%)`,
      amount: amountText(tax_amount ?? 0),
    })),
  ];
}

/** `$12.50`, `-$3.00` */
export function amountText(amount: number): string {
  return dollars.format(amount === 0 ? 0 : amount);
}

/**
 * Why an order was refused: in the provider's words where it has given any, with the totals where the price has
 * changed since.
 */
export function refusalText(refusal: { reason: string | null; price: number }, total: number) {
  if (refusal.price === total) return refusal.reason ?? NOT_OPENED;
  const change = `It was ${amountText(refusal.price)} and is now ${amountText(total)}.`;
  return `${refusal.reason ?? 'The price has changed.'} ${change}`;
}
