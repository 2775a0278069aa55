import type { PaymentDetails } from '../../../contract/entities';
import { amountText } from '../../lib/site/money';
import { siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';

interface PriceLine {
  label: string;
  lang?: string | undefined;
  amount: string;
}

export function linesOf(details: PaymentDetails): PriceLine[] {
  const { price, discount, discount_lang, discount_amount, subtotal, tax_array } = details;
  const lines: PriceLine[] = [{ label: text('checkout.price.price'), amount: chargeText(price) }];
  if (discount_amount !== null && discount_amount > 0) {
    lines.push({
      label: discount || text('checkout.price.discount'),
      lang: discount ? discount_lang : undefined,
      amount: chargeText(-discount_amount),
    });
  }
  lines.push({ label: text('checkout.price.subtotal'), amount: chargeText(subtotal) });
  for (const { name, lang, value, tax_amount } of tax_array) {
    const label = value === null ? name : text('checkout.price.tax', { name, value });
    lines.push({ label, lang, amount: chargeText(tax_amount ?? 0) });
  }
  return lines;
}

export function chargeText(amount: number): string {
  return amountText(amount, siteSettings().currency.checkout);
}

export function refusalText(refusal: { reason: string | null; price: number }, total: number) {
  if (refusal.price === total) return refusal.reason ?? text('checkout.refused.notOpened');
  return text('checkout.refused.priceChanged', {
    reason: refusal.reason ?? 'none',
    before: chargeText(refusal.price),
    now: chargeText(total),
  });
}
