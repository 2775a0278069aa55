/** Asks the gateway about orders that nobody asks about: members who never came back, refunds. */
import { type Periodic, periodic } from '../http/periodic';
import { GatewaySilence, type PaymentServices } from './gateway';
import { claimDueOrders, markAnswered } from './orders';
import { settle } from './settlement';

const EVERY_MS = 60_000;

/** Settles the orders that are due, every minute. */
export function createOrderSweep(services: PaymentServices): Periodic {
  const { db, gateway, config } = services;
  const tell = (error: unknown) => config.log.error('orders could not be swept', error);
  const settleDue = async () => {
    for (const order of await claimDueOrders(db, gateway.name, config.now())) {
      try {
        await settle(services, order);
        await markAnswered(db, order.id, config.now());
      } catch (error) {
        // A silent gateway would be waited for with every order.
        if (error instanceof GatewaySilence) throw error;
        tell(error);
      }
    }
  };
  return periodic(EVERY_MS, settleDue, tell);
}
