/** Stripe Checkout. Every parameter comes from the stored order, nothing from the browser. */
import Stripe from 'stripe';
import type { StripeConfig } from '../config';
import type { Checkout, Payment, PaymentGateway } from './gateway';
import type { Order } from './orders';

/** Shorter than the SDK's own: pages wait for it. */
const LOOKUP = { timeout: 5_000, maxNetworkRetries: 1 };

export function stripeGateway({ secretKey, ...endpoint }: StripeConfig): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...endpoint, maxNetworkRetries: 2, timeout: 20_000 });
  /** Stripe refuses a key that another request is using, so parallel presses share one request. */
  const inFlight = new Map<string, Promise<Checkout>>();

  async function open(order: Order, email: string, origin: string): Promise<Checkout> {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Other methods may be paid days after the checkout is complete.
        allowed_payment_method_types: ['card'],
        client_reference_id: order.id,
        customer_email: email,
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
      { idempotencyKey: `fin-order-${order.id}` },
    );
    if (!session.url) throw new Error(`Stripe opened session ${session.id} without an address`);
    return { sessionId: session.id, url: session.url };
  }

  return {
    name: 'stripe',
    create(order, { email, origin }) {
      const running = inFlight.get(order.id);
      if (running) return running;
      const opened = open(order, email, origin).finally(() => inFlight.delete(order.id));
      inFlight.set(order.id, opened);
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
        throw error;
      }
    },
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): Payment['state'] {
  if (status === 'complete' && payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
}
