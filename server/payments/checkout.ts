/** Checkout: one order for a member, plan and price, however often the button is pressed. */
import { lockMember, type Member } from '../accounts/members';
import { type Checkout, GatewayRefusal, type PaymentServices } from './gateway';
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
import { boughtAnother, settle, settleOpenOrders } from './settlement';

/**
 * The address of the checkout of this member's order for a plan; opened where there is none. Where
 * one has been paid meanwhile, the address that confirms it. Throws 422 where another plan was bought meanwhile.
 */
export async function checkoutFor(
  services: PaymentServices,
  member: Member,
  plan: PlanRow,
  from: Return,
): Promise<string> {
  const settled = await settleOpenOrders(services, member);
  const price = priceOf(services, plan);
  const paid = settled.find(
    ({ plan_id, amount_cents, currency }) =>
      plan_id === plan.id && amount_cents === price.amount_cents && currency === price.currency,
  );
  if (paid) return successUrl(services.config, from, paid.session_id);
  // The page that the member pressed on did not know of it.
  if (settled.length > 0) throw boughtAnother();
  const order = await openOrder(services, member, plan, from);
  const address = order.checkout_url ?? (await openCheckout(services, order));
  return new URL(address, from.origin).href;
}

/** What an order for a plan is charged. */
function priceOf({ config }: PaymentServices, plan: PlanRow) {
  const { currency } = config;
  return { amount_cents: totalCents(plan, currency), currency: currency.toLowerCase() };
}

/** The member is locked, so that parallel presses find the first one's order. */
function openOrder(
  services: PaymentServices,
  member: Member,
  plan: PlanRow,
  { origin, language }: Return,
): Promise<Order> {
  const { db, gateway, config } = services;
  const wanted = {
    payer_email: member.email,
    origin,
    language,
    member_id: member.id,
    plan_id: plan.id,
    plan_name: plan.name,
    ...priceOf(services, plan),
    gateway: gateway.name,
  };
  return db.tx(async (queries) => {
    await lockMember(queries, member.id);
    return (await openOrderFor(queries, wanted)) ?? addOrder(queries, wanted, config.now());
  });
}

/** Of parallel openings the one stored first counts, for all of them. */
async function openCheckout(services: PaymentServices, order: Order): Promise<string> {
  const { db, gateway } = services;
  const checkout = await create(order, 1);
  await storeCheckout(db, order.id, checkout);
  const stored = await orderById(db, order.id);
  if (stored && isPlaced(stored) && isClosed(stored)) {
    await settle(services, stored);
    throw boughtAnother();
  }
  return stored?.checkout_url ?? checkout.url;

  /** What the gateway refused is asked for anew: a passing fault at once, else with the next press. */
  async function create(asked: Order, retries: number): Promise<Checkout> {
    try {
      return await gateway.create(asked);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      const next = await nextAttempt(db, asked);
      if (error.isPassing && retries > 0) return create(next, retries - 1);
      throw error;
    }
  }
}
