/** Everything that is not the API: media, uploads, the house ad, the checkout page, the site. */
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import type { Env } from '../http/client-address';
import { notFound } from '../http/http-error';
import { isPlainText } from '../http/plain-text';
import { createCheckoutPages } from '../payments/sandbox/checkout-routes';
import type { Services } from '../services';
import { uploadById } from '../uploads/uploads';
import { findFile, serveCompressed, serveFile } from './files';
import { SECURITY_HEADERS } from './headers';
import { pageOf } from './page';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Address → folder, of what the repository holds. */
const STATIC_DIRS = {
  '/media/artwork/': folder('../../demo/artwork/'),
  '/media/streams/': folder('../../demo/streams/'),
  '/ads/': folder('../../demo/house-ad/'),
} as const;

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

const ICON_HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': A_DAY };

export function createSite(services: Services): Hono<Env> {
  const site = new Hono<Env>();
  for (const [address, root] of Object.entries(STATIC_DIRS)) {
    site.get(`${address}*`, async (c) => {
      const found = await findFile(root, pathOf(c).slice(address.length));
      if (!found) throw notFound('File');
      return serveFile(c.req.raw, found, A_DAY);
    });
  }
  // Browsers ask for it beside whatever is opened alone, a picture or /healthz; pages name their own.
  site.get('/favicon.ico', () => new Response(null, { status: 204, headers: ICON_HEADERS }));
  site.get('/media/uploads/:id', (c) => serveUpload(c, services));
  site.route('/sandbox/checkout', createCheckoutPages(services));
  const { siteDir, adOrigin } = services.config;
  if (siteDir !== null) site.get('*', siteFiles(siteDir, adOrigin));
  site.all('*', () => {
    throw notFound('Page');
  });
  return site;
}

/** Pictures are answered as what they were found to be, and can do nothing when opened alone. */
async function serveUpload(c: Context<Env>, { db }: Services): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const upload = isPlainText(id) ? await uploadById(db, id) : null;
  if (!upload) throw notFound('File');
  return new Response(new Uint8Array(upload.bytes), {
    headers: {
      ...SECURITY_HEADERS,
      'Cache-Control': FOREVER,
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'Content-Type': upload.type,
    },
  });
}

/** A file of the build, or its page for every address that names no file. */
function siteFiles(siteDir: string, adOrigin: string | null) {
  const servePage = pageOf(siteDir, adOrigin);
  return async (c: Context<Env>) => {
    const path = pathOf(c);
    const found =
      path === '/index.html' || path.endsWith('.br') ? null : await findFile(siteDir, path);
    if (found) {
      const response = await serveCompressed(
        c.req.raw,
        found,
        isHashed(path) ? FOREVER : ALWAYS_ASK,
      );
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        response.headers.set(name, value);
      return response;
    }
    const page = namesFile(path) ? null : await servePage(c.req.raw);
    if (!page) throw notFound('Page');
    return page;
  };
}

/** The path as it was sent; decoding is each reader's own. */
function pathOf(c: Context<Env>): string {
  return new URL(c.req.url).pathname;
}

/** Built files carry a hash of their content in their name. */
function isHashed(path: string): boolean {
  return /\.[0-9a-f]{8}\.\w+(?:\.map)?$/.test(path);
}

function namesFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
}
