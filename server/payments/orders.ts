import { randomUUID } from 'node:crypto';
import { first, type Queries } from '../db/db';

export type GatewayName = 'sandbox' | 'stripe';

export interface Order {
  readonly id: string;
  /** `null` if the account was deleted. */
  readonly member_id: string | null;
  readonly plan_id: string;
  readonly plan_name: string;
  /** Hundredths of a currency unit, even if the currency has no decimals. */
  readonly amount_cents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly gateway: GatewayName;
  /**
   * `closing`: another order was paid or the account was deleted; the checkout must be expired.
   * `closed`: as `closing`, but the checkout has expired or wasn't open yet.
   * `orphaned`: found paid after the account was deleted; needs a refund.
   * `returned`: fully refunded, or disputed.
   */
  readonly status: 'open' | 'closing' | 'closed' | 'paid' | 'expired' | 'returned' | 'orphaned';
  readonly session_id: string | null;
  readonly checkout_url: string | null;
  readonly sandbox_outcome: 'paid' | 'declined' | null;
  readonly created_at: Date;
  readonly payer_email: string | null;
  readonly origin: string;
  readonly language: string | null;
  readonly attempt: number;
  readonly asked_at: Date | null;
  readonly answered_at: Date | null;
}

export type PlacedOrder = Order & { readonly session_id: string };

type Request = Pick<
  Order,
  | ('member_id' | 'plan_id' | 'plan_name' | 'amount_cents' | 'currency' | 'gateway')
  | ('payer_email' | 'origin' | 'language')
>;

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

export function isClosed({ status }: Pick<Order, 'status'>): boolean {
  return status === 'closing' || status === 'closed';
}

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

export async function closeOpenOrders({ query }: Queries, memberId: string): Promise<void> {
  await query(
    `update orders set status = case when session_id is null then 'closed' else 'closing' end
     where member_id = $1 and status = 'open'`,
    [memberId],
  );
}

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

export async function anonymizeOrders(queries: Queries, memberId: string): Promise<PlacedOrder[]> {
  await closeOpenOrders(queries, memberId);
  const left = await queries.query<Order>(
    'update orders set member_id = null, payer_email = null where member_id = $1 returning *',
    [memberId],
  );
  return left.filter(isPlaced).filter(({ status }) => status === 'closing');
}

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

export async function nextAttempt(
  queries: Queries,
  { id, attempt }: Pick<Order, 'id' | 'attempt'>,
): Promise<Order> {
  await queries.query('update orders set attempt = attempt + 1 where id = $1 and attempt = $2', [
    id,
    attempt,
  ]);
  const order = await orderById(queries, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

export async function markPaid(
  { query }: Queries,
  orderId: string,
  status: 'paid' | 'orphaned',
  paidAt: Date,
): Promise<boolean> {
  const marked = await query(
    `update orders set status = $2, paid_at = $3
     where id = $1 and status not in ('paid', 'orphaned', 'returned') returning id`,
    [orderId, status, paidAt],
  );
  return marked.length > 0;
}

export type PaidOrder = Pick<Order, 'id' | 'plan_id'> & { readonly paid_at: Date };

export function paidOrdersOf({ query }: Queries, memberId: string): Promise<PaidOrder[]> {
  return query<PaidOrder>(
    `select id, plan_id, coalesce(paid_at, created_at) as paid_at from orders
     where member_id = $1 and status = 'paid'
     order by coalesce(paid_at, created_at), created_at, id`,
    [memberId],
  );
}

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

export async function markExpired({ query }: Queries, orderId: string): Promise<void> {
  await query(
    `update orders set status = case when status = 'open' then 'expired' else 'closed' end
     where id = $1 and status in ('open', 'closing')`,
    [orderId],
  );
}

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
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from orders where status in ('open', 'closing')`,
  );
  return first(rows)?.n ?? 0;
}
