/** The settings of the environment: what each variable may be, and what to do about one that can't. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  coerce,
  defaulted,
  define,
  type Infer,
  type Struct,
  type StructError,
  string,
  type,
  validate,
} from 'superstruct';

/** A variable is wrong when `read` gives `undefined`; `remedy` completes "Set it to …". */
function setting<T>(
  remedy: string,
  read: (text: string) => T | undefined,
  otherwise: T,
): Struct<T> {
  const parsed = define<T>('setting', (value) => value !== undefined || remedy);
  return defaulted(coerce(parsed, string(), read), () => otherwise) as unknown as Struct<T>;
}

const whole = (from: number, to: number, otherwise: number) =>
  setting(
    `a whole number from ${from} to ${to}`,
    (text) => (/^\d{1,6}$/.test(text) && +text >= from && +text <= to ? +text : undefined),
    otherwise,
  );

const SWITCH = new Map([
  ...['on', 'yes', 'true', '1'].map((word) => [word, true] as const),
  ...['off', 'no', 'false', '0'].map((word) => [word, false] as const),
]);
const onOrOff = (otherwise: boolean) =>
  setting('on or off', (text) => SWITCH.get(text.toLowerCase()), otherwise);

const textLike = <T extends string | null>(remedy: string, pattern: RegExp, otherwise: T) =>
  setting<string | T>(remedy, (text) => (pattern.test(text) ? text : undefined), otherwise);

/** The origin of an address that is nothing but one; `undefined` for any other text. */
function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(text);
  return pathname + search + hash + username + password === '/' ? origin : undefined;
}

function originsOf(text: string): string[] | undefined {
  const origins = text.split(/[\s,]+/).map(originOf);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

const ORIGIN = 'an address such as https://fin.example, without a path';

const postgresUrl = () =>
  textLike(
    'an address such as postgres://user:password@host:5432/name',
    /^postgres(ql)?:\/\/\S+$/i,
    null,
  );

/** A bucket at a store that speaks the protocol of Amazon S3. */
export interface BucketConfig {
  /** Below which pictures are kept; no slash at its end, and no secret in it. */
  readonly address: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** The bucket of an address with key and secret in front of its host; `undefined` for any other text. */
function bucketOf(text: string): BucketConfig | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, searchParams, username, password, hash } = new URL(text);
  const { region = 'us-east-1', ...others } = Object.fromEntries(searchParams);
  const isUsable = username && password && !hash && /^[\w-]+$/.test(region);
  if (!isUsable || Object.keys(others).length > 0) return undefined;
  const address = origin + pathname.replace(/\/+$/, '');
  return { address, region, key: decoded(username), secret: decoded(password) };
}

/** A percent sign that stands for itself is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const schema = type({
  PORT: whole(0, 65_535, 3000),
  HOST: textLike('a name or an IP address, such as 0.0.0.0', /^[\w.:-]+$/, '127.0.0.1'),
  KEEP_ALIVE_SECONDS: whole(1, 3600, 65),
  DRAIN_SECONDS: whole(0, 600, 2),
  SESSION_DAYS: whole(1, 400, 30),
  SESSION_SLIDING: onOrOff(false),
  DATA_DIR: textLike('the path of a folder', /^[^\0]+$/, '.data'),
  DATABASE_URL: postgresUrl(),
  UPLOADS_URL: setting<BucketConfig | null>(
    'an address such as https://key:secret@s3.example/bucket?region=eu-central-1',
    bucketOf,
    null,
  ),
  SITE_DIR: setting<string | null>(
    'the folder of a built site, which holds index.html',
    (text) => (existsSync(join(text, 'index.html')) ? text : undefined),
    null,
  ),
  PUBLIC_URL: setting<string | null>(ORIGIN, originOf, null),
  CORS_ORIGINS: setting<readonly string[]>(`${ORIGIN}, or several`, originsOf, []),
  TRUST_PROXY: onOrOff(false),
  FLOWS: onOrOff(false),
  SERVICE_WORKER: onOrOff(true),
  RATE_LIMITS: onOrOff(true),
  DEMO_MEMBER: onOrOff(true),
  STRIPE_SECRET_KEY: textLike(
    'a secret key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    /^[rs]k_(test|live)_\w+$/,
    null,
  ),
  STRIPE_WEBHOOK_SECRET: textLike(
    'the signing secret of a webhook of Stripe, which begins with whsec_',
    /^whsec_\w+$/,
    null,
  ),
  SMTP_URL: textLike(
    'an address such as smtps://user:password@host:465',
    /^smtps?:\/\/(\S+@)?[\w.[\]:-]+\/?(\?\S*)?$/i,
    null,
  ),
  MAIL_FROM: textLike(
    'an address such as Fin <no-reply@fin.example>',
    /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'Fin <no-reply@fin.example>',
  ),
  LOG_FORMAT: textLike<string>('text or json', /^(text|json)$/, 'text'),
  METRICS_TOKEN: textLike('a text of 16 letters and digits or more', /^[\w.~+/=-]{16,}$/, null),
  SECURITY_CONTACT: textLike(
    'an address such as mailto:security@fin.example or https://fin.example/security',
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    null,
  ),
  API_BASE_URL: setting<string | null>(ORIGIN, originOf, null),
  MEDIA_ORIGINS: setting<readonly string[]>(`${ORIGIN}, or several`, originsOf, []),
  AD_SCRIPT_URL: setting<string>(
    'an https: address, or a path of this server such as /ads/house.js',
    (text) =>
      (/^https?:\/\//i.test(text) && URL.canParse(text)) || /^\/(?!\/)\S*$/.test(text)
        ? text
        : undefined,
    '/ads/house.js',
  ),
});

export type Settings = Infer<typeof schema>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** Never printed: they hold passwords or keys. */
const SECRETS = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'UPLOADS_URL',
]);

/** The settings; throws one error for the operator that names everything wrong with them. */
export function settingsFrom(env: Environment): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.schema).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const [error, settings] = validate(given, schema, { coerce: true });
  const problems = error ? failuresIn(error, given) : missingIn(settings);
  if (problems.length > 0 || !settings) throw refusal(problems);
  return settings;
}

function failuresIn(error: StructError, given: Environment): string[] {
  return error.failures().map(({ key, message }) => {
    const value = SECRETS.has(key) ? 'set to something else (hidden)' : `"${given[key]}"`;
    return `${key} is ${value}. Set it to ${message}.`;
  });
}

function missingIn(settings: Settings): string[] {
  return publicUrlMissingIn(settings);
}

/** Who others can reach, or Stripe sends them back to, has to be told and not guessed. */
function publicUrlMissingIn({ HOST, PUBLIC_URL, STRIPE_SECRET_KEY }: Settings): string[] {
  if (PUBLIC_URL !== null) return [];
  const remedy = `Set it to ${ORIGIN}`;
  return [
    ...(STRIPE_SECRET_KEY === null
      ? []
      : [`PUBLIC_URL is not set. ${remedy}: Stripe sends members back to it.`]),
    ...(/^(localhost|127\.[\d.]+|::1)$/.test(HOST)
      ? []
      : [
          `PUBLIC_URL is not set. ${remedy}: HOST lets other machines in, and it is what they call.`,
        ]),
  ];
}

/** The error that tells an operator all problems at once, one sentence each. */
function refusal(problems: readonly string[]): Error {
  return new Error(
    [
      'Fin cannot start with these settings:',
      ...problems.map((problem) => `  ${problem}`),
      '.env.example describes every setting.',
    ].join('\n'),
  );
}

/** The names that an environment may hold of ours. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.schema);
