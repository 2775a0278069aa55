/**
 * What a payment brought is taken back when the money is: its subscription ends, or, where a later
 * one of the same plan has taken over its days, those. The one it had replaced comes back.
 */
import { lockMember } from '../accounts/members';
import type { Queries } from '../db/db';
import { markReturned, type Order } from './orders';
import {
  beginSubscriptionDays,
  dayOf,
  type StoredSubscription,
  setSubscriptionStatus,
  subscriptionWhere,
} from './subscriptions';

/** Marks an order as returned and ends what it paid; run again it changes nothing. */
export async function giveBack(queries: Queries, order: Order, now: Date): Promise<void> {
  await lockMember(queries, order.member_id);
  if (!(await markReturned(queries, order.id))) return;
  const paid = await subscriptionWhere(queries, 'order_id', order.id);
  if (!paid) return;
  await setSubscriptionStatus(queries, paid.id, 'returned');
  if (paid.status === 'active') await restore(queries, paid.replaces, dayOf(now));
  if (paid.status === 'replaced') await shorten(queries, paid);
}

/** Of those that were replaced one after the other, the last that is still paid and not over. */
async function restore(queries: Queries, id: string | null, today: string): Promise<void> {
  const earlier = id === null ? null : await subscriptionWhere(queries, 'id', id);
  if (!earlier) return;
  if (earlier.status === 'replaced' && earlier.end_date >= today) {
    await setSubscriptionStatus(queries, earlier.id, 'active');
  } else await restore(queries, earlier.replaces, today);
}

/** Takes the days back that the following subscriptions of the same plan had taken over. */
async function shorten(queries: Queries, { id, runs_from }: StoredSubscription): Promise<void> {
  const next = await subscriptionWhere(queries, 'replaces', id);
  if (!next || next.runs_from <= next.start_date) return;
  const begins = runs_from > next.start_date ? runs_from : next.start_date;
  const shorter = await beginSubscriptionDays(queries, next.id, begins);
  if (shorter) await shorten(queries, { ...shorter, runs_from: shorter.end_date });
}
