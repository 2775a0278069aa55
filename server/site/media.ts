/** Films and trailers: a trailer's files are everybody's, a film's are for who has its signed address. */
import { type Context, Hono } from 'hono';
import { readJson } from '../http/body';
import type { Env } from '../http/client-address';
import { HttpError, notFound } from '../http/http-error';
import type { ReadyAnswer } from '../http/ready-answers';
import { paths } from '../paths';
import type { Services } from '../services';
import { FILMS, STREAMS } from '../titles/film-addresses';
import { licenceFor } from '../titles/licences';
import { trailerAddresses } from '../titles/trailers';
import { findFile, keepFile, serveFile, urlPath } from './files';
import { openFiles } from './open-files';

type Needs = Pick<Services, 'db' | 'config' | 'films' | 'ready'>;

/** Bytes of a licence request: it names a few keys. */
const LICENCE_LIMIT = 4096;

const FOR_MEMBERS = 'This film is for members, who are told its address with the title’s details.';
const OUT = 'This address has run out. Read the title’s details again for another one.';
const WRONG = 'This address is not one of this film.';

/** How often it is looked whether other trailers are everybody's. */
const LOOK_MS = 1_000;

/** @param openCaching the `Cache-Control` of what is everybody's */
export function createMedia({ db, config, films, ready }: Needs, openCaching: string): Hono<Env> {
  const media = new Hono<Env>();
  let opened: { trailers: ReadyAnswer; files: ReadonlySet<string> } | null = null;

  /** The files of a server do not change while it runs; the catalogue may, by another server. */
  async function currentFiles(): Promise<ReadonlySet<string>> {
    const list = async () => JSON.stringify(await trailerAddresses(db));
    const trailers = await ready.get('trailers', list);
    if (opened?.trailers === trailers) return opened.files;
    const named = (trailers.body as string[]).flatMap((it) =>
      it.startsWith(STREAMS) ? [it.slice(STREAMS.length)] : [],
    );
    const files = await openFiles(paths.streams, named);
    opened = { trailers, files };
    return files;
  }

  /** While the database is away, as it was. */
  async function isOpen(path: string): Promise<boolean> {
    if (config.hasOpenFilms) return true;
    const files = await currentFiles().catch((error: unknown) => {
      if (opened === null) throw error;
      return opened.files;
    });
    return files.has(path);
  }

  let lookedAt = performance.now();

  /** As far as is known without waiting; what has changed is known soon after. */
  function isStillOpen(path: string): boolean {
    if (config.hasOpenFilms) return true;
    if (performance.now() - lookedAt > LOOK_MS) {
      lookedAt = performance.now();
      // While the database is away, as it was.
      currentFiles().catch(() => {});
    }
    return opened?.files.has(path) === true;
  }

  media.get(`${STREAMS}*`, async (c) => {
    const path = urlPath(c).slice(STREAMS.length);
    const found = await findFile(paths.streams, path);
    if (!found) throw notFound('File');
    if (!(await isOpen(path))) throw new HttpError(403, FOR_MEMBERS);
    return keepFile(c, found, serveFile(c.req.raw, found, openCaching), () => isStillOpen(path));
  });

  /** What is asked for with a grant, and the ms for which it may be. */
  async function granted(c: Context<Env>): Promise<{ path: string; remaining: number }> {
    const { grant, path } = grantedIn(c);
    const remaining = await films.remaining(grant, path);
    if (remaining === null) throw new HttpError(403, WRONG);
    if (remaining <= 0) throw new HttpError(403, OUT);
    return { path, remaining };
  }

  media.get(`${FILMS}:grant/*`, async (c) => {
    const { path, remaining } = await granted(c);
    const found = await findFile(paths.streams, path);
    if (!found) throw notFound('File');
    // The browser's own copy may stay as long as the address is good.
    return serveFile(c.req.raw, found, `private, max-age=${Math.floor(remaining / 1000)}`);
  });

  media.post(`${FILMS}:grant/:film/licence`, async (c) => {
    await granted(c);
    return giveLicence(c, c.req.param('film'));
  });

  media.post(`${STREAMS}:film/licence`, (c) => {
    if (!config.hasOpenFilms) throw new HttpError(403, FOR_MEMBERS);
    return giveLicence(c, c.req.param('film'));
  });
  return media;
}

async function giveLicence(c: Context<Env>, film: string): Promise<Response> {
  const body = await readJson(c, LICENCE_LIMIT);
  c.header('Cache-Control', 'no-store');
  return c.json(await licenceFor(film, body));
}

function grantedIn(c: Context<Env>): { grant: string; path: string } {
  const [grant = '', ...path] = urlPath(c).slice(FILMS.length).split('/');
  return { grant, path: path.join('/') };
}
