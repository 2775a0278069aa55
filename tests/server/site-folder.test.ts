import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureSiteIsBuilt, SITE_DIR } from '../../scripts/site-build';
import { fillFolder } from './support/databases';
import { eventually } from './support/eventually';
import { newMember } from './support/people';
import { failingProcess, startProcess } from './support/process';
import { callerOf } from './support/provider';
import { folderWith } from './support/shared';

beforeAll(ensureSiteIsBuilt);

const ARIA = {
  name: 'Ária',
  provider: 'https://api.aria.example',
  ad: 'https://ads.aria.example/ad.js',
};

async function operator(site: object) {
  const SITE = folderWith({ 'site.json': JSON.stringify(site) });
  const DATA_DIR = folderWith();
  await fillFolder(DATA_DIR);
  const written = () => readdirSync(join(DATA_DIR, 'site')).sort();
  const say = (content: object) => writeFileSync(join(SITE, 'site.json'), JSON.stringify(content));
  return { env: { SITE, DATA_DIR }, written, say };
}

async function pageOf(address: string, path = '/login') {
  const response = await fetch(address + path);
  const html = await response.text();
  const [, language] = /<html lang="([^"]*)/.exec(html) ?? [];
  const [, title] = /<title>([^<]*)/.exec(html) ?? [];
  const [, settings = ''] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const policy = response.headers.get('content-security-policy') ?? '';
  const directive = (name: string) =>
    policy.split('; ').find((it) => it.startsWith(`${name} `)) ?? '';
  return { language, title, settings: JSON.parse(settings), directive };
}

test('a folder is served as its site: documents, settings, policy, texts, service worker', async () => {
  const { env, written } = await operator(ARIA);
  const { address } = await startProcess(env);
  const { title, settings, directive } = await pageOf(address);
  expect(title).toBe('Login | Ária');
  expect(settings).toMatchObject(ARIA);
  expect(directive('connect-src')).toBe(
    "connect-src 'self' https://ads.aria.example https://api.aria.example",
  );
  expect(directive('script-src')).toMatch(/ https:\/\/ads\.aria\.example$/);
  const texts = await fetch(address + settings.texts);
  expect([texts.status, texts.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const worker = await (await fetch(`${address}/service-worker.js`)).text();
  expect(worker).toContain(settings.texts);
  expect(written()).toHaveLength(1);
});

test('the site is generated again when the folder has changed, and only then', async () => {
  const { env, written, say } = await operator(ARIA);
  await (await startProcess(env)).end('SIGTERM');
  const first = written();
  await (await startProcess(env)).end('SIGTERM');
  expect(written()).toEqual(first);
  say({ ...ARIA, name: 'Ópera' });
  const { address } = await startProcess(env);
  expect((await pageOf(address)).title).toBe('Login | Ópera');
  expect(written()).toHaveLength(2);
});

test('a change of the folder is served without a restart, each request by one version as a whole', async () => {
  const { env, say } = await operator({ ...ARIA, features: { submission: true } });
  const draw = (width: number) =>
    writeFileSync(
      join(env.SITE, 'logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h${width}"/></svg>`,
    );
  draw(1);
  const { address, printed } = await startProcess(env);
  const before = await pageOf(address);
  draw(2);
  say({ name: 'Ópera', ad: 'off', features: { submission: false } });
  const seen = new Set<string>();
  const lost: unknown[] = [];
  const after = await eventually(async () => {
    const page = await pageOf(address).catch((error: unknown) => {
      lost.push(error);
      throw error;
    });
    seen.add(`${page.title} ${page.directive('connect-src')}`);
    expect(page.title).toBe('Login | Ópera');
    return page;
  });
  expect(lost).toEqual([]);
  expect([...seen]).toEqual([
    "Login | Ária connect-src 'self' https://ads.aria.example https://api.aria.example",
    "Login | Ópera connect-src 'self'",
  ]);
  expect(after.settings.logo).not.toBe(before.settings.logo);
  const textOf = async (path: string) => (await fetch(address + path)).text();
  expect(await textOf('/service-worker.js')).toContain(after.settings.logo);
  expect(await textOf('/confirm/none')).toContain('| Ópera</title>');
  // Tabs that were opened before the change still request the old files.
  expect(await textOf(before.settings.logo)).toContain('h1');
  const submitted = await fetch(`${address}/api/v2/user/movie-detail-request`, { method: 'POST' });
  expect(submitted.status).toBe(404);
  expect(printed()).toContain(`${env.SITE} has changed.`);
});

test('a broken change is logged, and the next valid one is served', async () => {
  const { env, say } = await operator(ARIA);
  const { address, printed } = await startProcess(env);
  writeFileSync(join(env.SITE, 'site.json'), '{ "name": "Óp');
  await eventually(() => expect(printed()).toContain("site.json can't be read (Unterminated"));
  expect((await pageOf(address)).title).toBe('Login | Ária');
  say({ name: 'Ópera' });
  await eventually(async () => expect((await pageOf(address)).title).toBe('Login | Ópera'));
});

test('a server that stops while a change is generated exits cleanly', async () => {
  const { env, written, say } = await operator(ARIA);
  const { end, printed } = await startProcess(env);
  say({ name: 'Ópera' });
  await eventually(() => expect(written().filter((it) => it.includes('.'))).toHaveLength(1));
  expect(await end('SIGTERM')).toBe(0);
  expect(printed()).not.toContain('could not');
});

test('of the built site only the shared files are served', async () => {
  const { env } = await operator({ ...ARIA, features: { plans: false } });
  mkdirSync(join(env.SITE, 'texts'));
  writeFileSync(join(env.SITE, 'texts/en.json'), '{ "common.needsScripts": "No scripts" }');
  const { address } = await startProcess(env);
  const ours = readdirSync(SITE_DIR).filter((name) => /^(plans\.html|en\.\w+\.json)$/.test(name));
  expect(ours).toHaveLength(2);
  const statuses = [...ours, 'service-worker-off.js'].map(
    async (name) => (await fetch(`${address}/${name}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
});

test('a built site that does not match the generator stops the start', async () => {
  const { env } = await operator(ARIA);
  const other = folderWith({ 'index.html': '' });
  const { code, printed } = await failingProcess({ ...env, SITE_DIR: other });
  expect([code, printed]).toEqual([
    1,
    expect.stringContaining(`SITE_DIR is ${other}, which was not built together with `),
  ]);
});

test.each([
  [
    'is wrong',
    (SITE: string) => writeFileSync(join(SITE, 'site.json'), '{"name":7}'),
    'name is 7.',
  ],
  [
    'is gone',
    (SITE: string) => rmSync(SITE, { recursive: true }),
    "site.json can't be read (ENOENT",
  ],
])('when a valid folder %s, its last valid site is still served', async (_, spoil, reason) => {
  const { env } = await operator(ARIA);
  await (await startProcess(env)).end('SIGTERM');
  spoil(env.SITE);
  const { address, printed } = await startProcess(env);
  expect((await pageOf(address)).title).toBe('Login | Ária');
  expect(printed()).toContain(reason);
});

test('a folder that was never valid stops the start with all its problems', async () => {
  const { env } = await operator({ name: '', theme: { accent: 'red' } });
  expect(await failingProcess(env)).toEqual({
    code: 1,
    printed: [
      `The site in ${env.SITE} can't be used:`,
      '  name is "". Set it to a text of 1 to 60 characters, in one line.',
      '  theme.accent is "red". Set it to a colour of six digits such as #FFA62B.',
      'docs/operators/site.md describes every part of it.\n',
    ].join('\n'),
  });
});

test('without a folder the environment alone names provider and ad', async () => {
  const { env } = await operator({});
  const { address } = await startProcess({
    DATA_DIR: env.DATA_DIR,
    API_BASE_URL: 'https://api.example',
    AD_SCRIPT_URL: 'off',
  });
  const { title, settings, directive } = await pageOf(address);
  expect(title).toBe('Login | Fin');
  expect(settings).toMatchObject({ provider: 'https://api.example', ad: null });
  expect(settings.features.ad).toBe(false);
  expect(directive('connect-src')).toBe("connect-src 'self' https://api.example");
});

test('each language has documents of its own, the first at the plain addresses', async () => {
  const { env } = await operator({ name: 'Ária', languages: ['pt', 'en'] });
  mkdirSync(join(env.SITE, 'texts'));
  writeFileSync(join(env.SITE, 'texts/pt.json'), '{ "common.needsScripts": "Sem JavaScript" }');
  const { address } = await startProcess(env);
  const seen = await Promise.all(
    ['/', '/login', '/no/such', '/en', '/en/login', '/en/no/such'].map(async (path) => {
      const { language, settings } = await pageOf(address, path);
      const texts = await (await fetch(address + settings.texts)).json();
      return [path, language, settings.languages, texts['common.needsScripts'][0].value];
    }),
  );
  const languages = ['pt', 'en'];
  expect(seen).toEqual([
    ['/', 'pt', languages, 'Sem JavaScript'],
    ['/login', 'pt', languages, 'Sem JavaScript'],
    ['/no/such', 'pt', languages, 'Sem JavaScript'],
    ['/en', 'en', languages, 'Turn on JavaScript to use '],
    ['/en/login', 'en', languages, 'Turn on JavaScript to use '],
    ['/en/no/such', 'en', languages, 'Turn on JavaScript to use '],
  ]);
});

test('the provider charges in the currency of the site, and leads back to its languages', async () => {
  const site = { name: 'Ária', languages: ['pt', 'en'], currency: { checkout: 'JPY' } };
  const { env } = await operator(site);
  const { address } = await startProcess(env);
  const { settings } = await pageOf(address);
  expect(settings.currency).toEqual({ landing: 'JPY', plans: 'JPY', checkout: 'JPY' });
  const at = callerOf((path, init) => fetch(new URL(path, address), init));
  const { token } = await newMember(at);
  const { body } = await at.call('processPayment', {
    token,
    headers: { 'Accept-Language': 'en' },
    payload: { plan_id: '2', payment_method: 'stripe', price: 299 },
  });
  const page = await (await at.get(body.redirect)).text();
  expect(page).toContain('<p class="amount">¥299</p>');
  const { headers } = await at.request(`${body.redirect}/cancel`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(headers.get('location')).toBe(`${address}/en/plans`);
});
