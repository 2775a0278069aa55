/** Asks the gateway about orders that nobody asks about: members who never came back, refunds. */
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import type { PaymentServices } from './gateway';
import type { PlacedOrder } from './orders';
import { settle } from './settlement';

const EVERY_MS = 60_000;
const BATCH = 20;

/** Settles the orders that are due, every minute. */
export function createOrderSweep(services: PaymentServices): Periodic {
  const { db, gateway, config } = services;
  const settleDue = async () => {
    for (const order of await claimDue(db, gateway.name, config.now())) {
      await settle(services, order);
    }
  };
  return periodic(EVERY_MS, settleDue, (error) =>
    config.log.error('orders could not be swept', error),
  );
}

/**
 * Open orders every five minutes, what an active subscription was paid with once a day, the longest
 * unasked first. What is claimed is not asked about by another server, nor again before it is due.
 */
function claimDue({ query }: Db, gateway: string, now: Date): Promise<PlacedOrder[]> {
  return query<PlacedOrder>(
    `update orders set asked_at = $2::timestamptz where id in (
       select id from orders
       where gateway = $1 and session_id is not null and (
         (status = 'open' and coalesce(asked_at, created_at) < $2::timestamptz - interval '5 minutes')
         or (status = 'paid' and coalesce(asked_at, paid_at) < $2::timestamptz - interval '1 day' and exists (
           select 1 from subscriptions s
           where s.order_id = orders.id and s.status in ('active', 'replaced')
             and s.end_date >= $2::timestamptz::date)))
       order by coalesce(asked_at, created_at) limit ${BATCH} for update skip locked)
     returning *`,
    [gateway, now],
  );
}
