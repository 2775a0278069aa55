/** What the routes work with. */
import type { Config } from './config';
import type { Db } from './db/db';
import { createThrottle, type Throttle } from './http/throttle';
import { createMailer, type Mailer } from './mail/mailer';
import { gatewayFor, type PaymentGateway } from './payments/gateway';

export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
}

/** The services over an opened database. */
export function createServices(db: Db, config: Config): Services {
  return {
    db,
    config,
    gateway: gatewayFor(db, config),
    mailer: createMailer(db, config),
    throttle: createThrottle(config.limits, config.now),
  };
}
