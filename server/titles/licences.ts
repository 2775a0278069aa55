/**
 * Licences of protected films by the ClearKey system of Encrypted Media Extensions (W3C), which hides a key from nobody
 * who may watch: a browser names the keys that it needs, and the answer holds them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, string, validate } from 'superstruct';
import { HttpError, notFound } from '../http/http-error';
import { paths } from '../paths';

/** The file of a film's keys, beside its stream; never served. */
export const LICENCE = 'licence.json';

const JwkStruct = object({ kty: string(), kid: string(), k: string() });
type Jwk = typeof JwkStruct.TYPE;

interface Licence {
  keys: Jwk[];
  type: 'temporary';
}

/**
 * @param film the folder of its files
 * @param body a licence request, as in `{"kids":["…"],"type":"temporary"}`
 * @throws {HttpError} 400 for what is none, 404 for a film without these keys
 */
export async function licenceFor(film: string, body: unknown): Promise<Licence> {
  const kids = Reflect.get(Object(body), 'kids');
  const [problem, wanted] = validate(kids, array(string()));
  if (problem) throw new HttpError(400, 'server.film.unreadableLicence');
  const keys = (await keysOf(film)).filter(({ kid }) => wanted.includes(kid));
  if (keys.length === 0) throw notFound('licence');
  return { keys, type: 'temporary' };
}

/** None of a film that is not protected, or not there. */
async function keysOf(film: string): Promise<Jwk[]> {
  if (!/^[\w-]+$/.test(film)) return [];
  try {
    const text = await readFile(join(paths.streams, film, LICENCE), 'utf8');
    return object({ keys: array(JwkStruct) }).create(JSON.parse(text)).keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
