/** The lines of a price breakdown (spec §2), with dollars in two decimals (spec §9). */
import type { PaymentDetails } from '../../../contract/entities';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export interface PriceLine {
  label: string;
  amount: string;
}

/** From the price down to the subtotal and its taxes; a discount of nothing is left out. */
export function linesOf(details: PaymentDetails): PriceLine[] {
  const { price, discount, discount_amount, subtotal, tax_array } = details;
  return [
    { label: 'Price', amount: amountText(price) },
    ...(discount || discount_amount
      ? [{ label: discount || 'Discount', amount: amountText(-(discount_amount ?? 0)) }]
      : []),
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
