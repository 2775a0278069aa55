/** What the provider asks of whoever takes the money. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { GatewayName, Order } from './orders';

/** The page of a gateway on which an order is paid. */
export interface Checkout {
  /** Unguessable; comes back with the member as `session_id`. */
  readonly sessionId: string;
  /** Absolute, or a path on this server. */
  readonly url: string;
}

/** What became of a checkout. */
export interface Payment {
  readonly state: 'open' | 'paid' | 'expired';
  /** The order that the checkout was opened for. */
  readonly orderId: string | null;
  readonly amountCents: number | null;
  /** ISO 4217, lower case. */
  readonly currency: string | null;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /**
   * Opens the order's checkout; asked again for the same order, it opens no second one. `origin` is
   * the site's, where the member comes back to.
   */
  create(order: Order, payer: { email: string; origin: string }): Promise<Checkout>;
  /** Looks up what became of a checkout; `null` where it is unknown. */
  confirm(sessionId: string): Promise<Payment | null>;
}

/** What paying needs. */
export interface PaymentServices {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
}
