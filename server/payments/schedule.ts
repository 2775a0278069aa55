/**
 * Which payment gives a member their plan, and from which day each counts: always computed from all
 * that are paid and neither returned nor cancelled, in the order in which they were paid. So it does
 * not matter in which order they are learnt of, and what is returned leaves nothing behind.
 */
import { lockMember } from '../accounts/members';
import type { Queries } from '../db/db';
import {
  closeOpenOrders,
  isClosed,
  markOrphaned,
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

/**
 * Counts an order that was paid at a moment, and closes the member's open ones; run again it changes nothing. `second`:
 * another one was paid while this one was open, and it all the same. `orphaned`: its member has left before it was paid.
 */
export async function countPayment(
  queries: Queries,
  order: Order,
  paidAt: Date,
  now: Date,
): Promise<'counted before' | 'counted' | 'second' | 'orphaned'> {
  // The member is locked, so that parallel runs come one after the other.
  if (order.member_id !== null) await lockMember(queries, order.member_id);
  const before = await orderById(queries, order.id);
  const memberId = before?.member_id ?? null;
  if (memberId === null) {
    return (await markOrphaned(queries, order.id, paidAt)) ? 'orphaned' : 'counted before';
  }
  if (!(await markPaid(queries, order.id, paidAt))) return 'counted before';
  await closeOpenOrders(queries, memberId);
  const plan = await planById(queries, order.plan_id);
  if (!plan) throw new Error(`Plan ${order.plan_id} of order ${order.id} is gone`);
  const live = await paidFor(queries, memberId);
  const earlier = live.filter(({ paid_at }) => paid_at <= paidAt).at(-1);
  const later = live.filter(({ paid_at }) => paid_at > paidAt);
  // What is learnt of late begins no later than what was paid after it.
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
  return before && isClosed(before) ? 'second' : 'counted';
}

/** Takes back what an order brought, as if it had never been paid; run again it changes nothing, and tells false. */
export async function giveBack(queries: Queries, order: Order, now: Date): Promise<boolean> {
  const { member_id } = order;
  if (member_id === null) return markReturned(queries, order.id, now);
  await lockMember(queries, member_id);
  if (!(await markReturned(queries, order.id, now))) return false;
  await returnSubscription(queries, order.id);
  await reschedule(queries, member_id);
  return true;
}

/** The latest payment gives the plan. */
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

/** A subscription that counts, and what it was paid with. */
type Paid = LiveSubscription & Pick<PaidOrder, 'plan_id' | 'paid_at'>;
type Earlier = Pick<Paid, 'plan_id' | 'end_date'>;

/** As they were paid. */
async function paidFor(queries: Queries, memberId: string): Promise<Paid[]> {
  const live = await liveSubscriptions(queries, memberId);
  const orders = await paidOrdersOf(queries, memberId);
  return orders.flatMap(({ id, plan_id, paid_at }) =>
    live.filter(({ order_id }) => order_id === id).map((it) => ({ ...it, plan_id, paid_at })),
  );
}

/** The day from which a payment's own time counts: what is left of the same plan comes before it. */
function beginningOf(
  { plan_id, start_date }: Pick<Paid, 'plan_id' | 'start_date'>,
  earlier: Earlier | undefined,
): string {
  const isRenewal = earlier?.plan_id === plan_id && earlier.end_date > start_date;
  return isRenewal ? earlier.end_date : start_date;
}
