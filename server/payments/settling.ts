/** Settling: what became of a checkout, as its gateway tells, becomes an order's and a member's state. */
import type { Member } from '../accounts/members';
import { type Db, first } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';
import type { Order, Payment } from './gateway';
import { activate } from './subscriptions';

type SettlingServices = Pick<Services, 'db' | 'gateway' | 'config'>;

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
  const order = first(
    await services.db.query<Order>(
      'select * from orders where session_id = $1 and member_id = $2',
      [sessionId, member.id],
    ),
  );
  if (order?.status === 'paid') return;
  if (!order || (await settle(services, order)) !== 'paid') throw new Refusal(422, UNPAID);
}

/**
 * Settles what the member paid without coming back to `payment-success`. Where the gateway gives
 * no answer, what is stored stands.
 */
export async function settleOpenOrders(services: SettlingServices, member: Member): Promise<void> {
  const { db, gateway, config } = services;
  const open = await db.query<Order>(
    `select * from orders where member_id = $1 and gateway = $2 and status = 'open'
       and session_id is not null
     order by created_at`,
    [member.id, gateway.name],
  );
  for (const order of open) {
    try {
      if ((await settle(services, order)) === 'expired') await expire(db, order);
    } catch (error) {
      config.log.error(`order ${order.id} could not be settled`, error);
    }
  }
}

/** Asks the gateway what became of an order's checkout, and stores it; `null` where it can't tell. */
export async function settle(
  { db, gateway, config }: SettlingServices,
  order: Order,
): Promise<Payment['state'] | null> {
  const payment =
    order.gateway === gateway.name && order.session_id !== null
      ? await gateway.confirm(order.session_id)
      : null;
  if (payment?.state !== 'paid') return payment?.state ?? null;
  if (!isFor(payment, order)) return null;
  await db.tx((queries) => activate(queries, order, config.now()));
  return 'paid';
}

function isFor({ orderId, amountCents, currency }: Payment, order: Order): boolean {
  return orderId === order.id && amountCents === order.amount_cents && currency === order.currency;
}

/** Leaves an order whose checkout can't be paid any more. */
export async function expire(db: Db, { id }: Order): Promise<void> {
  await db.query(`update orders set status = 'expired' where id = $1 and status = 'open'`, [id]);
}
