import type { Member } from '../accounts/members';
import type { Queries } from '../db/db';
import type { AuditedAct } from '../http/audit';
import { within } from '../http/deadline';
import { HttpError } from '../http/http-error';
import type { Payment, PaymentServices } from './gateway';
import {
  isClosed,
  markExpired,
  type Order,
  orderBySession,
  type PlacedOrder,
  placedOrdersOf,
} from './orders';
import { orphanedPaymentMail, secondPaymentMail } from './payment-mails';
import { countPayment, undoPayment } from './schedule';

const SETTLE_MS = 2_000;
type Ask = PaymentServices['gateway']['confirm'];

const UNPAID = 'server.payment.incomplete';
const OTHER_PLAN_BOUGHT = 'server.payment.overtaken';

/**
 * @throws {HttpError} 422 unless the order is the member's, was paid in full, and isn't known to be
 * refunded or disputed
 * @throws {GatewayRejection | GatewayUnavailable}
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
  if (isOwn && (await settle(services, order)) === 'paid') return;
  throw isOwn && isClosed(order) ? otherPlanBought() : new HttpError(422, UNPAID);
}

export function otherPlanBought(): HttpError {
  return new HttpError(422, OTHER_PLAN_BOUGHT);
}

/**
 * Returns the orders found paid within `SETTLE_MS`. If the gateway answers later about an order,
 * that order is still settled.
 */
export async function settleOpenOrders(
  services: PaymentServices,
  member: Member,
  ask: Ask = services.gateway.confirm,
): Promise<PlacedOrder[]> {
  const { db, gateway, config } = services;
  const open = await placedOrdersOf(db, member.id, gateway.name);
  const paid: PlacedOrder[] = [];
  try {
    await within(SETTLE_MS, settleEach(services, open, paid, ask));
  } catch (error) {
    config.log.error('open orders could not be settled', error);
  }
  return paid;
}

/** Settles orders in parallel, so that a slow answer about one doesn't hide that another is paid. */
async function settleEach(
  services: PaymentServices,
  orders: readonly PlacedOrder[],
  paid: PlacedOrder[],
  ask: Ask,
): Promise<void> {
  const settled = await Promise.allSettled(
    orders.map(async (order) => {
      const payment = await outcomeOf(services, order, ask);
      if (payment?.state === 'paid' && isFor(payment, order)) paid.push(order);
      await store(services, order, payment);
    }),
  );
  const failed = settled.find((it) => it.status === 'rejected');
  if (failed) throw failed.reason;
}

export async function settle(
  services: PaymentServices,
  order: PlacedOrder,
): Promise<Payment['state']> {
  return store(services, order, await outcomeOf(services, order, services.gateway.confirm));
}

async function outcomeOf({ gateway }: PaymentServices, order: PlacedOrder, ask: Ask) {
  const payment = await ask(order.session_id);
  const isObsolete = payment?.state === 'open' && isClosed(order);
  return isObsolete ? gateway.expire(order.session_id) : payment;
}

async function store(
  services: PaymentServices,
  order: PlacedOrder,
  payment: Payment | null,
): Promise<Payment['state']> {
  if (payment?.state === 'open') return 'open';
  if (payment && isFor(payment, order)) {
    if (payment.state === 'paid') await count(services, order, payment.paidAt);
    else await undo(services, order);
    return payment.state;
  }
  await markExpired(services.db, order.id);
  return 'expired';
}

async function count(
  services: PaymentServices,
  order: PlacedOrder,
  paidAt: Date | null,
): Promise<void> {
  const { db, config, gateway, mailer, audit } = services;
  const now = config.now();
  const counted = await db.tx(async (queries) => {
    const outcome = await countPayment(queries, order, paidAt ?? now, now);
    const mail = await mailAbout(outcome, queries);
    if (mail) await mailer.post(queries, mail);
    return outcome;
  });
  if (counted === 'counted before') return;
  mailer.deliver();
  audit.record(ACTS[counted], aboutOf(order));
  if (order.member_id === null || counted === 'orphaned') return;
  const placed = placedOrdersOf(db, order.member_id, gateway.name);
  await closeCheckouts(
    services,
    placed.then((orders) => orders.filter(isClosed)),
  );

  async function mailAbout(outcome: Counted, queries: Queries) {
    if (outcome === 'orphaned') return orphanedPaymentMail(config, order);
    return outcome === 'second' ? secondPaymentMail(queries, config, order) : null;
  }
}

type Counted = Awaited<ReturnType<typeof countPayment>>;
const ACTS = {
  counted: 'paid',
  second: 'paid twice',
  orphaned: 'paid without an account',
} as const satisfies Partial<Record<Counted, AuditedAct>>;

function aboutOf({ id, member_id }: Order) {
  return { order: id, ...(member_id !== null && { member: member_id }) };
}

async function undo({ db, config, audit }: PaymentServices, order: PlacedOrder): Promise<void> {
  const isReturned = await db.tx((queries) => undoPayment(queries, order, config.now()));
  if (isReturned) audit.record('payment returned', aboutOf(order));
}

/**
 * Leaves another gateway's orders to the scheduled job of a server that uses that gateway.
 * Logs failures instead of throwing, because the scheduled job tries again.
 */
export async function closeCheckouts(
  services: PaymentServices,
  closing: readonly PlacedOrder[] | Promise<readonly PlacedOrder[]>,
): Promise<void> {
  const { config, gateway } = services;
  try {
    const orders = (await closing).filter((order) => order.gateway === gateway.name);
    await within(SETTLE_MS, Promise.all(orders.map((order) => settle(services, order))));
  } catch (error) {
    config.log.error('a checkout could not be closed', error);
  }
}

function isFor({ state, orderId, amountCents, currency }: Payment, order: Order): boolean {
  return (
    (state === 'paid' || state === 'returned') &&
    orderId === order.id &&
    amountCents === order.amount_cents &&
    currency === order.currency
  );
}
