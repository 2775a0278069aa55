/** What a plan costs: computed in whole cents, answered in whole units with two decimals. */
import type { PaymentDetails, Plan } from '../../contract/entities';
import { first, type Queries } from '../db/db';

/** A plan as stored, its lists parsed. No currency: £ on the cards, $ at checkout (spec §9). */
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

/** Price less discount is the subtotal; each tax is a percent of it, rounded to a cent. */
export function totalCents(plan: PlanRow): number {
  return taxesOf(plan).reduce((sum, { cents }) => sum + cents, subtotalCents(plan));
}

/** The payment page's breakdown, in whole units with two decimals. */
export function breakdownOf(plan: PlanRow): PaymentDetails {
  return {
    price: units(plan.price_cents),
    discount: plan.discount_label,
    discount_amount: units(plan.discount_cents),
    subtotal: units(subtotalCents(plan)),
    tax_array: taxesOf(plan).map(({ name, value, cents }) => ({
      name,
      value,
      tax_amount: units(cents),
    })),
    total: units(totalCents(plan)),
  };
}

/** Cents as whole units: 14900 is 149. */
export function units(cents: number): number {
  return cents / 100;
}

function planFrom({ features, taxes, ...plan }: Stored): PlanRow {
  return { ...plan, features: JSON.parse(features), taxes: JSON.parse(taxes) };
}

function subtotalCents({ price_cents, discount_cents }: PlanRow): number {
  return price_cents - discount_cents;
}

function taxesOf(plan: PlanRow) {
  const subtotal = subtotalCents(plan);
  return plan.taxes.map((tax) => ({ ...tax, cents: Math.round((subtotal * tax.value) / 100) }));
}
