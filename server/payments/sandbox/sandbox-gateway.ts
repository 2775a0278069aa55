/** A gateway that takes no money: its checkout page is served by this server. */
import { randomToken } from '../../accounts/tokens';
import type { Config } from '../../config';
import { type Db, first } from '../../db/db';
import type { Order, Payment, PaymentGateway } from '../gateway';

/** As Stripe's, a checkout that nobody paid is over after a day. */
const OPEN_MS = 24 * 60 * 60 * 1000;

export function sandboxGateway(db: Db, { now }: Pick<Config, 'now'>): PaymentGateway {
  const stateOf = ({ sandbox_outcome, created_at }: Order): Payment['state'] => {
    if (sandbox_outcome === 'paid') return 'paid';
    return now().getTime() - created_at.getTime() < OPEN_MS ? 'open' : 'expired';
  };

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
          state: stateOf(order),
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
