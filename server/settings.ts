/**
 * Every environment setting. The type of the settings, their parser, `.env.example` and
 * `docs/configuration.md` derive from this table.
 */
import {
  bucketOf,
  folder,
  type Kind,
  missingSettings,
  onOrOff,
  origin,
  origins,
  secret,
  smtpAddress,
  text,
  whole,
} from './settings-kinds';
import { librarySettings } from './settings-library';
import { siteSettings } from './settings-site';

export interface Setting<T = unknown> {
  readonly env: string;
  readonly kind: Kind<T>;
  readonly default: unknown;
  readonly about: string;
}

export const table = {
  port: {
    env: 'PORT',
    kind: whole(0, 65_535),
    default: 3000,
    about: 'Port; 0 takes any free one.',
  },
  host: {
    env: 'HOST',
    kind: text('a name or an IP address, such as 0.0.0.0', /^[\w.:-]+$/),
    default: '127.0.0.1',
    about:
      "Address to listen on. 0.0.0.0 lets other machines in; the demo member's password is public. Needs PUBLIC_URL.",
  },
  keepAliveSeconds: {
    env: 'KEEP_ALIVE_SECONDS',
    kind: whole(1, 3600),
    default: 65,
    about: 'Seconds that an idle connection stays open: more than a proxy in front keeps its own.',
  },
  maxConnections: {
    env: 'MAX_CONNECTIONS',
    kind: whole(1, 1_000_000),
    default: 5_000,
    about:
      'Open connections in all; more are closed at once. The system has to allow as many files.',
  },
  maxConnectionsEach: {
    env: 'MAX_CONNECTIONS_EACH',
    kind: whole(1, 1_000_000),
    default: 1_000,
    about: 'Open connections of one address, where TRUST_PROXY is off.',
  },
  drainSeconds: {
    env: 'DRAIN_SECONDS',
    kind: whole(0, 600),
    default: 2,
    about: 'Seconds after SIGTERM in which clients are still answered and /readyz is 503.',
  },
  sessionDays: {
    env: 'SESSION_DAYS',
    kind: whole(1, 400),
    default: 30,
    about: 'Days that a member stays signed in.',
  },
  isSessionSliding: {
    env: 'SESSION_SLIDING',
    kind: onOrOff,
    default: false,
    about: 'on: each use of a session restarts its days.',
  },
  dataDir: {
    env: 'DATA_DIR',
    kind: folder,
    default: '.data',
    about:
      'Folder of the embedded database. It survives a killed process, but not every loss of power: it calls no fsync. For more, use PostgreSQL.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: secret(
      text(
        'an address such as postgres://user:password@host:5432/name',
        /^postgres(ql)?:\/\/\S+$/i,
      ),
    ),
    default: null,
    about: 'PostgreSQL instead of the embedded database: postgres://user:password@host:5432/name',
  },
  bucket: {
    env: 'UPLOADS_URL',
    kind: secret(bucketOf),
    default: null,
    about:
      "Bucket for members' pictures at a store that speaks S3, instead of the database; key and secret percent-encoded, region us-east-1 by default: https://key:secret@s3.example/bucket?region=eu-central-1",
  },
  ...librarySettings,
  publicUrl: {
    env: 'PUBLIC_URL',
    kind: origin,
    default: null,
    about:
      "The site's own address, such as https://fin.example: requests for other hosts are refused, links in checkouts lead there, and passkeys hold for its host name alone. Needed with STRIPE_SECRET_KEY, and with a HOST that lets other machines in.",
  },
  corsOrigins: {
    env: 'CORS_ORIGINS',
    kind: origins,
    default: [],
    about:
      'Other origins whose pages may call the API and play its films, separated by commas or spaces.',
  },
  mediaOrigins: {
    env: 'MEDIA_ORIGINS',
    kind: origins,
    default: [],
    about: 'Other origins whose HLS streams the page may load, separated by commas or spaces.',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    kind: onOrOff,
    default: false,
    about: 'on: trust X-Forwarded-For, -Host and -Proto of a reverse proxy of yours.',
  },
  flows: {
    env: 'FLOWS',
    kind: onOrOff,
    default: false,
    about: 'on: serve the flow atlas at /flows/, which `npm start` and `npm run flows` build.',
  },
  serviceWorker: {
    env: 'SERVICE_WORKER',
    kind: onOrOff,
    default: true,
    about: 'off: remove the service workers of the site from browsers.',
  },
  rateLimits: {
    env: 'RATE_LIMITS',
    kind: onOrOff,
    default: true,
    about:
      'off: no limit on attempts to sign in, sign up or reset a password, on mails, payments and uploads.',
  },
  confirmAddresses: {
    env: 'CONFIRM_ADDRESSES',
    kind: onOrOff,
    default: false,
    about:
      'on: members confirm their email address by a mailed link before they watch films in full, write to a cast member or submit a movie. Needs SMTP_URL and PUBLIC_URL.',
  },
  demoMember: {
    env: 'DEMO_MEMBER',
    kind: onOrOff,
    default: true,
    about: 'off: no demo member, for a server that others can reach.',
  },
  stripeSecretKey: {
    env: 'STRIPE_SECRET_KEY',
    kind: secret(
      text(
        'a secret key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_',
        /^[rs]k_(test|live)_\w+$/,
      ),
    ),
    default: null,
    about: 'Card payment with Stripe; without it a sandbox that takes no money.',
  },
  stripeWebhookSecret: {
    env: 'STRIPE_WEBHOOK_SECRET',
    kind: secret(
      text('the signing secret of a webhook of Stripe, which begins with whsec_', /^whsec_\w+$/),
    ),
    default: null,
    about:
      'Signing secret of the webhook PUBLIC_URL/api/v2/stripe/webhook, for checkout.session.*, charge.refunded and charge.dispute.created. Without it open payments are checked every few minutes, refunds once a day.',
  },
  logFormat: {
    env: 'LOG_FORMAT',
    kind: text('text or json', /^(text|json)$/),
    default: 'text',
    about: 'json: one object a line for a log collector, a line for each request too.',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    kind: secret(text('a text of 16 letters and digits or more', /^[\w.~+/=-]{16,}$/)),
    default: null,
    about:
      'Opens /metrics to clients that send it (Authorization: Bearer …); without it /metrics answers this machine alone.',
  },
  adminToken: {
    env: 'ADMIN_TOKEN',
    kind: secret(text('a text of 32 letters and digits or more', /^[\w.~+/=-]{32,}$/)),
    default: null,
    about:
      'Opens the desk at /desk/ and its commands (docs/operators/desk.md); without it there is none.',
  },
  operatorMail: {
    env: 'OPERATOR_MAIL',
    kind: text('an email address', /^[^\s<>@]+@[^\s<>@]+$/),
    default: null,
    about: 'Is mailed of each movie that a member submits.',
  },
  securityContact: {
    env: 'SECURITY_CONTACT',
    kind: text(
      'an address such as mailto:security@fin.example or https://fin.example/security',
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    ),
    default: null,
    about: 'Where to report vulnerabilities, for /.well-known/security.txt: mailto:… or https://…',
  },
  smtpUrl: {
    env: 'SMTP_URL',
    kind: secret(smtpAddress),
    default: null,
    about: "Mail server: smtp://… or smtps://…; without it mail stays in the database's outbox.",
  },
  mailFrom: {
    env: 'MAIL_FROM',
    kind: text(
      'an address such as Fin <no-reply@fin.example>',
      /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    ),
    default: null,
    about: "Sender of mail; without it the site's name and no-reply@fin.example.",
  },
  ...siteSettings,
} as const satisfies Record<string, Setting>;

type Table = typeof table;

export type Settings = {
  readonly [Name in keyof Table]:
    | (Table[Name]['kind'] extends Kind<infer T> ? T : never)
    | (Table[Name]['default'] extends null ? null : never);
};

export type Environment = Readonly<Record<string, string | undefined>>;

export const SETTING_NAMES: readonly string[] = Object.values(table).map(({ env }) => env);

export const defaultSettings = Object.fromEntries(
  Object.entries(table).map(([name, setting]) => [name, setting.default]),
) as unknown as Settings;

export function settingsFrom(env: Environment): Settings {
  const problems: string[] = [];
  const read = Object.entries(table).map(([name, setting]: [string, Setting]) => {
    const given = env[setting.env]?.trim();
    if (!given) return [name, setting.default];
    const value = setting.kind.read(given);
    if (value === undefined) problems.push(problemOf(setting, given));
    return [name, value];
  });
  const settings = Object.fromEntries(read) as Settings;
  if (problems.length === 0) problems.push(...missingSettings(settings));
  if (problems.length > 0) throw refusal(problems);
  return settings;
}

function problemOf({ env, kind }: Setting, given: string): string {
  const value = kind.isSecret ? 'set to something else (hidden)' : `"${given}"`;
  return `${env} is ${value}. Set it to ${kind.remedy}.`;
}

function refusal(problems: readonly string[]): Error {
  return new Error(
    [
      'Fin cannot start with these settings:',
      ...problems.map((problem) => `  ${problem}`),
      '.env.example describes every setting.',
    ].join('\n'),
  );
}
