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
 * changes nothing. Where the earlier one is of the same plan, its remaining days are not lost. The
 * member's row is held, so that parallel runs come one after the other.
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
  const earlier = first(
    await query<{ plan_id: string; end_date: string }>(
      `update subscriptions set status = 'replaced' from orders
       where orders.id = order_id and subscriptions.member_id = $1
         and subscriptions.status = 'active'
       returning plan_id, end_date`,
      [order.member_id],
    ),
  );
  const today = dayOf(now);
  const isRenewed = earlier?.plan_id === order.plan_id && earlier.end_date > today;
  await query(
    `insert into subscriptions (id, member_id, order_id, name, status, start_date, end_date)
     values ($1, $2, $3, $4, 'active', $5::date, ($6::date + $7::interval)::date)`,
    [
      randomUUID(),
      order.member_id,
      order.id,
      order.plan_name,
      today,
      isRenewed ? earlier.end_date : today,
      `${plan.duration_value} ${plan.duration}`,
    ],
  );
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
