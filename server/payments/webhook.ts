import { Hono } from 'hono';
import { wholeOf } from '../http/arriving';
import type { Env } from '../http/client-address';
import { HttpError, notFound } from '../http/http-error';
import { ForgedEvent, GatewayRejection, GatewayUnavailable, type PaymentServices } from './gateway';
import { orderBySession } from './orders';
import { settle } from './settlement';

const MAX_BYTES = 512 * 1024;

/**
 * An event only triggers a lookup, so events may be late, repeated or out of order. A 503 makes
 * Stripe send the event again.
 */
export function createWebhook(services: PaymentServices): Hono<Env> {
  const { db, gateway, config } = services;
  const webhook = new Hono<Env>();
  webhook.post('/', async (c) => {
    if (config.stripeSecretKey === null || config.stripeWebhookSecret === null)
      throw notFound('webhook');
    const rawBody = (await wholeOf(c.req.raw, MAX_BYTES)).toString();
    const event = { rawBody, signature: c.req.header('stripe-signature') ?? '' };
    try {
      const sessionId = await gateway.sessionIn(event, config.now());
      const order = sessionId && (await orderBySession(db, gateway.name, sessionId));
      if (order) await settle(services, order);
    } catch (error) {
      if (error instanceof ForgedEvent) throw new HttpError(400, 'server.payment.unsignedNotice');
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRejection)) throw error;
      throw new HttpError(503, 'server.payment.silent');
    }
    return c.json({ received: true });
  });
  return webhook;
}
