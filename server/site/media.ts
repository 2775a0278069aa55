import { basename } from 'node:path';
import { type Context, Hono } from 'hono';
import { readJson } from '../http/body';
import type { Env } from '../http/client-address';
import { HttpError, notFound } from '../http/http-error';
import type { Services } from '../services';
import { FILMS, STREAMS } from '../titles/film-addresses';
import { KEYS_FILE, licenceFor } from '../titles/licences';
import { livePlaylist, liveSource } from '../titles/live-playlist';
import { decodedName, type MediaFile, urlPath } from './files';
import { mediaFiles } from './media-files';
import { publicFilesOf } from './public-files';

type Needs = Pick<Services, 'db' | 'config' | 'films' | 'catalogue'>;

const LICENCE_LIMIT = 4096;

const FOR_MEMBERS = 'server.film.membersOnly';

export function createMedia(
  { db, config, films, catalogue }: Needs,
  publicCaching: string,
): Hono<Env> {
  const media = new Hono<Env>();
  const { stream } = mediaFiles(config);
  let publicFiles: ReadonlySet<string> | null = null;

  async function readPublicFiles(): Promise<ReadonlySet<string>> {
    const rows = await db.query<{ url: string }>(
      'select distinct trailer_url as url from titles where starts_with(trailer_url, $1)',
      [STREAMS],
    );
    const trailers = rows.map(({ url }) => url.slice(STREAMS.length));
    return publicFilesOf(async (path) => (await stream(path))?.text() ?? null, trailers);
  }

  async function isPublic(path: string): Promise<boolean> {
    if (config.hasOpenFilms) return true;
    try {
      publicFiles = (await catalogue.get('open files', readPublicFiles)).body;
    } catch (error) {
      if (publicFiles === null) throw error;
    }
    return publicFiles.has(path);
  }

  async function findStream(path: string): Promise<MediaFile> {
    const name = liveSource(path) ?? path;
    const found = await stream(name);
    if (!found || basename(decodedName(name) ?? '') === KEYS_FILE) throw notFound('file');
    return found;
  }

  async function send(c: Context<Env>, path: string, found: MediaFile, caching: string) {
    if (liveSource(path) === null) return found.respond(c.req.raw, caching);
    const source = await found.text();
    if (source === null) throw notFound('file');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', 'application/vnd.apple.mpegurl');
    return c.body(livePlaylist(source, config.now().getTime()));
  }

  media.get(`${STREAMS}*`, async (c) => {
    const path = urlPath(c).slice(STREAMS.length);
    const found = await findStream(path);
    if (!(await isPublic(path))) throw new HttpError(403, FOR_MEMBERS);
    return send(c, path, found, publicCaching);
  });

  async function granted(c: Context<Env>): Promise<{ path: string; remaining: number }> {
    const [grant = '', ...parts] = urlPath(c).slice(FILMS.length).split('/');
    const path = parts.join('/');
    const remaining = await films.remaining(grant, path);
    if (remaining === null) throw new HttpError(403, 'server.film.wrongAddress');
    if (remaining <= 0) throw new HttpError(403, 'server.film.expired');
    return { path, remaining };
  }

  media.get(`${FILMS}:grant/*`, async (c) => {
    const { path, remaining } = await granted(c);
    const found = await findStream(path);
    return send(c, path, found, `private, max-age=${Math.floor(remaining / 1000)}`);
  });

  media.post(`${FILMS}:grant/:film/licence`, async (c) => {
    await granted(c);
    return sendLicence(c, c.req.param('film'));
  });

  media.post(`${STREAMS}:film/licence`, (c) => {
    if (!config.hasOpenFilms) throw new HttpError(403, FOR_MEMBERS);
    return sendLicence(c, c.req.param('film'));
  });
  return media;
}

async function sendLicence(c: Context<Env>, film: string): Promise<Response> {
  const body = await readJson(c, LICENCE_LIMIT);
  c.header('Cache-Control', 'no-store');
  return c.json(await licenceFor(film, body));
}
