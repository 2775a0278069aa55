import Stripe from 'stripe';
import type { Config } from '../config';
import {
  type Checkout,
  ForgedEvent,
  GatewayRejection,
  GatewayUnavailable,
  type Payment,
  type PaymentGateway,
} from './gateway';
import { cachedLookups } from './lookup-cache';
import type { Order } from './orders';
import { pageUrl } from './return-address';
import { stripeLocale } from './stripe-locale';
import { fromStripe, toStripe } from './stripe-money';

const TOLERANCE_SECONDS = 300;
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };
/** A shorter timeout than that of the client below, because pages wait for lookups. */
const LOOKUP = { timeout: 5_000, maxNetworkRetries: 1 };

export function stripeGateway(
  secretKey: string,
  config: Pick<Config, 'siteName' | 'siteLanguages' | 'stripeWebhookSecret' | 'stripeApi'>,
): PaymentGateway {
  const { stripeWebhookSecret, stripeApi } = config;
  const stripe = new Stripe(secretKey, { ...stripeApi, maxNetworkRetries: 1, timeout: 10_000 });
  /** Concurrent calls share a request, because Stripe refuses an idempotency key that is in use. */
  const inFlight = new Map<string, Promise<Checkout>>();

  async function open(order: Order): Promise<Checkout> {
    const leadTo = (path: string) => pageUrl(config, order, path);
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Allow only cards, because other payment methods may settle days after checkout.
        allowed_payment_method_types: ['card'],
        client_reference_id: order.id,
        ...(order.payer_email !== null && { customer_email: order.payer_email }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency,
              unit_amount: toStripe(order.amount_cents, order.currency),
              product_data: { name: `${config.siteName} ${order.plan_name}` },
            },
          },
        ],
        ...(order.language !== null && { locale: stripeLocale(order.language) }),
        success_url: leadTo('/payment-success?session_id={CHECKOUT_SESSION_ID}'),
        cancel_url: leadTo('/plans'),
      },
      { idempotencyKey: `fin-order-${order.id}-${order.attempt}` },
    );
    if (!session.url) throw new Error(`Stripe opened session ${session.id} without an address`);
    return { sessionId: session.id, url: session.url };
  }

  function verified(body: string, signature: string, now: Date): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        stripeWebhookSecret ?? '',
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch {
      throw new ForgedEvent('This event is not signed by Stripe');
    }
  }

  async function confirm(sessionId: string): Promise<Payment | null> {
    try {
      const session = await stripe.checkout.sessions.retrieve(sessionId, WITH_CHARGE, LOOKUP);
      const charge = chargeOf(session);
      const { amount_total, currency } = session;
      return {
        state: stateOf(session),
        orderId: session.client_reference_id,
        amountCents: amount_total && fromStripe(amount_total, currency ?? ''),
        currency,
        paidAt: charge && new Date(charge.created * 1_000),
      };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
      throw failureOf(error);
    }
  }

  return {
    name: 'stripe',
    confirm,
    lookUp: cachedLookups(confirm),
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

    async sessionIn({ rawBody, signature }, now) {
      const { session, intent } = checkoutIn(verified(rawBody, signature, now));
      if (session) return session;
      if (!intent) return null;
      try {
        const found = await stripe.checkout.sessions.list({ payment_intent: intent }, LOOKUP);
        return found.data[0]?.id ?? null;
      } catch (error) {
        throw failureOf(error);
      }
    },

    async expire(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId, {}, LOOKUP);
      } catch (error) {
        const failure = failureOf(error);
        if (!(failure instanceof GatewayRejection) || failure.isPassing) throw failure;
      }
      return confirm(sessionId);
    },
  };
}

/**
 * Without a status, there was no readable response. 409 means that another request conflicts with
 * this one, and 429 that there are too many requests.
 */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode } = error;
  if (statusCode === undefined || statusCode === 409 || statusCode === 429) {
    return new GatewayUnavailable(error);
  }
  return new GatewayRejection(statusCode >= 500, error);
}

function stateOf(session: Stripe.Checkout.Session): Payment['state'] {
  const { status, payment_status } = session;
  if (status === 'complete' && payment_status === 'paid') {
    const charge = chargeOf(session);
    return charge?.refunded || charge?.disputed ? 'returned' : 'paid';
  }
  return status === 'expired' ? 'expired' : 'open';
}

function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = payment_intent instanceof Object ? payment_intent.latest_charge : null;
  return charge instanceof Object ? charge : null;
}

/** Reads only ids, because an event's other data may be outdated. */
function checkoutIn({ type, data }: Partial<Stripe.Event>): { session?: string; intent?: string } {
  if (type?.startsWith('checkout.session.')) return { session: textIn(data?.object, 'id') };
  if (type && /^(charge|refund)\./.test(type)) {
    return { intent: textIn(data?.object, 'payment_intent') };
  }
  return {};
}

function textIn(object: unknown, key: string): string {
  const value = (Object(object) as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
}
