/** What the gateway tells by itself: that something happened to a checkout, never what. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../http/client-address';
import { HttpError, notFound, tooLarge } from '../http/http-error';
import { ForgedNotice, GatewayRefusal, GatewaySilence, type PaymentServices } from './gateway';
import { orderBySession } from './orders';
import { settle } from './settlement';

const KB = 1024;
const limit = bodyLimit({
  maxSize: 512 * KB,
  onError: () => {
    throw tooLarge('A notice may have at most 512 kB.');
  },
});

/**
 * The route that Stripe calls. A notice is signed, or refused (400); then the gateway is asked what
 * became of the checkout, so that notices may come twice, late and in any order. Where that is not
 * to be learned now, the answer is 503, and the notice comes again.
 */
export function createWebhook(services: PaymentServices): Hono<Env> {
  const { db, gateway, config } = services;
  const webhook = new Hono<Env>();
  webhook.post('/', limit, async (c) => {
    if (!config.stripe?.webhookSecret) throw notFound('Webhook');
    const notice = { body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' };
    try {
      const sessionId = await gateway.sessionIn(notice, config.now());
      const order = sessionId && (await orderBySession(db, gateway.name, sessionId));
      if (order) await settle(services, order);
    } catch (error) {
      if (error instanceof ForgedNotice) throw new HttpError(400, 'This notice is not signed.');
      if (!(error instanceof GatewaySilence || error instanceof GatewayRefusal)) throw error;
      throw new HttpError(503, 'The payment service does not answer.');
    }
    return c.json({ received: true });
  });
  return webhook;
}
