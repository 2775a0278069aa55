/** Subscriptions: at most one active for a member, each from one paid order. */
import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../contract/entities';
import type { Member } from '../accounts/members';
import { first, type Queries } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';
import type { Order, Payment } from './gateway';
import { planById } from './pricing';

const UNPAID = 'This payment is not complete.';

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
 * Turns the member's paid checkout into the active subscription, in place of an earlier one. Run
 * again for the same checkout it changes nothing. Refuses (422) what is unknown, another member's,
 * not paid, or paid with another amount.
 */
export async function confirmPayment(
  { db, gateway, config }: Services,
  member: Member,
  sessionId: string,
): Promise<void> {
  const order = first(
    await db.query<Order>('select * from orders where session_id = $1 and member_id = $2', [
      sessionId,
      member.id,
    ]),
  );
  if (!order) throw new Refusal(422, UNPAID);
  if (order.status === 'paid') return;
  const payment = order.gateway === gateway.name ? await gateway.confirm(sessionId) : null;
  if (!settles(payment, order)) throw new Refusal(422, UNPAID);
  await db.tx((queries) => activate(queries, order, config.now()));
}

function settles(payment: Payment | null, order: Order): boolean {
  return (
    payment?.state === 'paid' &&
    payment.orderId === order.id &&
    payment.amountCents === order.amount_cents &&
    payment.currency === order.currency
  );
}

/** The member's row is held, so that parallel confirmations come one after the other. */
async function activate(queries: Queries, order: Order, now: Date): Promise<void> {
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
