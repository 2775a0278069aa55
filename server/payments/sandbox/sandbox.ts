import { type Context, Hono } from 'hono';
import { randomToken } from '../../accounts/tokens';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Env } from '../../http/client-address';
import { siteOrigin } from '../../http/host';
import { methodNotAllowed } from '../../http/http-error';
import { agreedLanguage } from '../../http/language';
import { onlyOwnForms } from '../../http/plain-page';
import { isPlainText } from '../../http/plain-text';
import { plainPageHeaders } from '../../http/security-headers';
import { ForgedEvent, type Payment, type PaymentGateway, type PaymentServices } from '../gateway';
import { isClosed, type Order, orderById, orderBySession, storeSandboxOutcome } from '../orders';
import { pageUrl, successUrl } from '../return-address';
import { checkoutPage, closedPage } from './checkout-page';

const OPEN_MS = 24 * 60 * 60 * 1000;

export function sandboxGateway(db: Db, { now }: Pick<Config, 'now'>): PaymentGateway {
  const stateOf = ({ sandbox_outcome, created_at, status }: Order): Payment['state'] => {
    if (sandbox_outcome === 'paid') return 'paid';
    if (isClosed({ status })) return 'expired';
    return now().getTime() - created_at.getTime() < OPEN_MS ? 'open' : 'expired';
  };

  async function confirm(sessionId: string): Promise<Payment | null> {
    const order = await orderBySession(db, 'sandbox', sessionId);
    return (
      order && {
        state: stateOf(order),
        orderId: order.id,
        amountCents: order.amount_cents,
        currency: order.currency,
        paidAt: null,
      }
    );
  }

  return {
    name: 'sandbox',
    confirm,
    lookUp: confirm,
    // There is nothing to expire: the checkout page accepts no payment for closed orders.
    expire: confirm,
    async create(order) {
      return { sessionId: order.session_id ?? randomToken(), url: `/sandbox/checkout/${order.id}` };
    },
    async sessionIn() {
      throw new ForgedEvent('The sandbox sends no events');
    },
  };
}

/** The pages need no sign-in, because order ids are unguessable. */
export function createCheckoutPages({
  db,
  config,
}: Pick<PaymentServices, 'db' | 'config'>): Hono<Env> {
  const pages = new Hono<Env>();
  pages.use(plainPageHeaders(config), onlyOwnForms(config));

  pages.get('/:order', async (c) => {
    const order = await orderOf(c);
    if (order && hasBeenPaid(order)) return toSuccess(c, order);
    if (!canBePaid(order)) return closed(c, order);
    const declined = order.sandbox_outcome === 'declined';
    c.header('Cache-Control', 'no-store');
    return c.html(checkoutPage(c, config, order, declined));
  });

  pages.post('/:order/pay', async (c) => {
    const order = await orderOf(c);
    if (order && canBePaid(order)) await storeSandboxOutcome(db, order.id, 'paid');
    const after = await orderOf(c);
    return after && hasBeenPaid(after) ? toSuccess(c, after) : closed(c, after);
  });

  pages.post('/:order/decline', async (c) => {
    const order = await orderOf(c);
    if (order && hasBeenPaid(order)) return toSuccess(c, order);
    if (!canBePaid(order)) return closed(c, order);
    await storeSandboxOutcome(db, order.id, 'declined');
    return c.redirect(c.req.path.replace(/\/decline$/, ''), 303);
  });

  pages.post('/:order/cancel', async (c) => {
    const order = await orderOf(c);
    return c.redirect(pageUrl(config, backTo(c, order), '/plans'), 303);
  });

  pages.all('/:order', () => {
    throw methodNotAllowed('GET', 'HEAD');
  });
  pages.all('/:order/:verb{pay|decline|cancel}', () => {
    throw methodNotAllowed('POST');
  });

  async function orderOf(c: Context<Env>): Promise<Order | null> {
    const id = c.req.param('order') ?? '';
    const order = isPlainText(id) ? await orderById(db, id) : null;
    return order?.gateway === 'sandbox' ? order : null;
  }

  function backTo(c: Context<Env>, order: Order | null) {
    return { origin: siteOrigin(c, config), language: order?.language ?? agreedLanguage(c) };
  }

  function closed(c: Context<Env>, order: Order | null) {
    c.header('Cache-Control', 'no-store');
    return c.html(closedPage(c, config, order), 404);
  }

  function toSuccess(c: Context<Env>, order: Order): Response {
    return c.redirect(successUrl(config, backTo(c, order), order.session_id ?? ''), 303);
  }

  return pages;
}

function hasBeenPaid({ status, sandbox_outcome }: Order): boolean {
  return status === 'paid' || sandbox_outcome === 'paid';
}

function canBePaid(order: Order | null): order is Order {
  return order?.status === 'open';
}
