/** What the routes work with. */
import type { Config } from './config';
import type { Db } from './db/db';
import { createReadiness, type Readiness } from './http/readiness';
import { createThrottle, type Throttle } from './http/throttle';
import { createMailer, type Mailer } from './mail/mailer';
import type { PaymentGateway } from './payments/gateway';
import { sandboxGateway } from './payments/sandbox/sandbox-gateway';
import { stripeGateway } from './payments/stripe';

export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  readonly readiness: Readiness;
}

/** The services over an opened database. Payments go to Stripe when a key is configured. */
export function createServices(db: Db, config: Config): Services {
  return {
    db,
    config,
    gateway: config.stripe ? stripeGateway(config.stripe) : sandboxGateway(db, config),
    mailer: createMailer(db, config),
    throttle: createThrottle(db, config.limits),
    readiness: createReadiness(db),
  };
}
