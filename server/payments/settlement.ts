/** Settlement: what a gateway says of a checkout becomes an order's and a member's state. */
import type { Member } from '../accounts/members';
import { within } from '../http/deadline';
import { HttpError } from '../http/http-error';
import type { Payment, PaymentServices } from './gateway';
import {
  markExpired,
  type Order,
  orderBySession,
  type PlacedOrder,
  placedOrdersOf,
} from './orders';
import { countPayment, giveBack } from './schedule';

/** Pages wait so long for a silent gateway. */
const SETTLE_MS = 2_000;
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
  await settleOpenOrders(services, member);
  const order = await orderBySession(db, gateway.name, sessionId);
  const isOwn = order?.member_id === member.id;
  if (isOwn && order.status === 'paid') return;
  if (!isOwn || (await settle(services, order)) !== 'paid') throw new HttpError(422, UNPAID);
}

/**
 * Settles, in their order, what the member paid without coming back to `payment-success`, and tells
 * which. Where the gateway gives no answer within `SETTLE_MS`, what is stored stands; an answer that
 * comes later counts then.
 */
export async function settleOpenOrders(
  services: PaymentServices,
  member: Member,
): Promise<PlacedOrder[]> {
  const { db, gateway, config } = services;
  const open = await placedOrdersOf(db, member.id, gateway.name);
  const paid: PlacedOrder[] = [];
  try {
    await within(SETTLE_MS, settleInTurn(services, open, paid));
  } catch (error) {
    config.log.error('open orders could not be settled', error);
  }
  return paid;
}

/** All are asked about at once, and settled one after the other. */
async function settleInTurn(
  services: PaymentServices,
  orders: readonly PlacedOrder[],
  paid: PlacedOrder[],
): Promise<void> {
  const asked = await Promise.allSettled(
    orders.map(({ session_id }) => services.gateway.confirm(session_id)),
  );
  for (const [at, order] of orders.entries()) {
    const answer = asked[at];
    if (answer?.status !== 'fulfilled') throw answer?.reason;
    if ((await store(services, order, answer.value)) === 'paid') paid.push(order);
  }
}

/** Asks the gateway what became of an order, and stores it. */
export async function settle(
  services: PaymentServices,
  order: PlacedOrder,
): Promise<Payment['state']> {
  return store(services, order, await services.gateway.confirm(order.session_id));
}

/** Stores what became of an order. What can't be paid any more expires. */
async function store(
  { db, config }: PaymentServices,
  order: PlacedOrder,
  payment: Payment | null,
): Promise<Payment['state']> {
  if (payment?.state === 'open') return 'open';
  if (payment && isFor(payment, order)) {
    const now = config.now();
    await db.tx((queries) =>
      payment.state === 'paid'
        ? countPayment(queries, order, payment.paidAt ?? now, now)
        : giveBack(queries, order),
    );
    return payment.state;
  }
  await markExpired(db, order.id);
  return 'expired';
}

function isFor({ state, orderId, amountCents, currency }: Payment, order: Order): boolean {
  return (
    (state === 'paid' || state === 'returned') &&
    orderId === order.id &&
    amountCents === order.amount_cents &&
    currency === order.currency
  );
}
