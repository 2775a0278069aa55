/**
 * Plan prices are stored in hundredths and sent to clients in currency units.
 *
 * Each price line is rounded to a payable amount, so that the lines add up to the charge.
 * Hundredths suffice for three-decimal currencies, because Stripe requires the last digit to be 0.
 */
import type { PaymentDetails, Plan } from '../../contract/entities';
import { decimalsOf } from '../../contract/money';
import { first, type Queries } from '../db/db';

/** Has no currency, because plan cards and checkout may show different currencies (spec §9). */
export interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly duration_value: number;
  readonly duration: 'month' | 'year';
  readonly features: Plan['plan_type'];
  readonly price_cents: number;
  readonly discount_label: string | null;
  readonly discount_cents: number;
  readonly taxes: readonly { readonly name: string; readonly value: number }[];
  readonly is_offered: boolean;
}

type Stored = Omit<PlanRow, 'features' | 'taxes'> & { features: string; taxes: string };

export async function offeredPlans({ query }: Queries): Promise<PlanRow[]> {
  const plans = await query<Stored>('select * from plans where is_offered order by position');
  return plans.map(planFrom);
}

export async function planById({ query }: Queries, id: string): Promise<PlanRow | null> {
  const found = first(await query<Stored>('select * from plans where id = $1', [id]));
  return found && planFrom(found);
}

export function totalCents(plan: PlanRow, currency: string): number {
  return linesOf(plan, currency).total;
}

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
