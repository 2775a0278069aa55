/** Subscriptions: at most one active for a member, each from one paid order. */
import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../contract/entities';
import { first, type Queries } from '../db/db';
import type { Order } from './gateway';
import { planById } from './pricing';

/** The member's active subscription; one whose last day is over is none. */
export async function activeSubscription(
  { query }: Queries,
  memberId: string,
  now: Date,
): Promise<Subscription | null> {
  return first(
    await query<Subscription>(
      `select id, name, status, end_date from subscriptions
       where member_id = $1 and status = 'active' and end_date >= $2::date`,
      [memberId, dayOf(now)],
    ),
  );
}

/**
 * Makes a paid order the member's active subscription, in place of an earlier one; run again it
 * changes nothing. The member's row is held, so that parallel runs come one after the other.
 */
export async function activate(queries: Queries, order: Order, now: Date): Promise<void> {
  const { query } = queries;
  await query('select id from members where id = $1 for update', [order.member_id]);
  const paid = await query(
    `update orders set status = 'paid', paid_at = $2 where id = $1 and status <> 'paid'
     returning id`,
    [order.id, now],
  );
  if (paid.length === 0) return;
  const plan = await planById(queries, order.plan_id);
  if (!plan) throw new Error(`Plan ${order.plan_id} of order ${order.id} is gone`);
  await query(
    `update subscriptions set status = 'replaced' where member_id = $1 and status = 'active'`,
    [order.member_id],
  );
  await query(
    `insert into subscriptions (id, member_id, order_id, name, status, start_date, end_date)
     values ($1, $2, $3, $4, 'active', $5::date, ($5::date + $6::interval)::date)`,
    [
      randomUUID(),
      order.member_id,
      order.id,
      order.plan_name,
      dayOf(now),
      `${plan.duration_value} ${plan.duration}`,
    ],
  );
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
