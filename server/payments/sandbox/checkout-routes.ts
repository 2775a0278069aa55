/** The sandbox's checkout: Pay, Decline, Cancel, as plain forms without a script. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { first } from '../../db/db';
import { type Env, originOf } from '../../http/client-address';
import { notFound } from '../../http/http-error';
import { isPlainText } from '../../http/plain-text';
import type { Services } from '../../services';
import { checkoutPolicy, SECURITY_HEADERS } from '../../site/headers';
import type { Order } from '../gateway';
import { successUrl } from '../orders';
import { checkoutPage } from './checkout-page';

/** The routes below `/sandbox/checkout`; whoever knows an order's random id may pay it. */
export function createCheckoutPages({ db, config }: Services): Hono<Env> {
  const pages = new Hono<Env>();

  pages.get('/:order', async (c) => {
    const order = await orderOf(c);
    return hasBeenPaid(order) ? toSuccess(c, order) : show(c, order);
  });

  pages.post('/:order/pay', async (c) => {
    const order = await orderOf(c);
    await noteOutcome(order, 'paid');
    return toSuccess(c, order);
  });

  pages.post('/:order/decline', async (c) => {
    const order = await orderOf(c);
    if (hasBeenPaid(order)) return toSuccess(c, order);
    await noteOutcome(order, 'declined');
    return c.redirect(c.req.path.replace(/\/decline$/, ''), 303);
  });

  pages.post('/:order/cancel', (c) => c.redirect(`${originOf(c, config)}/plans`, 303));

  async function orderOf(c: Context<Env>): Promise<Order> {
    const id = c.req.param('order') ?? '';
    const order = isPlainText(id)
      ? first(
          await db.query<Order>(
            `select * from orders where id = $1 and gateway = 'sandbox' and status <> 'expired'`,
            [id],
          ),
        )
      : null;
    if (!order) throw notFound('Order');
    return order;
  }

  async function noteOutcome({ id }: Order, outcome: 'paid' | 'declined'): Promise<void> {
    await db.query(
      `update orders set sandbox_outcome = $2
       where id = $1 and (sandbox_outcome is null or sandbox_outcome <> 'paid')`,
      [id, outcome],
    );
  }

  function toSuccess(c: Context<Env>, { session_id }: Order): Response {
    return c.redirect(successUrl(originOf(c, config), session_id ?? ''), 303);
  }

  function show(c: Context<Env>, order: Order): Response | Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const declined = order.sandbox_outcome === 'declined';
    return c.html(checkoutPage(order, { declined, nonce }), 200, {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': checkoutPolicy(nonce, originOf(c, config)),
      'Referrer-Policy': 'same-origin',
    });
  }

  return pages;
}

function hasBeenPaid({ status, sandbox_outcome }: Order): boolean {
  return status === 'paid' || sandbox_outcome === 'paid';
}
