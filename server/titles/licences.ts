/** Answers ClearKey licence requests. ClearKey doesn't hide the keys from permitted viewers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, string, validate } from 'superstruct';
import { HttpError, notFound } from '../http/http-error';
import { paths } from '../paths';

export const KEYS_FILE = 'licence.json';

const JwkStruct = object({ kty: string(), kid: string(), k: string() });
type Jwk = typeof JwkStruct.TYPE;

interface Licence {
  keys: Jwk[];
  type: 'temporary';
}

/**
 * @param body such as `{"kids":["…"],"type":"temporary"}`
 * @throws {HttpError} 400 for an invalid request, 404 if the film has none of the requested keys
 */
export async function licenceFor(film: string, body: unknown): Promise<Licence> {
  const kids = Reflect.get(Object(body), 'kids');
  const [problem, wanted] = validate(kids, array(string()));
  if (problem) throw new HttpError(400, 'server.film.unreadableLicence');
  const keys = (await keysOf(film)).filter(({ kid }) => wanted.includes(kid));
  if (keys.length === 0) throw notFound('licence');
  return { keys, type: 'temporary' };
}

async function keysOf(film: string): Promise<Jwk[]> {
  if (!/^[\w-]+$/.test(film)) return [];
  try {
    const text = await readFile(join(paths.streams, film, KEYS_FILE), 'utf8');
    return object({ keys: array(JwkStruct) }).create(JSON.parse(text)).keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
