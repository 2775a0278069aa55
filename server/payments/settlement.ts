/** Settlement: what a gateway says of a checkout becomes an order's and a member's state. */
import { lockMember, type Member } from '../accounts/members';
import type { Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Payment, PaymentServices } from './gateway';
import {
  markExpired,
  markPaid,
  type Order,
  orderById,
  orderBySession,
  type PlacedOrder,
  placedOrdersOf,
} from './orders';
import { planById } from './pricing';
import { addSubscription, dayOf, endActiveSubscription } from './subscriptions';

const UNPAID = 'This payment is not complete.';

/**
 * Turns the member's paid checkout into the active subscription, in place of an earlier one. Run
 * again for the same checkout it changes nothing. Throws 422 for what is unknown, another member's,
 * not paid, or paid with another amount.
 */
export async function confirmPayment(
  services: PaymentServices,
  member: Member,
  sessionId: string,
): Promise<void> {
  const { db, gateway } = services;
  // First what was paid earlier: the subscription of the latest order is the one that stays.
  await settleOpenOrders(services, member);
  const order = await orderBySession(db, gateway.name, sessionId);
  const isOwn = order?.member_id === member.id;
  if (isOwn && order.status === 'paid') return;
  if (!isOwn || (await settle(services, order)) !== 'paid') throw new HttpError(422, UNPAID);
}

/**
 * Settles, in their order, what the member paid without coming back to `payment-success`, and tells
 * which. Where the gateway gives no answer, what is stored stands.
 */
export async function settleOpenOrders(
  services: PaymentServices,
  member: Member,
): Promise<PlacedOrder[]> {
  const { db, gateway, config } = services;
  const open = await placedOrdersOf(db, member.id, gateway.name);
  const paid: PlacedOrder[] = [];
  try {
    for (const order of open) {
      if ((await settle(services, order)) === 'paid') paid.push(order);
    }
  } catch (error) {
    config.log.error('open orders could not be settled', error);
  }
  return paid;
}

/** Asks the gateway what became of an order, and stores it. What can't be paid any more expires. */
async function settle(
  { db, gateway, config }: PaymentServices,
  order: PlacedOrder,
): Promise<Payment['state']> {
  const payment = await gateway.confirm(order.session_id);
  if (payment?.state === 'open') return 'open';
  if (payment && isFor(payment, order)) {
    await db.tx((queries) => activate(queries, order, config.now()));
    return 'paid';
  }
  await markExpired(db, order.id);
  return 'expired';
}

/**
 * Makes a paid order the member's active subscription, in place of an earlier one; run again it
 * changes nothing. Where the earlier one is of the same plan, its remaining days are not lost. The
 * member is locked, so that parallel runs come one after the other.
 */
async function activate(queries: Queries, order: Order, now: Date): Promise<void> {
  await lockMember(queries, order.member_id);
  if (!(await markPaid(queries, order.id, now))) return;
  const plan = await planById(queries, order.plan_id);
  if (!plan) throw new Error(`Plan ${order.plan_id} of order ${order.id} is gone`);
  const earlier = await endActiveSubscription(queries, order.member_id);
  const earlierOrder = earlier && (await orderById(queries, earlier.order_id));
  const today = dayOf(now);
  const isRenewed = earlier && earlierOrder?.plan_id === order.plan_id && earlier.end_date > today;
  await addSubscription(queries, {
    member_id: order.member_id,
    order_id: order.id,
    name: order.plan_name,
    start_date: today,
    runsFrom: isRenewed ? earlier.end_date : today,
    duration: `${plan.duration_value} ${plan.duration}`,
  });
}

function isFor({ state, orderId, amountCents, currency }: Payment, order: Order): boolean {
  return (
    state === 'paid' &&
    orderId === order.id &&
    amountCents === order.amount_cents &&
    currency === order.currency
  );
}
