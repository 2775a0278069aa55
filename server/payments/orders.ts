/** Orders: one for a member, plan and price, however often the button is pressed. */
import { randomUUID } from 'node:crypto';
import type { Member } from '../accounts/members';
import { first } from '../db/db';
import type { Services } from '../services';
import type { Order } from './gateway';
import { type PlanRow, totalCents } from './pricing';
import { settleOpenOrders } from './settlement';

/** The payment page's amounts are dollars (spec §9). */
const CURRENCY = 'usd';

type OrderServices = Pick<Services, 'db' | 'gateway' | 'config'>;

/**
 * The address of the checkout of this member's order for a plan; opened where there is none. Where
 * one has been paid meanwhile, the address that confirms it.
 */
export async function checkoutFor(
  services: OrderServices,
  member: Member,
  plan: PlanRow,
  origin: string,
): Promise<string> {
  const settled = await settleOpenOrders(services, member);
  const paid = settled.find(
    ({ plan_id, amount_cents }) => plan_id === plan.id && amount_cents === totalCents(plan),
  );
  if (paid) return successUrl(origin, paid.session_id);
  const order = await openOrder(services, member, plan);
  const address = order.checkout_url ?? (await openCheckout(services, order, member, origin));
  return new URL(address, origin).href;
}

/** Where a paid checkout sends the member. */
export function successUrl(origin: string, sessionId: string): string {
  return `${origin}/payment-success?session_id=${encodeURIComponent(sessionId)}`;
}

/** The member's row is held, so that parallel presses find the first one's order. */
function openOrder(
  { db, gateway, config }: OrderServices,
  member: Member,
  plan: PlanRow,
): Promise<Order> {
  const amount = totalCents(plan);
  return db.tx(async ({ query }) => {
    await query('select id from members where id = $1 for update', [member.id]);
    const open = first(
      await query<Order>(
        `select * from orders where member_id = $1 and plan_id = $2 and amount_cents = $3
           and gateway = $4 and status = 'open'
         order by created_at desc limit 1`,
        [member.id, plan.id, amount, gateway.name],
      ),
    );
    if (open) return open;
    const [created] = await query<Order>(
      `insert into orders (id, member_id, plan_id, plan_name, amount_cents, currency, gateway,
         status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'open', $8) returning *`,
      [randomUUID(), member.id, plan.id, plan.name, amount, CURRENCY, gateway.name, config.now()],
    );
    if (!created) throw new Error('The order was not stored');
    return created;
  });
}

/** Of parallel openings the one stored first counts, for all of them. */
async function openCheckout(
  { db, gateway }: OrderServices,
  order: Order,
  { email }: Member,
  origin: string,
): Promise<string> {
  const { sessionId, url } = await gateway.create(order, { email, origin });
  await db.query(
    'update orders set session_id = $2, checkout_url = $3 where id = $1 and session_id is null',
    [order.id, sessionId, url],
  );
  const stored = await db.query<{ checkout_url: string }>(
    'select checkout_url from orders where id = $1',
    [order.id],
  );
  return stored[0]?.checkout_url ?? url;
}
