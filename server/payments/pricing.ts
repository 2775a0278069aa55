/**
 * What a plan costs. Amounts are hundredths of a currency's unit, in every currency, and are answered in units: each line
 * is rounded to what can be paid, so that a breakdown adds up to what is charged. A currency of three decimals is paid
 * in hundredths, too: Stripe takes no single thousandths.
 */
import type { PaymentDetails, Plan } from '../../contract/entities';
import { decimalsOf } from '../../contract/money';
import { first, type Queries } from '../db/db';

/** A plan as stored, its lists parsed. No currency: that is the site's, £ on the cards, $ at checkout (spec §9). */
export interface PlanRow {
  readonly id: string;
  readonly name: string;
  /** The language of its words, BCP 47. */
  readonly lang: string;
  readonly duration_value: number;
  readonly duration: 'month' | 'year';
  readonly features: Plan['plan_type'];
  /** Before discount and taxes. */
  readonly price_cents: number;
  /** As in `10% off`. */
  readonly discount_label: string | null;
  readonly discount_cents: number;
  /** `value` is a percent. */
  readonly taxes: readonly { readonly name: string; readonly value: number }[];
}

/** A row of the table: lists are JSON texts. */
type Stored = Omit<PlanRow, 'features' | 'taxes'> & { features: string; taxes: string };

export async function allPlans({ query }: Queries): Promise<PlanRow[]> {
  return (await query<Stored>('select * from plans order by position')).map(planFrom);
}

export async function planById({ query }: Queries, id: string): Promise<PlanRow | null> {
  const found = first(await query<Stored>('select * from plans where id = $1', [id]));
  return found && planFrom(found);
}

/** Price less discount is the subtotal; each tax is a percent of it. */
export function totalCents(plan: PlanRow, currency: string): number {
  return linesOf(plan, currency).total;
}

/** The payment page's breakdown. */
export function breakdownOf(plan: PlanRow, currency: string): PaymentDetails {
  const { price, discount, subtotal, taxes, total } = linesOf(plan, currency);
  return {
    price: units(price),
    discount: plan.discount_label,
    discount_amount: units(discount),
    subtotal: units(subtotal),
    tax_array: taxes.map(({ name, value, cents }) => ({ name, value, tax_amount: units(cents) })),
    total: units(total),
  };
}

/** Hundredths as units: 14900 is 149. */
export function units(cents: number): number {
  return cents / 100;
}

function planFrom({ features, taxes, ...plan }: Stored): PlanRow {
  return { ...plan, features: JSON.parse(features), taxes: JSON.parse(taxes) };
}

function linesOf({ price_cents, discount_cents, ...plan }: PlanRow, currency: string) {
  const step = decimalsOf(currency) === 0 ? 100 : 1;
  const rounded = (cents: number) => step * Math.round(cents / step);
  const price = rounded(price_cents);
  const discount = rounded(discount_cents);
  const subtotal = price - discount;
  const taxes = plan.taxes.map((tax) => ({ ...tax, cents: rounded((subtotal * tax.value) / 100) }));
  const total = taxes.reduce((sum, { cents }) => sum + cents, subtotal);
  return { price, discount, subtotal, taxes, total };
}
