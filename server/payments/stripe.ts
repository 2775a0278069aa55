/** Stripe Checkout. Every parameter comes from the stored order, nothing from the browser. */
import Stripe from 'stripe';
import type { StripeConfig } from '../config';
import {
  type Checkout,
  GatewayRefusal,
  GatewaySilence,
  type Payment,
  type PaymentGateway,
} from './gateway';
import type { Order } from './orders';

/** Shorter than the SDK's own: pages wait for it. */
const LOOKUP = { timeout: 5_000, maxNetworkRetries: 1 };

export function stripeGateway({ secretKey, ...endpoint }: StripeConfig): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...endpoint, maxNetworkRetries: 1, timeout: 10_000 });
  /** Stripe refuses a key that another request is using, so parallel presses share one request. */
  const inFlight = new Map<string, Promise<Checkout>>();

  async function open(order: Order): Promise<Checkout> {
    const { origin } = order;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Other methods may be paid days after the checkout is complete.
        allowed_payment_method_types: ['card'],
        client_reference_id: order.id,
        customer_email: order.payer_email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency,
              unit_amount: order.amount_cents,
              product_data: { name: `Fin ${order.plan_name}` },
            },
          },
        ],
        success_url: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/plans`,
      },
      { idempotencyKey: `fin-order-${order.id}-${order.attempt}` },
    );
    if (!session.url) throw new Error(`Stripe opened session ${session.id} without an address`);
    return { sessionId: session.id, url: session.url };
  }

  return {
    name: 'stripe',
    create(order) {
      const key = `${order.id} ${order.attempt}`;
      const running = inFlight.get(key);
      if (running) return running;
      const opened = open(order)
        .catch((error: unknown) => {
          throw failureOf(error);
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, opened);
      return opened;
    },

    async confirm(sessionId) {
      try {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {}, LOOKUP);
        return {
          state: stateOf(session),
          orderId: session.client_reference_id,
          amountCents: session.amount_total,
          currency: session.currency,
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        throw failureOf(error);
      }
    },
  };
}

/** 409: another request is using the key; 429: this one was not looked at. Both may come again. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode } = error;
  if (statusCode === undefined || statusCode === 409 || statusCode === 429) {
    return new GatewaySilence(error);
  }
  return new GatewayRefusal(statusCode >= 500, error);
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): Payment['state'] {
  if (status === 'complete' && payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
}
