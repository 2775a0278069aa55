/**
 * Polls open orders, because members may pay without returning to the site. Expires checkouts of
 * closing orders. Checks orders of running subscriptions for refunds and disputes once a day.
 */
import type { Queries } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import { GatewayUnavailable, type PaymentServices } from './gateway';
import type { GatewayName, Order, PlacedOrder } from './orders';
import { settle } from './settlement';
import { isRunningFrom } from './subscriptions';

const EVERY_MS = 60_000;
const DUE_AT_ONCE = 20;
const ASKED_EVERY_MINUTES = { open: 5, closing: 1 } as const;

export function createOrderJob(services: PaymentServices): Periodic {
  const { db, gateway, config } = services;
  const logError = (error: unknown) => config.log.error('open orders could not be checked', error);
  const settleDue = async () => {
    for (const order of await claimDueOrders(db, gateway.name, config.now())) {
      try {
        await settle(services, order);
        await markAnswered(db, order.id, config.now());
      } catch (error) {
        if (error instanceof GatewayUnavailable) throw error;
        logError(error);
      }
    }
  };
  return periodic(EVERY_MS, settleDue, logError);
}

function claimDueOrders(
  { query }: Queries,
  gateway: GatewayName,
  now: Date,
): Promise<PlacedOrder[]> {
  return query<PlacedOrder>(
    `update orders set asked_at = $2::timestamptz where id in (
       select id from orders
       where gateway = $1 and session_id is not null and (
         (status = 'open' and ${isUnaskedFor(`${ASKED_EVERY_MINUTES.open} minutes`, 'created_at')})
         or (status = 'closing' and ${isUnaskedFor(`${ASKED_EVERY_MINUTES.closing} minutes`, 'created_at')})
         or (status = 'paid' and ${isUnaskedFor('1 day', 'paid_at')} and
           ${isRunningFrom('orders.id', '$2::timestamptz::date')}))
       order by coalesce(asked_at, created_at) limit ${DUE_AT_ONCE} for update skip locked)
     returning *`,
    [gateway, now],
  );
}

/** Also true if `at` is more than `time` in the future, because the clock has been set back. */
function isUnaskedFor(time: string, since: string): string {
  const at = `coalesce(asked_at, ${since})`;
  return `(${at} < $2::timestamptz - interval '${time}' or ${at} > $2::timestamptz + interval '${time}')`;
}

export function nextAskOf({
  status,
  session_id,
  asked_at,
  created_at,
}: Pick<Order, 'session_id' | 'asked_at' | 'created_at'> & {
  readonly status: string;
}): Date | null {
  if (session_id === null || (status !== 'open' && status !== 'closing')) return null;
  const last = asked_at ?? created_at;
  return new Date(last.getTime() + ASKED_EVERY_MINUTES[status] * 60_000);
}

async function markAnswered({ query }: Queries, orderId: string, now: Date): Promise<void> {
  await query('update orders set answered_at = $2 where id = $1', [orderId, now]);
}
