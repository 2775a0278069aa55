/** A gateway that takes no money: its checkout page is served by this server. */
import { randomToken } from '../accounts/tokens';
import { type Db, first } from '../db/db';
import type { Order, PaymentGateway } from './gateway';

export function sandboxGateway(db: Db): PaymentGateway {
  return {
    name: 'sandbox',
    async create(order) {
      return { sessionId: order.session_id ?? randomToken(), url: checkoutPath(order.id) };
    },
    async confirm(sessionId) {
      const order = first(
        await db.query<Order>(
          `select * from orders where session_id = $1 and gateway = 'sandbox'`,
          [sessionId],
        ),
      );
      return (
        order && {
          state: order.sandbox_outcome === 'paid' ? 'paid' : 'open',
          orderId: order.id,
          amountCents: order.amount_cents,
          currency: order.currency,
        }
      );
    },
  };
}

function checkoutPath(orderId: string): string {
  return `/sandbox/checkout/${orderId}`;
}
