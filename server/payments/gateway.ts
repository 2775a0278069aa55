/** What the provider asks of whoever takes the money. */

import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Audit } from '../http/audit';
import type { Mailer } from '../mail/mailer';
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
  /** `returned`: it was paid, and then refunded in full or disputed. */
  readonly state: 'open' | 'paid' | 'expired' | 'returned';
  /** The order that the checkout was opened for. */
  readonly orderId: string | null;
  /** Hundredths, as an order's. */
  readonly amountCents: number | null;
  /** ISO 4217, lower case. */
  readonly currency: string | null;
  /** `null` where it is not paid, or the gateway does not say when. */
  readonly paidAt: Date | null;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /**
   * Opens the order's checkout; asked again for the same attempt at the same order, it opens no
   * second one. Throws `GatewayRefusal` or `GatewaySilence`.
   */
  create(order: Order): Promise<Checkout>;
  /** Looks up what became of a checkout; `null` where it is unknown. */
  confirm(sessionId: string): Promise<Payment | null>;
  /** The same, for pages that are only read: an answer may be some seconds old. */
  lookUp(sessionId: string): Promise<Payment | null>;
  /** Lets an open checkout be paid no more; tells what became of it, which may be `paid` just now. */
  expire(sessionId: string): Promise<Payment | null>;
  /**
   * The checkout that a notice of the gateway is about; `null` where it is about none. Throws
   * `ForgedNotice` for what the gateway has not signed within the last minutes.
   */
  sessionIn(notice: Notice, now: Date): Promise<string | null>;
}

/** What a gateway sends by itself. */
interface Notice {
  /** As it came: the signature is over these letters. */
  readonly body: string;
  readonly signature: string;
}

export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice';
}

/** What paying needs. */
export interface PaymentServices {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly audit: Audit;
}

/** The gateway answered that it does not do it. The same attempt would be answered the same. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';

  constructor(
    /** Whether the fault is the gateway's own, so that another attempt may succeed at once. */
    readonly isPassing: boolean,
    cause: unknown,
  ) {
    super('The payment gateway refused', { cause });
  }
}

/** The gateway gave no answer: what became of the attempt is not known. */
export class GatewaySilence extends Error {
  override readonly name = 'GatewaySilence';

  constructor(cause: unknown) {
    super('The payment gateway does not answer', { cause });
  }
}
