import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configurationPage, envExample } from '../../scripts/settings-text';
import { defaultSettings, settingsFrom } from '../../server/settings';
import { unknownSettings } from '../../server/unknown-settings';

test('without variables the provider listens on port 3000 of localhost', () => {
  expect(settingsFrom({})).toEqual(defaultSettings);
  expect(settingsFrom({})).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('an empty setting counts as none', () => {
  expect(settingsFrom({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(settingsFrom({}));
});

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('the port may be %s', (PORT, port) => {
  expect(settingsFrom({ PORT }).port).toBe(port);
});

test.each(['-1', '65536', '3000a', '3e3', '80.5', 'http'])('the port may not be %s', (PORT) => {
  expect(() => settingsFrom({ PORT })).toThrow(
    `PORT is "${PORT}". Set it to a whole number from 0 to 65535.`,
  );
});

test.each([
  ['HOST', 'every where', 'a name or an IP address, such as 0.0.0.0'],
  ['KEEP_ALIVE_SECONDS', '0', 'a whole number from 1 to 3600'],
  ['DRAIN_SECONDS', 'long', 'a whole number from 0 to 600'],
  ['SITE_DIR', '/nowhere', 'the folder of a built site with an index.html'],
  ['CATALOGUE_FILE', '/no/catalogue.json', 'the path of an existing file'],
  ['FLOWS', 'maybe', 'on or off'],
  ['TRUST_PROXY', 'banana', 'on or off'],
  ['TRUST_PROXY', 'constructor', 'on or off'],
  ['RATE_LIMITS', '20', 'on or off'],
  ['DEMO_MEMBER', 'nein', 'on or off'],
  [
    'AD_SCRIPT_URL',
    'ads.example/ad.js',
    /an https: address, a path of this server such as \/ads\/house.js, or off/,
  ],
  [
    'AD_SCRIPT_URL',
    '//ads.example/ad.js',
    /an https: address, a path of this server such as \/ads\/house.js, or off/,
  ],
  ['PUBLIC_URL', 'fin.example', 'an address such as https://fin.example, without a path'],
  ['PUBLIC_URL', 'https://fin.example/site', /without a path/],
  ['PUBLIC_URL', 'ftp://fin.example', /without a path/],
  ['CORS_ORIGINS', '*', /without a path, or several/],
  ['CORS_ORIGINS', 'https://one.example, two.example', /without a path, or several/],
  ['MAIL_FROM', 'Fin', 'an address such as Fin <no-reply@fin.example>'],
  ['MAIL_FROM', 'Fin <a@b.example>\nBcc: c@d.example', /an address such as/],
])('%s may not be "%s"', (name, value, remedy) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(remedy instanceof RegExp ? remedy : `Set it to ${remedy}.`),
  ]);
  expect(problemsOf({ [name]: value })[0]).toContain(`${name} is "${value}".`.split('\n')[0]);
});

test.each([
  ['DATABASE_URL', 'mysql://u:pass-word@db.example/fin', 'postgres://user:password@host'],
  ['STRIPE_SECRET_KEY', 'pk_live_pass-word', 'sk_test_'],
  ['STRIPE_WEBHOOK_SECRET', 'pass-word', 'whsec_'],
  ['SMTP_URL', 'mail.example:pass-word', 'smtps://user:password@host'],
  ['UPLOADS_URL', 's3://KEY:pass-word@s3.example/b', 'https://key:secret@s3.example/bucket'],
  ['UPLOADS_URL', 'https://pass-word@s3.example/b', 'https://key:secret@s3.example/bucket'],
  ['UPLOADS_URL', 'https://KEY:pass-word@s3.example/b?zone=1', 'https://key:secret@s3.example'],
])('an invalid %s is named, and its value is hidden', (name, value, remedy) => {
  const [problem = ''] = problemsOf({ [name]: value });
  expect(problem).toContain(`${name} is set to something else (hidden).`);
  expect(problem).toContain(remedy);
  expect(problem).not.toContain('pass-word');
});

test.each([
  ['money is taken', { STRIPE_SECRET_KEY: 'sk_live_x' }],
  ['other machines have access', { HOST: '0.0.0.0' }],
])('where %s, the public address is required', (_, env) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(/^PUBLIC_URL is not set\. Set it to/)]);
  expect(problemsOf({ ...env, PUBLIC_URL: 'https://fin.example' })).toEqual([]);
});

test.each(['127.0.0.1', '::1', 'localhost'])('on %s alone it is optional', (HOST) => {
  expect(problemsOf({ HOST })).toEqual([]);
});

test('where addresses are confirmed, mail and the public address are required', () => {
  const needed = [
    'PUBLIC_URL is not set. Set it to an address such as https://fin.example, without a path: links mailed by CONFIRM_ADDRESSES use it.',
    'SMTP_URL is not set. Set it to an address such as smtps://user:password@host:465: CONFIRM_ADDRESSES mails links.',
  ];
  expect(problemsOf({ CONFIRM_ADDRESSES: 'on' })).toEqual(needed);
  const needs = { PUBLIC_URL: 'https://fin.example', SMTP_URL: 'smtp://mail.example' };
  expect(problemsOf({ CONFIRM_ADDRESSES: 'on', ...needs })).toEqual([]);
});

test('everything wrong is reported at once', () => {
  const problems = problemsOf({ PORT: 'x', TRUST_PROXY: 'x', PUBLIC_URL: 'x', FLOWS: 'on' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ]);
});

test('a variable that looks like a setting and is none causes a warning', () => {
  const env = {
    PORT: '1',
    CORS_ORIGIN: 'https://a.example',
    STRIPE_API_HOST: 'x',
    PATH: '/bin',
    HOME: '/root',
  };
  expect(unknownSettings(env)).toEqual([
    'CORS_ORIGIN is not a setting of Fin and has no effect. Did you mean CORS_ORIGINS?',
    'STRIPE_API_HOST is not a setting of Fin and has no effect.',
  ]);
});

test('.env.example and docs/configuration.md match the table', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../.env.example');
  await expect(configurationPage()).toMatchFileSnapshot('../../docs/configuration.md');
});

function problemsOf(env: Record<string, string>): string[] {
  try {
    settingsFrom(env);
  } catch (error) {
    return String(error)
      .split(/\n {2}/)
      .slice(1)
      .map((line) => line.split('\n.env.example')[0] ?? '');
  }
  return [];
}

const builtSite = await mkdtemp(join(tmpdir(), 'fin-site-'));
await writeFile(join(builtSite, 'index.html'), '<!doctype html>');
afterAll(() => rm(builtSite, { recursive: true }));

const ADMIN_TOKEN = 'a-token-of-32-letters-and-digits';

test('every setting is read', () => {
  const settings = [
    ['PORT', '8080', 'port', 8080],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['KEEP_ALIVE_SECONDS', '120', 'keepAliveSeconds', 120],
    ['DRAIN_SECONDS', '15', 'drainSeconds', 15],
    ['MAX_CONNECTIONS', '1000000', 'maxConnections', 1_000_000],
    ['MAX_CONNECTIONS_EACH', '90', 'maxConnectionsEach', 90],
    ['DATA_DIR', '/var/fin', 'dataDir', '/var/fin'],
    ['DATABASE_URL', 'postgres://db.example/fin', 'databaseUrl', 'postgres://db.example/fin'],
    ['SITE_DIR', builtSite, 'siteDir', builtSite],
    ['LIBRARY_DIR', '/var/library', 'libraryDir', '/var/library'],
    ['CATALOGUE_FILE', 'package.json', 'catalogueFile', 'package.json'],
    ['FFMPEG', '/opt/ffmpeg', 'ffmpeg', '/opt/ffmpeg'],
    ['FFPROBE', '/opt/ffprobe', 'ffprobe', '/opt/ffprobe'],
    ['FLOWS', 'on', 'flows', true],
    ['AD_SCRIPT_URL', 'https://ads.example/ad.js', 'adScript', 'https://ads.example/ad.js'],
    ['SITE', '/var/site', 'site', '/var/site'],
    ['PUBLIC_URL', 'https://fin.example', 'publicUrl', 'https://fin.example'],
    [
      'CORS_ORIGINS',
      'https://one.example, https://two.example',
      'corsOrigins',
      ['https://one.example', 'https://two.example'],
    ],
    ['API_BASE_URL', 'https://api.example/', 'apiOrigin', 'https://api.example'],
    ['MEDIA_ORIGINS', 'https://cdn.example', 'mediaOrigins', ['https://cdn.example']],
    ['TRUST_PROXY', 'on', 'trustProxy', true],
    ['RATE_LIMITS', 'off', 'rateLimits', false],
    ['STRIPE_SECRET_KEY', 'sk_live_x', 'stripeSecretKey', 'sk_live_x'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_x', 'stripeWebhookSecret', 'whsec_x'],
    ['LOG_FORMAT', 'json', 'logFormat', 'json'],
    ['SESSION_DAYS', '7', 'sessionDays', 7],
    ['SESSION_SLIDING', 'on', 'isSessionSliding', true],
    ['SERVICE_WORKER', 'off', 'serviceWorker', false],
    ['METRICS_TOKEN', 'a-token-of-monitoring', 'metricsToken', 'a-token-of-monitoring'],
    ['ADMIN_TOKEN', ADMIN_TOKEN, 'adminToken', ADMIN_TOKEN],
    ['OPERATOR_MAIL', 'rui@fin.example', 'operatorMail', 'rui@fin.example'],
    [
      'SECURITY_CONTACT',
      'mailto:security@fin.example',
      'securityContact',
      'mailto:security@fin.example',
    ],
    ['CONFIRM_ADDRESSES', 'on', 'confirmAddresses', true],
    ['DEMO_MEMBER', 'no', 'demoMember', false],
    ['SMTP_URL', 'smtp://mail.example', 'smtpUrl', 'smtp://mail.example'],
    ['MAIL_FROM', 'Fin <fin@fin.example>', 'mailFrom', 'Fin <fin@fin.example>'],
    [
      'UPLOADS_URL',
      'https://KEY:a%2Fsecret%2B@s3.example/pictures/?region=eu-central-1',
      'bucket',
      {
        address: 'https://s3.example/pictures',
        region: 'eu-central-1',
        key: 'KEY',
        secret: 'a/secret+',
      },
    ],
    [
      'MEDIA_URL',
      'https://KEY:a%2Fsecret%2B@s3.example/pictures/?region=eu-central-1',
      'mediaBucket',
      {
        address: 'https://s3.example/pictures',
        region: 'eu-central-1',
        key: 'KEY',
        secret: 'a/secret+',
      },
    ],
  ] as const;
  const read = settingsFrom(Object.fromEntries(settings.map(([name, value]) => [name, value])));
  expect(read).toEqual(Object.fromEntries(settings.map(([, , key, value]) => [key, value])));
});
