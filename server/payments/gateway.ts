import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Audit } from '../http/audit';
import type { Mailer } from '../mail/mailer';
import type { GatewayName, Order } from './orders';

export interface Checkout {
  readonly sessionId: string;
  readonly url: string;
}

export interface Payment {
  readonly state: 'open' | 'paid' | 'expired' | 'returned';
  readonly orderId: string | null;
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly paidAt: Date | null;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /**
   * Repeated calls with the same order and `attempt` must not open a second checkout.
   *
   * @throws {GatewayRejection | GatewayUnavailable}
   */
  create(order: Order): Promise<Checkout>;
  confirm(sessionId: string): Promise<Payment | null>;
  lookUp(sessionId: string): Promise<Payment | null>;
  /** Returns a payment in state `paid` if the member has already paid. */
  expire(sessionId: string): Promise<Payment | null>;
  /**
   * Returns the id of the event's checkout session; `null` for unrelated events.
   *
   * @throws {ForgedEvent} without a recent valid signature
   * @throws {GatewayRejection | GatewayUnavailable} if looking up the session fails
   */
  sessionIn(event: WebhookEvent, now: Date): Promise<string | null>;
}

interface WebhookEvent {
  readonly rawBody: string;
  readonly signature: string;
}

export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

export interface PaymentServices {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly audit: Audit;
}

export class GatewayRejection extends Error {
  override readonly name = 'GatewayRejection';

  constructor(
    readonly isPassing: boolean,
    cause: unknown,
  ) {
    super('The payment gateway refused', { cause });
  }
}

/**
 * Thrown if there is no readable response, or if the gateway is busy. The call may have succeeded
 * nevertheless.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';

  constructor(cause: unknown) {
    super('The payment gateway does not answer', { cause });
  }
}
