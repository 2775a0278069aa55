import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../contract/entities';
import { lockMember } from '../accounts/members';
import { first, type Queries } from '../db/db';

export interface NewSubscription {
  readonly member_id: string;
  readonly order_id: string;
  readonly name: string;
  readonly start_date: string;
  /** The start of `duration`: `start_date`, or the end of the renewed subscription. */
  readonly runs_from: string;
  readonly duration: string;
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export async function activeSubscription(
  { query }: Queries,
  memberId: string,
  now: Date,
): Promise<Subscription | null> {
  return first(
    await query<Subscription>(
      `select id, name, status, end_date, (
         select max(lang) from plans where plans.name = subscriptions.name) as lang
       from subscriptions
       where member_id = $1 and status = 'active' and end_date >= $2::date`,
      [memberId, dayOf(now)],
    ),
  );
}

export function activePlans({ query }: Queries, now: Date) {
  return query<{ name: string; members: number }>(
    `select name, count(*)::int as members from subscriptions
     where status = 'active' and end_date >= $1::date group by name order by members desc, name`,
    [dayOf(now)],
  );
}

export function subscriptionsOf({ query }: Queries, memberId: string) {
  return query<
    Pick<NewSubscription, 'name' | 'order_id' | 'start_date'> & { status: string; end_date: string }
  >(
    `select name, order_id, status, start_date, end_date from subscriptions
     where member_id = $1 order by start_date, end_date, id`,
    [memberId],
  );
}

export async function addSubscription(
  { query }: Queries,
  { member_id, order_id, name, start_date, runs_from, duration }: NewSubscription,
): Promise<void> {
  await query(
    `insert into subscriptions (id, member_id, order_id, name, status, start_date, runs_from,
       end_date)
     values ($1, $2, $3, $4, 'replaced', $5::date, $6::date, ($6::date + $7::interval)::date)`,
    [randomUUID(), member_id, order_id, name, start_date, runs_from, duration],
  );
}

/**
 * For an active subscription, also cancels the member's `replaced` ones, which a refund could
 * otherwise reactivate. Requires a transaction.
 *
 * @returns the previous status; `null` if the subscription isn't the member's, or is `replaced` or
 * `returned`
 */
export async function cancelSubscription(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<'active' | 'cancelled' | null> {
  await lockMember(queries, memberId);
  const found = first(
    await queries.query<{ status: 'active' | 'cancelled' }>(
      `select status from subscriptions
       where id = $1 and member_id = $2 and status in ('active', 'cancelled')`,
      [id, memberId],
    ),
  );
  if (found?.status === 'active') {
    await queries.query(
      `update subscriptions set status = 'cancelled'
       where member_id = $1 and status in ('active', 'replaced')`,
      [memberId],
    );
  }
  return found?.status ?? null;
}

export interface LiveSubscription {
  readonly id: string;
  readonly order_id: string;
  readonly start_date: string;
  readonly runs_from: string;
  readonly end_date: string;
}

export function liveSubscriptions(
  { query }: Queries,
  memberId: string,
): Promise<LiveSubscription[]> {
  return query<LiveSubscription>(
    `select id, order_id, start_date, runs_from, end_date from subscriptions
     where member_id = $1 and status in ('active', 'replaced')`,
    [memberId],
  );
}

export async function activateSubscription(
  { query }: Queries,
  memberId: string,
  id: string,
): Promise<void> {
  await query(
    `update subscriptions set status = 'replaced'
     where member_id = $1 and status = 'active' and id <> $2`,
    [memberId, id],
  );
  await query(`update subscriptions set status = 'active' where id = $1`, [id]);
}

export async function returnSubscription({ query }: Queries, orderId: string): Promise<void> {
  await query(`update subscriptions set status = 'returned' where order_id = $1`, [orderId]);
}

export async function beginSubscriptionDays(
  { query }: Queries,
  id: string,
  day: string,
): Promise<string> {
  const [moved] = await query<{ end_date: string }>(
    `update subscriptions set end_date = end_date - (runs_from - $2::date), runs_from = $2::date
     where id = $1 returning end_date`,
    [id, day],
  );
  if (!moved) throw new Error(`Subscription ${id} is gone`);
  return moved.end_date;
}

export function isRunningFrom(orderIdSql: string, daySql: string): string {
  return `exists (select 1 from subscriptions s where s.order_id = ${orderIdSql}
    and s.status in ('active', 'replaced') and s.end_date >= ${daySql})`;
}
