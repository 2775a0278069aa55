/** Settling: what a gateway says of a checkout becomes an order's and a member's state. */
import type { Member } from '../accounts/members';
import { first } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Services } from '../services';
import type { Order, Payment } from './gateway';
import { activate } from './subscriptions';

type SettlingServices = Pick<Services, 'db' | 'gateway' | 'config'>;
/** An order whose checkout was opened at the gateway. */
type PlacedOrder = Order & { readonly session_id: string };

const UNPAID = 'This payment is not complete.';

/**
 * Turns the member's paid checkout into the active subscription, in place of an earlier one. Run
 * again for the same checkout it changes nothing. Refuses (422) what is unknown, another member's,
 * not paid, or paid with another amount.
 */
export async function confirmPayment(
  services: SettlingServices,
  member: Member,
  sessionId: string,
): Promise<void> {
  const { db, gateway } = services;
  // First what was paid earlier: the subscription of the latest order is the one that stays.
  await settleOpenOrders(services, member);
  const order = first(
    await db.query<PlacedOrder>(
      'select * from orders where session_id = $1 and member_id = $2 and gateway = $3',
      [sessionId, member.id, gateway.name],
    ),
  );
  if (order?.status === 'paid') return;
  if (!order || (await settle(services, order)) !== 'paid') throw new HttpError(422, UNPAID);
}

/**
 * Settles, in their order, what the member paid without coming back to `payment-success`, and tells
 * which. Where the gateway gives no answer, what is stored stands.
 */
export async function settleOpenOrders(
  services: SettlingServices,
  member: Member,
): Promise<PlacedOrder[]> {
  const { db, gateway, config } = services;
  const open = await db.query<PlacedOrder>(
    `select * from orders where member_id = $1 and gateway = $2 and status = 'open'
       and session_id is not null
     order by created_at`,
    [member.id, gateway.name],
  );
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
  { db, gateway, config }: SettlingServices,
  order: PlacedOrder,
): Promise<Payment['state']> {
  const payment = await gateway.confirm(order.session_id);
  if (payment?.state === 'open') return 'open';
  if (payment && isFor(payment, order)) {
    await db.tx((queries) => activate(queries, order, config.now()));
    return 'paid';
  }
  await db.query(`update orders set status = 'expired' where id = $1 and status = 'open'`, [
    order.id,
  ]);
  return 'expired';
}

function isFor({ state, orderId, amountCents, currency }: Payment, order: Order): boolean {
  return (
    state === 'paid' &&
    orderId === order.id &&
    amountCents === order.amount_cents &&
    currency === order.currency
  );
}
