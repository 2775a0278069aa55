import { expect, test } from 'vitest';
import { configFrom, defaults } from '../../server/config';
import { paths } from '../../server/paths';

test('without settings the provider listens on port 3000 of this machine', () => {
  expect(configFrom({})).toEqual({ ...defaults, port: 3000, host: '127.0.0.1' });
});

test('an empty setting counts as none', () => {
  expect(configFrom({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(configFrom({}));
});

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('the port may be %s', (PORT, port) => {
  expect(configFrom({ PORT }).port).toBe(port);
});

test.each(['-1', '65536', '3000a', '3e3', '80.5', 'http'])('the port may not be %s', (PORT) => {
  expect(() => configFrom({ PORT })).toThrow(
    `PORT must be a number from 0 to 65535, and is ${PORT}.`,
  );
});

test('with a key payments go to Stripe itself', () => {
  const env = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_API_HOST: 'elsewhere.example' };
  expect(configFrom(env).stripe).toEqual({ secretKey: 'sk_live_x' });
});

test('every setting is read', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    KEEP_ALIVE_SECONDS: '120',
    DRAIN_SECONDS: '15',
    DATA_DIR: '/var/fin',
    DATABASE_URL: 'postgres://db.example/fin',
    SITE_DIR: '/srv/site',
    FLOWS: 'on',
    AD_SCRIPT_URL: 'https://ads.example/ad.js',
    PUBLIC_URL: 'https://fin.example',
    CORS_ORIGINS: 'https://one.example, https://two.example',
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'off',
    DEMO_MEMBER: 'no',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Fin <fin@fin.example>',
  };
  expect(configFrom(env)).toEqual({
    ...defaults,
    port: 8080,
    host: '0.0.0.0',
    keepAliveSeconds: 120,
    drainSeconds: 15,
    dataDir: '/var/fin',
    databaseUrl: 'postgres://db.example/fin',
    siteDir: '/srv/site',
    flowsDir: paths.flows,
    adOrigin: 'https://ads.example',
    publicUrl: 'https://fin.example',
    corsOrigins: ['https://one.example', 'https://two.example'],
    trustProxy: true,
    limits: null,
    demoMember: false,
    smtpUrl: 'smtp://mail.example',
    mailFrom: 'Fin <fin@fin.example>',
  });
});
