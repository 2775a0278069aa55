import type { Db } from '../../../../server/db/db';
import { type Payer, SECOND, type World } from './world';

interface Row {
  readonly order_id: string;
  readonly plan_id: string;
  readonly session_id: string | null;
  readonly order_status: string;
  readonly status: string | null;
  readonly start_date: string;
  readonly runs_from: string;
  readonly end_date: string;
  readonly length: number;
}

const LENGTHS: Record<string, readonly number[]> = {
  '1': [28, 29, 30, 31],
  '2': [28, 29, 30, 31],
  '4': [365, 366],
};

export async function liveOrdersOf(db: Db, email: string): Promise<string[]> {
  const rows = await db.query<{ order_id: string }>(
    `select s.order_id from subscriptions s join members m on m.id = s.member_id
     where m.email = $1 and s.status in ('active', 'replaced')`,
    [email],
  );
  return rows.map(({ order_id }) => order_id);
}

export async function audit(world: World): Promise<string[]> {
  const all = await Promise.all(world.payers.map((payer) => auditOf(world, payer)));
  return [...world.faults, ...all.flat()];
}

async function auditOf(world: World, payer: Payer): Promise<string[]> {
  const rows = await world.db.query<Row>(
    `select o.id as order_id, o.plan_id, o.session_id, o.status as order_status, s.status,
       s.start_date, s.runs_from, s.end_date, s.end_date - s.runs_from as length
     from orders o join members m on m.id = o.member_id
       left join subscriptions s on s.order_id = o.id
     where m.email = $1`,
    [payer.email],
  );
  const paid = [...payer.checkouts].filter(({ id }) => world.paidAt.has(id));
  const lost = paid.filter(({ id }) => !rows.some(({ session_id }) => session_id === id));
  const live = rows
    .filter((row) => !world.cancelled.has(row.order_id) && counts(world, row))
    .sort((a, b) => paidAt(world, a) - paidAt(world, b));
  return [
    ...lost.map(({ id }) => `paid without an order: ${id}`),
    ...rows.flatMap((row) => faultsOf(world, row)),
    ...chainFaults(live),
  ];
}

function faultsOf(world: World, row: Row): string[] {
  const { order_id, session_id, order_status, status } = row;
  const say = (what: string) => [`${what}: ${JSON.stringify(row)}`];
  const isPaid = session_id !== null && world.paidAt.has(session_id);
  const isRefunded = isPaid && !isKept(world, session_id);
  if (!isPaid && status !== null) return say('a plan without a payment');
  if (!isPaid && !['open', 'expired', 'closed'].includes(order_status))
    return say('an invalid order status');
  if (!isPaid) return [];
  // The daily check for refunds skips ended and cancelled plans.
  const isAsked = status === 'active' || status === 'replaced';
  if (isRefunded && isAsked && row.end_date >= dayOf(world))
    return say('refunded, but the plan is active');
  if (isRefunded) return [];
  if (order_status !== 'paid') return say('paid, but the order is not');
  if (status === null) return say('paid without a plan');
  if (world.cancelled.has(order_id) !== (status === 'cancelled'))
    return say('cancelled plans differ');
  if (!LENGTHS[row.plan_id]?.includes(row.length)) return say('days differ from what was paid');
  return [];
}

function chainFaults(live: readonly Row[]): string[] {
  return live.flatMap((row, at) => {
    const earlier = live[at - 1];
    const isRenewal = earlier?.plan_id === row.plan_id && earlier.end_date > row.start_date;
    const from = isRenewal ? earlier.end_date : row.start_date;
    const status = at === live.length - 1 ? 'active' : 'replaced';
    if (row.runs_from === from && row.status === status) return [];
    return [
      `should be ${status} from ${from}: ${JSON.stringify(row)} after ${JSON.stringify(earlier)}`,
    ];
  });
}

/** Includes orders that were refunded after the plan had ended and therefore stay `paid`. */
function counts(world: World, { session_id, order_status, end_date }: Row): boolean {
  const isOver = end_date < dayOf(world) && order_status === 'paid';
  return isKept(world, session_id) || (isOver && world.paidAt.has(session_id ?? ''));
}

function dayOf({ clock }: World): string {
  return new Date(clock.now).toISOString().slice(0, 10);
}

function isKept({ paidAt, stripe }: World, sessionId: string | null): boolean {
  if (sessionId === null || !paidAt.has(sessionId)) return false;
  const charge = stripe.session(sessionId).payment_intent?.latest_charge;
  return charge !== undefined && !charge.refunded && !charge.disputed;
}

function paidAt(world: World, { session_id }: Row): number {
  return Math.floor((world.paidAt.get(session_id ?? '') ?? 0) / SECOND);
}
