/** Films and trailers: a trailer's files are everybody's, a film's are for who has its signed address. */
import { type Context, Hono } from 'hono';
import type { Env } from '../http/client-address';
import { HttpError, notFound } from '../http/http-error';
import { paths } from '../paths';
import type { Services } from '../services';
import { FILMS, STREAMS } from '../titles/film-addresses';
import { trailerAddresses } from '../titles/trailers';
import { findFile, keepFile, serveFile, urlPath } from './files';
import { openFiles } from './open-files';

type Needs = Pick<Services, 'db' | 'config' | 'films'>;

const FOR_MEMBERS = 'This film is for members, who are told its address with the title’s details.';
const OUT = 'This address has run out. Read the title’s details again for another one.';
const WRONG = 'This address is not one of this film.';

/** @param openCaching the `Cache-Control` of what is everybody's */
export function createMedia({ db, config, films }: Needs, openCaching: string): Hono<Env> {
  const media = new Hono<Env>();
  let opening: Promise<ReadonlySet<string>> | null = null;

  /** The files of a server do not change while it runs. */
  async function isOpen(path: string): Promise<boolean> {
    if (config.hasOpenFilms) return true;
    opening ??= trailerAddresses(db).then((addresses) =>
      openFiles(
        paths.streams,
        addresses.flatMap((it) => (it.startsWith(STREAMS) ? [it.slice(STREAMS.length)] : [])),
      ),
    );
    try {
      return (await opening).has(path);
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  media.get(`${STREAMS}*`, async (c) => {
    const path = urlPath(c).slice(STREAMS.length);
    const found = await findFile(paths.streams, path);
    if (!found) throw notFound('File');
    if (!(await isOpen(path))) throw new HttpError(403, FOR_MEMBERS);
    return keepFile(c, found, serveFile(c.req.raw, found, openCaching));
  });

  media.get(`${FILMS}:grant/*`, async (c) => {
    const { grant, path } = grantedIn(c);
    const remaining = await films.remaining(grant, path);
    if (remaining === null) throw new HttpError(403, WRONG);
    if (remaining <= 0) throw new HttpError(403, OUT);
    const found = await findFile(paths.streams, path);
    if (!found) throw notFound('File');
    // The browser's own copy may stay as long as the address is good.
    return serveFile(c.req.raw, found, `private, max-age=${Math.floor(remaining / 1000)}`);
  });
  return media;
}

function grantedIn(c: Context<Env>): { grant: string; path: string } {
  const [grant = '', ...path] = urlPath(c).slice(FILMS.length).split('/');
  return { grant, path: path.join('/') };
}
