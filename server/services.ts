import { isProfileImage } from './accounts/members';
import { type CatalogueCache, catalogueCache } from './catalogue/catalogue-cache';
import { catalogueVersion } from './catalogue/seed';
import { createLibraryWatch } from './catalogue/source';
import type { Config } from './config';
import { bounded } from './db/bounded';
import type { Db } from './db/db';
import { type FairQueue, fairQueue } from './db/fair-queue';
import { type Audit, createAudit } from './http/audit';
import { createMetrics, type Metrics } from './http/metrics';
import type { Periodic } from './http/periodic';
import { createReadiness, type Readiness } from './http/readiness';
import { createThrottle, type Throttle } from './http/throttle';
import { createMailer, type Mailer, waitingMails } from './mail/mailer';
import type { PaymentGateway } from './payments/gateway';
import { createOrderJob } from './payments/order-job';
import { countOpenOrders } from './payments/orders';
import { sandboxGateway } from './payments/sandbox/sandbox';
import { stripeGateway } from './payments/stripe';
import { type FilmAddresses, filmAddresses } from './titles/film-addresses';
import { createViewJob } from './titles/views';
import { type Bucket, openBucket } from './uploads/bucket';
import { type PictureReader, pictureReader } from './uploads/picture';
import { createUploadJob } from './uploads/upload-job';

export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly gateway: PaymentGateway;
  readonly jobs: readonly Periodic[];
  readonly mailer: Mailer;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly catalogue: CatalogueCache;
  readonly films: FilmAddresses;
  readonly bucket: Bucket | null;
  readonly arrivals: FairQueue;
  readonly pictures: PictureReader;
}

/** Limits how many uploads arrive at a time: each may take `UPLOAD_LIMITS.bytes` of disk space. */
const ARRIVALS = { atOnce: 40, atOnceEach: 1, waiting: 100, waitingEach: 5 };

export function createServices(opened: Db, config: Config): Services {
  const db = bounded(opened);
  const gateway =
    config.stripeSecretKey === null
      ? sandboxGateway(db, config)
      : stripeGateway(config.stripeSecretKey, config);
  const bucket = config.bucket && openBucket(config.bucket, config.log);
  const mailer = createMailer(db, config);
  const audit = createAudit(db, config.log);
  const catalogue = catalogueCache(() => catalogueVersion(db));
  return {
    db,
    config,
    gateway,
    bucket,
    jobs: [
      createOrderJob({ db, config, gateway, mailer, audit }),
      createUploadJob({ db, bucket }, config, isProfileImage),
      createViewJob(db, config),
      ...createLibraryWatch(db, config),
    ],
    mailer,
    audit,
    throttle: createThrottle(db, config.rateLimits ? config.limits : null),
    readiness: createReadiness(opened, catalogue.canAnswer),
    catalogue,
    films: filmAddresses(db, config),
    metrics: createMetrics([
      {
        name: 'fin_mails_waiting',
        help: 'Mails waiting in the outbox.',
        count: () => waitingMails(db),
      },
      {
        name: 'fin_orders_open',
        help: 'Open checkouts, neither paid nor expired.',
        count: () => countOpenOrders(db),
      },
    ]),
    arrivals: fairQueue(ARRIVALS),
    pictures: pictureReader(config),
  };
}
