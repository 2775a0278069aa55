/** Taking money is somebody else's work; this is what the provider asks of them. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { sandboxGateway } from './sandbox/sandbox-gateway';
import { stripeGateway } from './stripe';

/** An order as it is stored; nothing of it comes from the browser. */
export interface Order {
  readonly id: string;
  readonly member_id: string;
  readonly plan_id: string;
  readonly plan_name: string;
  readonly amount_cents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly gateway: PaymentGateway['name'];
  readonly status: 'open' | 'paid' | 'expired';
  readonly session_id: string | null;
  /** Absolute, or a path on this server. */
  readonly checkout_url: string | null;
  readonly sandbox_outcome: 'paid' | 'declined' | null;
  readonly created_at: Date;
}

export interface Checkout {
  /** Unguessable; comes back with the member as `session_id`. */
  readonly sessionId: string;
  readonly url: string;
}

/** What became of a checkout. */
export interface Payment {
  readonly state: 'open' | 'paid' | 'expired';
  readonly orderId: string | null;
  readonly amountCents: number | null;
  readonly currency: string | null;
}

export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** Opens the order's checkout; asked again for the same order, it opens no second one. */
  create(order: Order, payer: { email: string; origin: string }): Promise<Checkout>;
  /** Looks up what became of a checkout; `null` where it is unknown. */
  confirm(sessionId: string): Promise<Payment | null>;
}

/** Stripe when a key is configured, else the sandbox. */
export function gatewayFor(db: Db, config: Config): PaymentGateway {
  return config.stripe ? stripeGateway(config.stripe) : sandboxGateway(db, config);
}
