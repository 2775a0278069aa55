/** Orders, and the SQL that reads or writes them. Nothing in an order comes from the browser. */
import { randomUUID } from 'node:crypto';
import { first, type Queries } from '../db/db';

export type GatewayName = 'sandbox' | 'stripe';

/** An order as stored. */
export interface Order {
  /** A random UUID. */
  readonly id: string;
  /** `null` since the member has deleted the account. */
  readonly member_id: string | null;
  readonly plan_id: string;
  readonly plan_name: string;
  /** Hundredths of the currency's unit, in every currency. */
  readonly amount_cents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly gateway: GatewayName;
  /**
   * `closing`: the member bought another plan or has left, and the gateway still has to expire the checkout;
   * `closed`: it has; `orphaned`: it was paid after the account was deleted, and has to be paid back.
   */
  readonly status: 'open' | 'closing' | 'closed' | 'paid' | 'expired' | 'returned' | 'orphaned';
  /** The checkout's id at the gateway; `null` until the checkout is opened. */
  readonly session_id: string | null;
  /** Absolute, or a path on this server. */
  readonly checkout_url: string | null;
  /** What was pressed on the sandbox's checkout page. */
  readonly sandbox_outcome: 'paid' | 'declined' | null;
  readonly created_at: Date;
  /** Whom the checkout is for; `null` since the member has deleted the account. */
  readonly payer_email: string | null;
  /** The site's origin it leads back to; fixed with the order. */
  readonly origin: string;
  /** Of the pages it leads back to; fixed with the order. */
  readonly language: string | null;
  /** How often a checkout has been asked for, from 1: a gateway may keep its answer to each. */
  readonly attempt: number;
  /** When the sweep last asked the gateway, and when it was last answered; `null` for never. */
  readonly asked_at: Date | null;
  readonly answered_at: Date | null;
}

/** An order whose checkout was opened at the gateway. */
export type PlacedOrder = Order & { readonly session_id: string };

type Request = Pick<
  Order,
  | ('member_id' | 'plan_id' | 'plan_name' | 'amount_cents' | 'currency' | 'gateway')
  | ('payer_email' | 'origin' | 'language')
>;

/** The member's newest open order for a plan at an amount, in a currency, and a gateway. */
export async function openOrderFor(
  { query }: Queries,
  { member_id, plan_id, amount_cents, currency, gateway }: Request,
): Promise<Order | null> {
  return first(
    await query<Order>(
      `select * from orders where member_id = $1 and plan_id = $2 and amount_cents = $3
         and currency = $4 and gateway = $5 and status = 'open'
       order by created_at desc limit 1`,
      [member_id, plan_id, amount_cents, currency, gateway],
    ),
  );
}

/** Stores a new open order. */
export async function addOrder({ query }: Queries, request: Request, now: Date): Promise<Order> {
  const { member_id, plan_id, plan_name, amount_cents, currency, gateway } = request;
  const { payer_email, origin, language } = request;
  const [created] = await query<Order>(
    `insert into orders (id, member_id, plan_id, plan_name, amount_cents, currency, gateway,
       payer_email, origin, language, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11) returning *`,
    [
      ...[randomUUID(), member_id, plan_id, plan_name, amount_cents, currency, gateway],
      ...[payer_email, origin, language, now],
    ],
  );
  if (!created) throw new Error('The order was not stored');
  return created;
}

export async function orderById({ query }: Queries, id: string): Promise<Order | null> {
  return first(await query<Order>('select * from orders where id = $1', [id]));
}

export async function orderBySession(
  { query }: Queries,
  gateway: GatewayName,
  sessionId: string,
): Promise<PlacedOrder | null> {
  return first(
    await query<PlacedOrder>('select * from orders where session_id = $1 and gateway = $2', [
      sessionId,
      gateway,
    ]),
  );
}

export function isPlaced(order: Order): order is PlacedOrder {
  return order.session_id !== null;
}

/** Whether the member bought another plan, or has left, while this order was open. */
export function isClosed({ status }: Pick<Order, 'status'>): boolean {
  return status === 'closing' || status === 'closed';
}

/** A member's orders whose checkout was opened and may still be paid, the oldest first. */
export function placedOrdersOf(
  { query }: Queries,
  memberId: string,
  gateway: GatewayName,
): Promise<PlacedOrder[]> {
  return query<PlacedOrder>(
    `select * from orders where member_id = $1 and gateway = $2 and status in ('open', 'closing')
       and session_id is not null
     order by created_at`,
    [memberId, gateway],
  );
}

/** Closes a member's open orders: another one is paid, or the member leaves. */
export async function closeOpenOrders({ query }: Queries, memberId: string): Promise<void> {
  await query(
    `update orders set status = case when session_id is null then 'closed' else 'closing' end
     where member_id = $1 and status = 'open'`,
    [memberId],
  );
}

/** A member's orders as they are told: what was bought, for how much, and what became of it. */
export function ordersOf({ query }: Queries, memberId: string) {
  return query<
    Pick<Order, 'id' | 'plan_name' | 'amount_cents' | 'currency' | 'status' | 'created_at'> & {
      paid_at: Date | null;
    }
  >(
    `select id, plan_name, amount_cents, currency, status, created_at, paid_at from orders
     where member_id = $1 order by created_at, id`,
    [memberId],
  );
}

/**
 * Takes a member's name from their orders, and closes the open ones.
 * @returns those whose checkout the gateway has to expire
 */
export async function leaveOrders(queries: Queries, memberId: string): Promise<PlacedOrder[]> {
  await closeOpenOrders(queries, memberId);
  const left = await queries.query<Order>(
    'update orders set member_id = null, payer_email = null where member_id = $1 returning *',
    [memberId],
  );
  return left.filter(isPlaced).filter(({ status }) => status === 'closing');
}

/** Stores an order's checkout; of parallel openings the first one counts. */
export async function storeCheckout(
  { query }: Queries,
  orderId: string,
  checkout: { readonly sessionId: string; readonly url: string },
): Promise<void> {
  await query(
    'update orders set session_id = $2, checkout_url = $3 where id = $1 and session_id is null',
    [orderId, checkout.sessionId, checkout.url],
  );
}

/** Moves an order on to its next attempt, once for however many found the last one refused. */
export async function nextAttempt(
  { query }: Queries,
  { id, attempt }: Pick<Order, 'id' | 'attempt'>,
): Promise<Order> {
  await query('update orders set attempt = attempt + 1 where id = $1 and attempt = $2', [
    id,
    attempt,
  ]);
  const [order] = await query<Order>('select * from orders where id = $1', [id]);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** Marks an order as paid at a moment; false where it already was, or was returned. */
export async function markPaid(
  { query }: Queries,
  orderId: string,
  paidAt: Date,
): Promise<boolean> {
  const paid = await query(
    `update orders set status = 'paid', paid_at = $2 where id = $1 and status not in ('paid', 'returned')
     returning id`,
    [orderId, paidAt],
  );
  return paid.length > 0;
}

/** Marks an order as paid by a member who has left; false where it already was, or was returned. */
export async function markOrphaned(
  { query }: Queries,
  orderId: string,
  paidAt: Date,
): Promise<boolean> {
  const orphaned = await query(
    `update orders set status = 'orphaned', paid_at = $2
     where id = $1 and status not in ('paid', 'orphaned', 'returned') returning id`,
    [orderId, paidAt],
  );
  return orphaned.length > 0;
}

/** An order that was paid and not returned. */
export type PaidOrder = Pick<Order, 'id' | 'plan_id'> & { readonly paid_at: Date };

/** A member's paid orders, as they were paid. */
export function paidOrdersOf({ query }: Queries, memberId: string): Promise<PaidOrder[]> {
  return query<PaidOrder>(
    `select id, plan_id, coalesce(paid_at, created_at) as paid_at from orders
     where member_id = $1 and status = 'paid'
     order by coalesce(paid_at, created_at), created_at, id`,
    [memberId],
  );
}

/** Marks an order as paid and then returned, which was learnt at a moment; false where it already was. */
export async function markReturned(
  { query }: Queries,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const returned = await query(
    `update orders set status = 'returned', returned_at = $2
     where id = $1 and status <> 'returned' returning id`,
    [orderId, now],
  );
  return returned.length > 0;
}

/** Marks an order as expired or, where another one was paid, as closed: it can't be paid any more. */
export async function markExpired({ query }: Queries, orderId: string): Promise<void> {
  await query(
    `update orders set status = case when status = 'open' then 'expired' else 'closed' end
     where id = $1 and status in ('open', 'closing')`,
    [orderId],
  );
}

/** Stores what was pressed on the sandbox's checkout page of an open order; one once paid stays paid. */
export async function storeSandboxOutcome(
  { query }: Queries,
  orderId: string,
  outcome: 'paid' | 'declined',
): Promise<void> {
  await query(
    `update orders set sandbox_outcome = $2
     where id = $1 and status = 'open' and (sandbox_outcome is null or sandbox_outcome <> 'paid')`,
    [orderId, outcome],
  );
}

export async function countOpenOrders(db: Queries): Promise<number> {
  const rows = await db.query<{ n: number | string }>(
    `select count(*) as n from orders where status in ('open', 'closing')`,
  );
  return Number(first(rows)?.n);
}
