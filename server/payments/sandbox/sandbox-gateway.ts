/** A gateway that takes no money: its checkout page is served by this server. */
import { randomToken } from '../../accounts/tokens';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { ForgedNotice, type Payment, type PaymentGateway } from '../gateway';
import { type Order, orderBySession } from '../orders';

/** As at Stripe, a checkout that nobody paid expires after a day. */
const OPEN_MS = 24 * 60 * 60 * 1000;

export function sandboxGateway(db: Db, { now }: Pick<Config, 'now'>): PaymentGateway {
  const stateOf = ({ sandbox_outcome, created_at }: Order): Payment['state'] => {
    if (sandbox_outcome === 'paid') return 'paid';
    return now().getTime() - created_at.getTime() < OPEN_MS ? 'open' : 'expired';
  };

  return {
    name: 'sandbox',
    async create(order) {
      return { sessionId: order.session_id ?? randomToken(), url: `/sandbox/checkout/${order.id}` };
    },
    async sessionIn() {
      throw new ForgedNotice('The sandbox sends no notices');
    },
    async confirm(sessionId) {
      const order = await orderBySession(db, 'sandbox', sessionId);
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
