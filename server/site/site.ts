import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { memberOf } from '../accounts/tokens';
import type { Config } from '../config';
import { bearerToken } from '../http/bearer';
import type { Env } from '../http/client-address';
import { methodNotAllowed, notFound } from '../http/http-error';
import { paths } from '../paths';
import type { Services } from '../services';
import { uploadAddress } from '../uploads/uploads';
import { type Found, findFile, serveCompressed, serveFile, urlPath } from './files';
import type { PublicAnswer } from './hero-images';
import { createMedia } from './media';
import { mediaFiles } from './media-files';
import { createPage } from './page';
import { isHashed, isShared } from './shared-files';
import { serveUpload } from './uploads';

const ARTWORK = '/media/artwork/';
const ADS = '/ads/';

const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

const SERVICE_WORKER = '/service-worker.js';
const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

export function createSite(services: Services, publicAnswer: PublicAnswer): Hono<Env> {
  const site = new Hono<Env>();
  const media = mediaFiles(services.config);
  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) site.use('/media/*', cors({ origin: [...corsOrigins] }));
  site.get(`${ARTWORK}*`, async (c) => {
    const found = await media.artwork(urlPath(c).slice(ARTWORK.length));
    if (!found) throw notFound('file');
    return found.respond(c.req.raw, ONE_DAY);
  });
  site.get(`${ADS}*`, async (c) => {
    const found = await findFile(paths.houseAd, urlPath(c).slice(ADS.length));
    if (!found) throw notFound('file');
    return serveFile(c.req.raw, found, ONE_DAY);
  });
  site.route('/', createMedia(services, ONE_DAY));
  site.get('/.well-known/security.txt', (c) => c.text(securityText(services.config)));
  site.get(uploadAddress(':id'), (c) =>
    serveUpload(c, services, (owner) => isSignedInAs(c, services, owner)),
  );
  const { siteDir, writtenSites, serviceWorker } = services.config;
  const [writtenSite = siteDir] = writtenSites;
  if (siteDir !== null) {
    const find = finderOf(siteDir, writtenSites);
    site.get(SERVICE_WORKER, (c) => serveServiceWorker(c, find, serviceWorker));
    site.get('*', async (c, next) => (await serveSiteFile(c, find)) ?? next());
  }
  site.get('/favicon.ico', (c) => c.body(null, 204, { 'Cache-Control': ONE_DAY }));
  if (writtenSite !== null) {
    site.route('/', createPage(writtenSite, services.config, publicAnswer));
  }
  site.all('*', (c) => {
    throw ['GET', 'HEAD'].includes(c.req.method)
      ? notFound('page')
      : methodNotAllowed('GET', 'HEAD');
  });
  return site;
}

function securityText({ securityContact, publicUrl, now }: Config): string {
  if (securityContact === null) throw notFound('file');
  const expires = new Date(now().getTime() + HALF_A_YEAR_MS).toISOString();
  const canonical = publicUrl && `Canonical: ${new URL('/.well-known/security.txt', publicUrl)}\n`;
  return `Contact: ${securityContact}\nExpires: ${expires}\n${canonical ?? ''}`;
}

async function isSignedInAs(
  c: Context<Env>,
  { db, config }: Services,
  id: string,
): Promise<boolean> {
  const token = bearerToken(c);
  const member = token ? await memberOf(db, token, config) : null;
  return member?.id === id;
}

type Find = (path: string) => Promise<Found | null>;

/** Open pages may still request hashed files of earlier versions of the site. */
function finderOf(built: string, [written, ...former]: readonly string[]): Find {
  if (written === undefined) return (path) => findFile(built, path);
  return async (path) => {
    const found = await findFile(written, path);
    if (found) return found;
    const others = [...(isHashed(path) ? former : []), ...(isShared(path.slice(1)) ? [built] : [])];
    for (const folder of others) {
      const other = await findFile(folder, path);
      if (other) return other;
    }
    return null;
  };
}

async function serveSiteFile(c: Context<Env>, find: Find): Promise<Response | null> {
  const path = urlPath(c);
  if (path === '/index.html' || path.endsWith('.br')) return null;
  const found = await find(path);
  if (!found) return null;
  const caching = isHashed(path) ? IMMUTABLE : REVALIDATE;
  return serveCompressed(c.req.raw, found, caching);
}

async function serveServiceWorker(c: Context<Env>, find: Find, isOn: boolean): Promise<Response> {
  const found = await find(isOn ? SERVICE_WORKER : '/service-worker-off.js');
  if (!found) throw notFound('file');
  const response = await serveCompressed(c.req.raw, found, REVALIDATE);
  response.headers.set('Content-Security-Policy', WORKER_POLICY);
  return response;
}
