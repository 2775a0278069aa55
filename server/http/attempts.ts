/**
 * Attempts with an `Idempotency-Key`: one that is repeated within 24 h is not done again, but
 * answered as it was. An attempt that fails is forgotten, so that it can be repeated.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from './http-error';
import { periodic } from './periodic';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Who is at work on an attempt says so this often. */
const BEAT_MS = 20_000;
/** After this without a word, whoever was doing it has ended in the middle. */
const ABANDONED_MS = 60_000;
/** A repetition waits for the answer this long, and looks so often. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;
const OTHER_REQUEST = 'server.refused.foreignKey';

export interface Attempt {
  /** Whose attempt at which call. */
  readonly scope: string;
  readonly key: string;
  /** What is asked for, as plain data; `null` where repetitions are not compared. */
  readonly request: unknown;
}

/** Stores the answer to an attempt in the transaction of its work: both are done, or none of them. */
export type Keep = (queries: Queries, answer: string) => Promise<void>;

/**
 * Does the work once. Resolves to the answer's text, which the work keeps, or else is stored after it.
 * @throws {HttpError} 422 for another request under the same key, 409 while it is being done
 */
export async function once(
  { db, config }: { db: Db; config: Config },
  attempt: Attempt,
  work: (keep: Keep) => Promise<string>,
): Promise<string> {
  const id = createHash('sha256').update(`${attempt.scope}\n${attempt.key}`).digest('base64url');
  const request = digestOf(attempt);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (await claim(db, { id, request }, config.now())) return doAndKeep({ db, config }, id, work);
    const found = await attemptOf(db, id);
    if (found && isOther(found.request, request)) throw new HttpError(422, OTHER_REQUEST);
    if (found?.answer != null) return found.answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new HttpError(409, 'server.refused.underWay', undefined, {
    'Retry-After': '5',
  });
}

/** A payload may hold a password: without the key, which is not stored, its digest tells nothing. */
function digestOf({ key, request }: Attempt): string | null {
  if (request === null) return null;
  return createHmac('sha256', key).update(JSON.stringify(request)).digest('base64url');
}

/** An attempt of an earlier version has no digest. */
function isOther(known: string | null, request: string | null): boolean {
  return known !== null && request !== null && known !== request;
}

/** Whether the attempt is new, or nobody is doing it any more. */
async function claim(
  { query }: Db,
  { id, request }: { id: string; request: string | null },
  now: Date,
): Promise<boolean> {
  const around = (ms: number) => new Date(now.getTime() + ms);
  await query('delete from attempts where begun_at < $1', [around(-KEPT_MS)]);
  const claimed = await query(
    `insert into attempts (id, begun_at, request) values ($1, $2, $5)
     on conflict (id) do update set begun_at = excluded.begun_at, request = excluded.request
     where attempts.answer is null and (attempts.begun_at < $3 or attempts.begun_at > $4)
     returning id`,
    // What is begun in the future was begun before the clock was set back.
    [id, now, around(-ABANDONED_MS), around(ABANDONED_MS), request],
  );
  return claimed.length > 0;
}

async function doAndKeep(
  { db: { query }, config }: { db: Db; config: Config },
  id: string,
  work: (keep: Keep) => Promise<string>,
): Promise<string> {
  let isKept = false;
  const store = (queries: Pick<Queries, 'query'>, answer: string) =>
    queries.query('update attempts set answer = $2 where id = $1', [id, answer]);
  const keep: Keep = async (queries, answer) => {
    await store(queries, answer);
    isKept = true;
  };
  const sayAtWork = async () => {
    await query('update attempts set begun_at = $2 where id = $1 and answer is null', [
      id,
      config.now(),
    ]);
  };
  const heartbeat = periodic(BEAT_MS, sayAtWork, (error) =>
    config.log.error('an attempt under way could not say so', error),
  );
  heartbeat.start();
  let answer: string;
  try {
    answer = await work(keep);
  } catch (error) {
    await query('delete from attempts where id = $1 and answer is null', [id]);
    throw error;
  } finally {
    await heartbeat.stop();
  }
  if (!isKept) await store({ query }, answer);
  return answer;
}

async function attemptOf({ query }: Db, id: string) {
  const found = await query<{ answer: string | null; request: string | null }>(
    'select answer, request from attempts where id = $1',
    [id],
  );
  return first(found);
}

/**
 * The idempotency key of a request; `null` for none.
 * @throws {HttpError} 400 for one that can be none
 */
export function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{8,255}$/.test(header)) return header;
  throw new HttpError(400, 'server.refused.badKey');
}
