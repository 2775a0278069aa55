/**
 * Subscriptions, and all SQL that reads or writes them: at most one active for a member, each from
 * one paid order. Days are UTC days, `YYYY-MM-DD`.
 */
import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../contract/entities';
import { first, type Queries } from '../db/db';

export interface NewSubscription {
  readonly member_id: string;
  readonly order_id: string;
  /** The id of the one whose place it takes, `null` for none. */
  readonly replaces: string | null;
  /** The plan's name. */
  readonly name: string;
  readonly start_date: string;
  /** The day that `duration` is counted from: the first one, or the last one of the renewed. */
  readonly runsFrom: string;
  /** An SQL interval, as in `1 month`. */
  readonly duration: string;
}

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The member's active subscription; one whose last day is over is none. */
export async function activeSubscription(
  { query }: Queries,
  memberId: string,
  now: Date,
): Promise<Subscription | null> {
  return first(
    await query<Subscription>(
      `select id, name, status, end_date from subscriptions
       where member_id = $1 and status = 'active' and end_date >= $2::date`,
      [memberId, dayOf(now)],
    ),
  );
}

/** Makes room for another subscription; the one that was active, also if its last day is over. */
export async function endActiveSubscription(
  { query }: Queries,
  memberId: string,
): Promise<{ id: string; order_id: string; end_date: string } | null> {
  return first(
    await query<{ id: string; order_id: string; end_date: string }>(
      `update subscriptions set status = 'replaced' where member_id = $1 and status = 'active'
       returning id, order_id, end_date`,
      [memberId],
    ),
  );
}

/** Stores a subscription as the member's active one. */
export async function addSubscription(
  { query }: Queries,
  { member_id, order_id, replaces, name, start_date, runsFrom, duration }: NewSubscription,
): Promise<void> {
  await query(
    `insert into subscriptions (id, member_id, order_id, replaces, name, status, start_date,
       runs_from, end_date)
     values ($1, $2, $3, $4, $5, 'active', $6::date, $7::date, ($7::date + $8::interval)::date)`,
    [randomUUID(), member_id, order_id, replaces, name, start_date, runsFrom, duration],
  );
}

/** Cancels a member's own subscription, at once; false where there is none of that id to cancel. */
export async function cancelSubscription(
  { query }: Queries,
  memberId: string,
  id: string,
): Promise<boolean> {
  const cancelled = await query(
    `update subscriptions set status = 'cancelled'
     where id = $1 and member_id = $2 and status in ('active', 'cancelled') returning id`,
    [id, memberId],
  );
  return cancelled.length > 0;
}

/** A subscription as stored. Days are `YYYY-MM-DD`. */
export interface StoredSubscription {
  readonly id: string;
  readonly status: 'active' | 'replaced' | 'cancelled' | 'returned';
  readonly replaces: string | null;
  readonly start_date: string;
  /** The day from which its own time is counted: later than the first where it renews another. */
  readonly runs_from: string;
  readonly end_date: string;
}

const COLUMNS = `id, status, replaces, start_date, coalesce(runs_from, start_date) as runs_from,
  end_date`;

/** The one of an id, paid by an order, or that took the place of another. */
export async function subscriptionWhere(
  { query }: Queries,
  column: 'id' | 'order_id' | 'replaces',
  value: string,
): Promise<StoredSubscription | null> {
  return first(
    await query<StoredSubscription>(`select ${COLUMNS} from subscriptions where ${column} = $1`, [
      value,
    ]),
  );
}

export async function setSubscriptionStatus(
  { query }: Queries,
  id: string,
  status: 'active' | 'returned',
): Promise<void> {
  await query('update subscriptions set status = $2 where id = $1', [id, status]);
}

/** Lets a subscription's own time begin on another day, so that it ends as much earlier or later. */
export async function beginSubscriptionDays(
  { query }: Queries,
  id: string,
  day: string,
): Promise<StoredSubscription | null> {
  return first(
    await query<StoredSubscription>(
      `update subscriptions set end_date = end_date - (runs_from - $2::date), runs_from = $2::date
       where id = $1 returning ${COLUMNS}`,
      [id, day],
    ),
  );
}

/** SQL: whether an order pays for time that is not over on a day. Both are SQL, too. */
export function isRunningFrom(orderId: string, day: string): string {
  return `exists (select 1 from subscriptions s where s.order_id = ${orderId}
    and s.status in ('active', 'replaced') and s.end_date >= ${day})`;
}
