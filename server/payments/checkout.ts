import { lockMember, type Member } from '../accounts/members';
import { notFound } from '../http/http-error';
import { type Checkout, GatewayRejection, type PaymentServices } from './gateway';
import {
  addOrder,
  isClosed,
  isPlaced,
  nextAttempt,
  type Order,
  openOrderFor,
  orderById,
  storeCheckout,
} from './orders';
import { type PlanRow, totalCents } from './pricing';
import { type Return, successUrl } from './return-address';
import { otherPlanBought, settle, settleOpenOrders } from './settlement';

/**
 * Returns the checkout's URL. If an open or closing order for the same plan and price turns out to
 * be paid, returns the confirmation URL instead.
 *
 * @throws {HttpError} 422 if only orders for other plans or prices turn out to be paid, or if the
 * order is closed meanwhile
 * @throws {HttpError} 404 if the plan is no longer offered and the member has no open order for it
 * at its current price
 * @throws {GatewayRejection | GatewayUnavailable}
 */
export async function checkoutFor(
  services: PaymentServices,
  member: Member,
  plan: PlanRow,
  from: Return,
): Promise<string> {
  const { db, gateway, config } = services;
  const wanted = {
    member_id: member.id,
    payer_email: member.email,
    plan_id: plan.id,
    plan_name: plan.name,
    amount_cents: totalCents(plan, config.currency),
    currency: config.currency.toLowerCase(),
    gateway: gateway.name,
    origin: from.origin,
    language: from.language,
  };
  const settled = await settleOpenOrders(services, member);
  const paid = settled.find(
    ({ plan_id, amount_cents, currency }) =>
      plan_id === wanted.plan_id &&
      amount_cents === wanted.amount_cents &&
      currency === wanted.currency,
  );
  if (paid) return successUrl(config, from, paid.session_id);
  if (settled.length > 0) throw otherPlanBought();
  const order = await db.tx(async (queries) => {
    await lockMember(queries, member.id);
    const open = await openOrderFor(queries, wanted);
    if (!open && !plan.is_offered) throw notFound('plan');
    return open ?? addOrder(queries, wanted, config.now());
  });
  const address = order.checkout_url ?? (await openCheckout(services, order));
  return new URL(address, from.origin).href;
}

/** Returns the URL that was stored first if requests race. */
async function openCheckout(services: PaymentServices, order: Order): Promise<string> {
  const { db, gateway } = services;
  const checkout = await create(order, 1);
  await storeCheckout(db, order.id, checkout);
  const stored = await orderById(db, order.id);
  if (stored && isPlaced(stored) && isClosed(stored)) {
    await settle(services, stored);
    throw otherPlanBought();
  }
  return stored?.checkout_url ?? checkout.url;

  /** Increments `attempt` after a refusal, because a gateway may cache its answer per attempt. */
  async function create(asked: Order, retries: number): Promise<Checkout> {
    try {
      return await gateway.create(asked);
    } catch (error) {
      if (!(error instanceof GatewayRejection)) throw error;
      const next = await nextAttempt(db, asked);
      if (error.isPassing && retries > 0) return create(next, retries - 1);
      throw error;
    }
  }
}
