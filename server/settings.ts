/** `.env.example` and `docs/configuration.md` are generated from this table. */
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
    about: 'Port; 0 for any free port.',
  },
  host: {
    env: 'HOST',
    kind: text('a name or an IP address, such as 0.0.0.0', /^[\w.:-]+$/),
    default: '127.0.0.1',
    about:
      "Address to listen on. 0.0.0.0 accepts other machines and requires PUBLIC_URL. Note that the demo member's password is public.",
  },
  keepAliveSeconds: {
    env: 'KEEP_ALIVE_SECONDS',
    kind: whole(1, 3600),
    default: 65,
    about:
      'Seconds that an idle connection stays open. Must exceed the idle timeout of a proxy in front.',
  },
  maxConnections: {
    env: 'MAX_CONNECTIONS',
    kind: whole(1, 1_000_000),
    default: 5_000,
    about:
      'Limit of open connections; more are closed at once. The system must allow as many open files.',
  },
  maxConnectionsEach: {
    env: 'MAX_CONNECTIONS_EACH',
    kind: whole(1, 1_000_000),
    default: 1_000,
    about: 'Limit of open connections per address, if TRUST_PROXY is off.',
  },
  drainSeconds: {
    env: 'DRAIN_SECONDS',
    kind: whole(0, 600),
    default: 2,
    about: 'Seconds after SIGTERM in which requests are still served and /readyz is 503.',
  },
  sessionDays: {
    env: 'SESSION_DAYS',
    kind: whole(1, 400),
    default: 30,
    about: 'Days until a session expires.',
  },
  isSessionSliding: {
    env: 'SESSION_SLIDING',
    kind: onOrOff,
    default: false,
    about: 'on: using a session extends it by SESSION_DAYS.',
  },
  dataDir: {
    env: 'DATA_DIR',
    kind: folder,
    default: '.data',
    about:
      'Folder of the embedded database. It survives a killed process, but without fsync not every power loss. Use PostgreSQL for more durability.',
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
      "S3-compatible bucket for members' pictures, instead of the database. Key and secret are percent-encoded; the default region is us-east-1: https://key:secret@s3.example/bucket?region=eu-central-1",
  },
  ...librarySettings,
  publicUrl: {
    env: 'PUBLIC_URL',
    kind: origin,
    default: null,
    about:
      "The site's public URL, such as https://fin.example. Requests for other hosts are refused, checkouts return there, and passkeys are bound to its host name. Required with STRIPE_SECRET_KEY, CONFIRM_ADDRESSES, or a HOST that accepts other machines.",
  },
  corsOrigins: {
    env: 'CORS_ORIGINS',
    kind: origins,
    default: [],
    about:
      'Other origins whose pages may call the API and play its videos, separated by commas or spaces.',
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
    about: 'on: trust X-Forwarded-For, -Host and -Proto of your reverse proxy.',
  },
  flows: {
    env: 'FLOWS',
    kind: onOrOff,
    default: false,
    about: 'on: serve the flow atlas at /flows/. `npm start` and `npm run flows` build it.',
  },
  serviceWorker: {
    env: 'SERVICE_WORKER',
    kind: onOrOff,
    default: true,
    about: "off: unregister the site's service workers from browsers.",
  },
  rateLimits: {
    env: 'RATE_LIMITS',
    kind: onOrOff,
    default: true,
    about: 'off: no rate limits on sign-in, sign-up, password resets, mails, payments and uploads.',
  },
  confirmAddresses: {
    env: 'CONFIRM_ADDRESSES',
    kind: onOrOff,
    default: false,
    about:
      'on: members must confirm their e-mail address before they can watch full videos, write to a cast member or submit a movie. Requires SMTP_URL and PUBLIC_URL.',
  },
  demoMember: {
    env: 'DEMO_MEMBER',
    kind: onOrOff,
    default: true,
    about: 'off: removes the demo member. Recommended for a public server.',
  },
  stripeSecretKey: {
    env: 'STRIPE_SECRET_KEY',
    kind: secret(
      text(
        'a Stripe secret key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
        /^[rs]k_(test|live)_\w+$/,
      ),
    ),
    default: null,
    about: 'Enables card payment with Stripe; without it, a sandbox takes no money.',
  },
  stripeWebhookSecret: {
    env: 'STRIPE_WEBHOOK_SECRET',
    kind: secret(
      text('the signing secret of a Stripe webhook, which begins with whsec_', /^whsec_\w+$/),
    ),
    default: null,
    about:
      'Signing secret of the webhook PUBLIC_URL/api/v2/stripe/webhook, for checkout.session.*, charge.refunded and charge.dispute.created. Without it, open payments are checked every few minutes, and refunds once a day.',
  },
  logFormat: {
    env: 'LOG_FORMAT',
    kind: text('text or json', /^(text|json)$/),
    default: 'text',
    about: 'json: one JSON object per line for a log collector, including requests.',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    kind: secret(text('a text of 16 letters and digits or more', /^[\w.~+/=-]{16,}$/)),
    default: null,
    about:
      'Opens /metrics to clients that send it (Authorization: Bearer …). Without it, only this machine can read /metrics.',
  },
  adminToken: {
    env: 'ADMIN_TOKEN',
    kind: secret(text('a text of 32 letters and digits or more', /^[\w.~+/=-]{32,}$/)),
    default: null,
    about: 'Enables the desk at /desk/ and its commands (docs/operators/desk.md).',
  },
  operatorMail: {
    env: 'OPERATOR_MAIL',
    kind: text('an email address', /^[^\s<>@]+@[^\s<>@]+$/),
    default: null,
    about: 'Receives an e-mail about each submitted movie.',
  },
  securityContact: {
    env: 'SECURITY_CONTACT',
    kind: text(
      'an address such as mailto:security@fin.example or https://fin.example/security',
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    ),
    default: null,
    about: 'Contact for vulnerability reports in /.well-known/security.txt: mailto:… or https://…',
  },
  smtpUrl: {
    env: 'SMTP_URL',
    kind: secret(smtpAddress),
    default: null,
    about: "Mail server: smtp://… or smtps://…. Without it, mail stays in the database's outbox.",
  },
  mailFrom: {
    env: 'MAIL_FROM',
    kind: text(
      'an address such as Fin <no-reply@fin.example>',
      /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    ),
    default: null,
    about: "Sender of mail; by default the site's name and no-reply@fin.example.",
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
