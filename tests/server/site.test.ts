import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type Provider, providerBeside, sharedProvider } from './support/provider';
import { folderWith } from './support/shared';

const IMPORT_MAP = '{"imports":{"a":"/a.0a1b2c3d.js"}}';
const PAGE = `<!doctype html>
<script type="importmap">${IMPORT_MAP}</script>
<script type="module" src="/a.0a1b2c3d.js"></script>
<div id="root"></div>`;
const HASH = `'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`;
const LINKS = '</b.0a1b2c3d.css>; rel=preload; as=style';
const DOCUMENT = { file: 'index.html', scripts: [HASH], links: LINKS };
const DOCUMENTS = ['/movies/:id?', '/*'].map((pattern) => ({ pattern, ...DOCUMENT }));
const SCRIPT = 'console.log("hello from the built site");'.repeat(50);

const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const ofPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const ofFiles = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const files = {
  'index.html': PAGE,
  'documents.json': JSON.stringify(DOCUMENTS),
  'a.0a1b2c3d.js': SCRIPT,
  'a.0a1b2c3d.js.br': brotliCompressSync(SCRIPT),
  'service-worker.js': 'keep();',
  'service-worker-off.js': 'off();',
  'robots.txt': 'User-agent: *',
  '.secret': 'no',
  'empty.txt': '',
};
const siteDir = folderWith(files, afterAll);
const provider = sharedProvider({ siteDir });
const get: Provider['get'] = (...asking) => provider.get(...asking);

test.each(['/', '/browse', '/movie-details/7', '/movies/1?type=genre', '/index.html', '/nope'])(
  '%s answers the page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<div id="root"></div>');
  },
);

test('the page has the policy of its scripts and of its head, and is revalidated each time', async () => {
  const { headers } = await get('/browse');
  expect(headers.get('link')).toBe(LINKS);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  expect(headers.get('content-security-policy')).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${HASH}`,
      "style-src 'self'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob: https:",
      "connect-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "worker-src 'self' blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types fin-ad fin-service-worker',
      'report-to policy',
    ].join('; '),
  );
});

test.each([
  ['/', ofPages],
  ['/a.0a1b2c3d.js', ofFiles],
  ['/ads/house.js', ofFiles],
  ['/favicon.ico', ofFiles],
])('%s has the security headers', async (path, wanted) => {
  expect(Object.fromEntries((await get(path)).headers)).toMatchObject(wanted);
});

test('a page that a browser has is not sent again, and has the current policy', async () => {
  const { headers } = await get('/browse');
  const again = await get('/browse', { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const name of ['cache-control', 'content-security-policy']) {
    expect(again.headers.get(name)).toBe(headers.get(name));
  }
});

test('a client that accepts gzip alone gets scripts in gzip, and files that the build did not compress as they are', async () => {
  const accept = { 'accept-encoding': 'gzip' };
  const script = await get('/a.0a1b2c3d.js', accept);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(await script.arrayBuffer()).toString()).toBe(SCRIPT);
  const known = { ...accept, 'if-none-match': script.headers.get('etag') ?? '' };
  expect((await get('/a.0a1b2c3d.js', known)).status).toBe(304);
  const plain = await get('/robots.txt', accept);
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
    null,
    files['robots.txt'],
  ]);
});

test('a new build is served at once, even to clients with the previous page', async () => {
  const page = join(siteDir, 'index.html');
  const asked = { 'if-none-match': (await get('/')).headers.get('etag') ?? '' };
  await writeFile(page, `${PAGE}<p>second build</p>`);
  const again = await get('/', asked);
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('second')]);
  await writeFile(page, PAGE);
});

test('the service worker may fetch what it caches, and is revalidated each time', async () => {
  const { status, headers } = await get('/service-worker.js');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('where the service worker is off, browsers get one that unregisters itself', async () => {
  const off = await providerBeside(provider, { siteDir, serviceWorker: false });
  expect(await (await off.get('/service-worker.js')).text()).toBe('off();');
  expect(await (await get('/service-worker.js')).text()).toBe('keep();');
});

test('the page is sent precompressed if accepted', async () => {
  await writeFile(join(siteDir, 'index.html.br'), brotliCompressSync(PAGE));
  const response = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  const page = brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString();
  expect(page).toContain('<div id="root"></div>');
});

test("an ad script of another origin is allowed by the page's policy", async () => {
  const adScript = 'https://ads.example/ad.js';
  const withAd = await providerBeside(provider, { siteDir, adScript });
  const policy = (await withAd.get('/')).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/ads\.example;/);
});

test('a built file is cached for ever, and sent precompressed if accepted', async () => {
  const plain = await get('/a.0a1b2c3d.js');
  expect(await plain.text()).toBe(SCRIPT);
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const small = await get('/a.0a1b2c3d.js', { 'accept-encoding': 'br', range: 'bytes=0-1' });
  expect(small.status).toBe(200);
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const bytes = new Uint8Array(await small.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test('a file without a hash is revalidated, with a 304 when unchanged', async () => {
  const first = await get('/robots.txt');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const tag = first.headers.get('etag') ?? '';
  const again = await get('/robots.txt', { 'if-none-match': `"x", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('an empty file is answered empty', async () => {
  const response = await get('/empty.txt');
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  '/b.0a1b2c3d.js',
  '/missing.png',
  '/.secret',
  '/%2e%2e/etc/passwd.txt',
  '/..%2f..%2fetc%2fhosts.txt',
  '/a.0a1b2c3d.js.br',
  '/fonts/missing.woff2',
  '/media/artwork/none.webp',
  '/media/streams/..%2fcatalogue.ts',
  '/media/streams/../catalogue.ts',
  '/ads/none.js',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: false });
});

test("an address in other case or with extra slashes redirects to the site's own", async () => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };
  expect(await leadsTo('/Movies//7?type=genre')).toEqual([301, '/movies/7?type=genre']);
  expect(await leadsTo('/movies/7?type=genre')).toEqual([200, null]);
  expect(await leadsTo('/No//Such/Page')).toEqual([200, null]);
});

test('the page answers no other method than GET and HEAD', async () => {
  const posted = await get('/browse', {}, 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await get('/browse', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a provider without a built site says that there is no page', async () => {
  const bare = await providerBeside(provider, { siteDir: join(siteDir, 'none') });
  expect((await bare.get('/')).status).toBe(404);
});

test('a request for a picture or /healthz alone does not report a missing icon', async () => {
  const { status, headers } = await get('/favicon.ico');
  expect({ status, cached: headers.get('cache-control') }).toEqual({
    status: 204,
    cached: 'public, max-age=86400, stale-while-revalidate=604800',
  });
});

test('a probe names the version of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const response = await get('/livez');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version }]);
});

test('health means that the database answers', async () => {
  const response = await get('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test.each([
  ['call the API', '/api/v2/user/get-gener'],
  ['play films', '/media/streams/slow-orbit/master.m3u8'],
])('pages of another origin may %s only if allowed', async (_, path) => {
  const origin = 'https://elsewhere.example';
  const allowed = await providerBeside(provider, { corsOrigins: [origin] });
  const allowance = async (from: string, at: Provider) => {
    const { headers } = await at.get(path, { origin: from });
    return headers.get('access-control-allow-origin');
  };
  expect([
    await allowance(origin, allowed),
    await allowance('https://evil.example', allowed),
    await allowance(origin, provider),
  ]).toEqual([origin, null, null]);
});

test('the house ad is a script and a picture of its own', async () => {
  const script = await get('/ads/house.js');
  const text = await script.text();
  const [, picture = ''] = /(\/ads\/house\.\w+)/.exec(text) ?? [];
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(text).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
  expect((await get(picture)).status).toBe(200);
});
