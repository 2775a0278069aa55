/**
 * Recalculates a member's active and replaced subscriptions, in order of payment. Payments may be
 * reported out of order, and may be refunded.
 */
import { lockMember } from '../accounts/members';
import type { Queries } from '../db/db';
import {
  closeOpenOrders,
  isClosed,
  markPaid,
  markReturned,
  type Order,
  orderById,
  type PaidOrder,
  paidOrdersOf,
} from './orders';
import { planById } from './pricing';
import {
  activateSubscription,
  addSubscription,
  beginSubscriptionDays,
  dayOf,
  type LiveSubscription,
  liveSubscriptions,
  returnSubscription,
} from './subscriptions';

/** @returns `second` if another payment had closed the order; `orphaned` if the account is gone */
export async function countPayment(
  queries: Queries,
  order: Order,
  paidAt: Date,
  now: Date,
): Promise<'counted before' | 'counted' | 'second' | 'orphaned'> {
  if (order.member_id !== null) await lockMember(queries, order.member_id);
  const before = await orderById(queries, order.id);
  if (!before?.member_id) {
    const isNew = await markPaid(queries, order.id, 'orphaned', paidAt);
    return isNew ? 'orphaned' : 'counted before';
  }
  if (!(await markPaid(queries, order.id, 'paid', paidAt))) return 'counted before';
  const memberId = before.member_id;
  await closeOpenOrders(queries, memberId);
  const plan = await planById(queries, order.plan_id);
  if (!plan) throw new Error(`Plan ${order.plan_id} of order ${order.id} is gone`);
  const live = await paidFor(queries, memberId);
  const earlier = live.filter(({ paid_at }) => paid_at <= paidAt).at(-1);
  const later = live.filter(({ paid_at }) => paid_at > paidAt);
  // A later payment may have been reported first: start no later than its subscription.
  const [start_date = dayOf(now)] = [dayOf(now), ...later.map((it) => it.start_date)].sort();
  await addSubscription(queries, {
    member_id: memberId,
    order_id: order.id,
    name: order.plan_name,
    start_date,
    runs_from: beginningOf({ plan_id: order.plan_id, start_date }, earlier),
    duration: `${plan.duration_value} ${plan.duration}`,
  });
  await reschedule(queries, memberId);
  return isClosed(before) ? 'second' : 'counted';
}

export async function undoPayment(queries: Queries, order: Order, now: Date): Promise<boolean> {
  const { member_id } = order;
  if (member_id === null) return markReturned(queries, order.id, now);
  await lockMember(queries, member_id);
  if (!(await markReturned(queries, order.id, now))) return false;
  await returnSubscription(queries, order.id);
  await reschedule(queries, member_id);
  return true;
}

async function reschedule(queries: Queries, memberId: string): Promise<void> {
  const live = await paidFor(queries, memberId);
  let earlier: Earlier | undefined;
  for (const own of live) {
    const begins = beginningOf(own, earlier);
    const isRight = begins === own.runs_from;
    const end_date = isRight ? own.end_date : await beginSubscriptionDays(queries, own.id, begins);
    earlier = { plan_id: own.plan_id, end_date };
  }
  const latest = live.at(-1);
  if (latest) await activateSubscription(queries, memberId, latest.id);
}

type Paid = LiveSubscription & Pick<PaidOrder, 'plan_id' | 'paid_at'>;
type Earlier = Pick<Paid, 'plan_id' | 'end_date'>;

async function paidFor(queries: Queries, memberId: string): Promise<Paid[]> {
  const live = await liveSubscriptions(queries, memberId);
  const orders = await paidOrdersOf(queries, memberId);
  return orders.flatMap(({ id, plan_id, paid_at }) =>
    live.filter(({ order_id }) => order_id === id).map((it) => ({ ...it, plan_id, paid_at })),
  );
}

function beginningOf(
  { plan_id, start_date }: Pick<Paid, 'plan_id' | 'start_date'>,
  earlier: Earlier | undefined,
): string {
  const isRenewal = earlier?.plan_id === plan_id && earlier.end_date > start_date;
  return isRenewal ? earlier.end_date : start_date;
}
