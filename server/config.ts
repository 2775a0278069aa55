/** What the provider can be told, from the environment or by a test. */
import { consoleLog, jsonLog, type Log } from './log';
import { paths } from './paths';
import { type BucketConfig, type Environment, settingsFrom } from './settings';

/** At most `attempts` in any `seconds`. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** By address; by account, as it was typed; by member. */
export type LimitName =
  | ('signIn' | 'signUp' | 'passwordReset')
  | 'account'
  | ('changePassword' | 'castMail' | 'payment' | 'submission' | 'picture');

/** Several limits of one name make the waits grow: who uses the first up again and again meets the next. */
export type Limits = Readonly<Record<LimitName, readonly Limit[]>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** For guessing one member's password, wherever from. */
const guesses: readonly Limit[] = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 20, seconds: 15 * MINUTE },
];

export interface StripeConfig {
  readonly secretKey: string;
  /** Signs what Stripe sends by itself; without it nothing of that is taken. */
  readonly webhookSecret?: string;
  /** Where the API is, when not Stripe's own: tests set it, the environment does not. */
  readonly host?: string;
  readonly port?: number;
  readonly protocol?: 'http' | 'https';
}

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on. The loopback by default: the demo member's password is public. */
  readonly host: string;
  /** How long an unused connection of a client stays open; longer than any proxy in front of us. */
  readonly keepAliveSeconds: number;
  /** How long a request's headers may take, in ms; tests set it, the environment does not. */
  readonly headersMs: number;
  /** How long a session lasts, and whether each use of it begins that time anew. */
  readonly sessionDays: number;
  readonly isSessionSliding: boolean;
  /** How long kept-alive clients are still answered when the server is told to stop (SIGTERM). */
  readonly drainSeconds: number;
  /** `postgres://…`; `null` for the embedded database. */
  readonly databaseUrl: string | null;
  /** The embedded database's folder; `null` keeps it in memory. */
  readonly dataDir: string | null;
  /** The folder of the built site; `null` serves the API alone. */
  readonly siteDir: string | null;
  /** The folder of the built flow atlas; `null` shows it to nobody. */
  readonly flowsDir: string | null;
  /** Whether second visits are answered by a service worker; `false` ends those that are there. */
  readonly serviceWorker: boolean;
  /** Where the ad's script comes from, when not from here: `https://ads.example`. */
  readonly adOrigin: string | null;
  /** The origin of another provider that the site was built for. */
  readonly apiOrigin: string | null;
  /** Other origins whose streams the page may load. */
  readonly mediaOrigins: readonly string[];
  /** The site's origin, the only one that is served; `null` serves this machine alone. */
  readonly publicUrl: string | null;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Whether `X-Forwarded-For`, `-Host` and `-Proto` come from a proxy of ours. */
  readonly trustProxy: boolean;
  /** Whether films are anybody's who knows where they are; for tests that tell the site of films themselves. */
  readonly hasOpenFilms: boolean;
  /** `null` switches every limit off. */
  readonly limits: Limits | null;
  /** scrypt's N, a power of two. */
  readonly passwordCost: number;
  /** Where members' pictures are kept; `null` for the database. */
  readonly bucket: BucketConfig | null;
  /** Bytes of all pictures of a member, as they are kept: some five hundred. */
  readonly pictureBytesEach: number;
  /** Whether the demo member, whose password is public, exists. */
  readonly demoMember: boolean;
  /** `null` pays in the sandbox. */
  readonly stripe: StripeConfig | null;
  /** `smtp://…` or `smtps://…`; `null` leaves mail in the outbox. */
  readonly smtpUrl: string | null;
  /** Who mail comes from: `Name <address>`. */
  readonly mailFrom: string;
  /** The clock: every moment that is stored or compared comes from here. */
  readonly now: () => Date;
  readonly log: Log;
  /** Where weaknesses are told: `mailto:` or `https:`; `null` tells nobody. */
  readonly securityContact: string | null;
  /** Opens `/metrics` to who sends it; `null` opens it to this machine alone. */
  readonly metricsToken: string | null;
  /** Called when the embedded database has ended or answers nothing: only a new process has it back. */
  readonly onDatabaseLost: (error: Error) => void;
}

export const defaults: Config = {
  port: 0,
  host: '127.0.0.1',
  keepAliveSeconds: 65,
  headersMs: 15_000,
  sessionDays: 30,
  isSessionSliding: false,
  drainSeconds: 2,
  databaseUrl: null,
  dataDir: '.data',
  siteDir: paths.site,
  flowsDir: null,
  serviceWorker: true,
  adOrigin: null,
  apiOrigin: null,
  mediaOrigins: [],
  publicUrl: null,
  corsOrigins: [],
  trustProxy: false,
  hasOpenFilms: false,
  limits: {
    signIn: [{ attempts: 20, seconds: MINUTE }],
    signUp: [{ attempts: 20, seconds: 10 * MINUTE }],
    passwordReset: [{ attempts: 5, seconds: 10 * MINUTE }],
    account: guesses,
    changePassword: guesses,
    castMail: [{ attempts: 5, seconds: HOUR }],
    payment: [{ attempts: 30, seconds: 10 * MINUTE }],
    submission: [{ attempts: 10, seconds: HOUR }],
    picture: [{ attempts: 20, seconds: HOUR }],
  },
  passwordCost: 2 ** 14,
  bucket: null,
  pictureBytesEach: 50 * 1024 * 1024,
  demoMember: true,
  stripe: null,
  smtpUrl: null,
  mailFrom: 'Fin <no-reply@fin.example>',
  now: () => new Date(),
  log: consoleLog,
  metricsToken: null,
  securityContact: null,
  onDatabaseLost: (error) => consoleLog.error('the database is lost', error),
};

/** The configuration the environment asks for. Throws an error for the operator, as `settingsFrom`. */
export function configFrom(env: Environment): Config {
  const settings = settingsFrom(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { AD_SCRIPT_URL: adScript } = settings;
  return {
    ...defaults,
    port: settings.PORT,
    host: settings.HOST,
    keepAliveSeconds: settings.KEEP_ALIVE_SECONDS,
    sessionDays: settings.SESSION_DAYS,
    isSessionSliding: settings.SESSION_SLIDING,
    drainSeconds: settings.DRAIN_SECONDS,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    siteDir: settings.SITE_DIR ?? defaults.siteDir,
    flowsDir: settings.FLOWS ? paths.flows : null,
    serviceWorker: settings.SERVICE_WORKER,
    adOrigin: adScript.startsWith('/') ? null : new URL(adScript).origin,
    apiOrigin: settings.API_BASE_URL,
    mediaOrigins: settings.MEDIA_ORIGINS,
    publicUrl: settings.PUBLIC_URL,
    corsOrigins: settings.CORS_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    bucket: settings.UPLOADS_URL,
    limits: settings.RATE_LIMITS ? defaults.limits : null,
    demoMember: settings.DEMO_MEMBER,
    stripe:
      secretKey === null ? null : { secretKey, ...(webhookSecret !== null && { webhookSecret }) },
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    log: settings.LOG_FORMAT === 'json' ? jsonLog() : consoleLog,
    metricsToken: settings.METRICS_TOKEN,
    securityContact: settings.SECURITY_CONTACT,
  };
}
