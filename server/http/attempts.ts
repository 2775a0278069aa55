import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from './http-error';
import { periodic } from './periodic';

const STORED_MS = 24 * 60 * 60 * 1000;
const HEARTBEAT_MS = 20_000;
/**
 * After this long without a heartbeat, the attempt's server has probably crashed. A retry then runs
 * the work again.
 */
const ABANDONED_MS = 60_000;
const WAIT_MS = 10_000;
const POLL_MS = 100;
const OTHER_REQUEST = 'server.refused.foreignKey';

export interface Attempt {
  readonly scope: string;
  readonly key: string;
  readonly request: unknown;
}

export type StoreAnswer = (queries: Queries, answer: string) => Promise<void>;

/**
 * Runs `work` and stores its answer, unless an earlier attempt with the same key has succeeded.
 * `work` may store the answer itself, in a transaction.
 *
 * @throws {HttpError} 422 if the key was used for another request, 409 if the first attempt is
 * still running
 */
export async function once(
  { db, config }: { db: Db; config: Config },
  attempt: Attempt,
  work: (storeAnswer: StoreAnswer) => Promise<string>,
): Promise<string> {
  const id = createHash('sha256').update(`${attempt.scope}\n${attempt.key}`).digest('base64url');
  const request = digestOf(attempt);
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const begun = config.now();
    if (await claim(db, { id, request }, begun))
      return doAndStore({ db, config }, { id, begun }, work);
    const found = await attemptOf(db, id);
    if (found && isOther(found.request, request)) throw new HttpError(422, OTHER_REQUEST);
    if (found?.answer != null) return found.answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new HttpError(409, 'server.refused.underWay', undefined, {
    'Retry-After': '5',
  });
}

/**
 * Keys the HMAC with the idempotency key, which isn't stored. Passwords in the payload therefore
 * can't be guessed from the digest.
 */
function digestOf({ key, request }: Attempt): string | null {
  if (request === null) return null;
  return createHmac('sha256', key).update(JSON.stringify(request)).digest('base64url');
}

/** Uploads, and attempts stored by earlier versions, have no digest and match any request. */
function isOther(known: string | null, request: string | null): boolean {
  return known !== null && request !== null && known !== request;
}

async function claim(
  { query }: Db,
  { id, request }: { id: string; request: string | null },
  now: Date,
): Promise<boolean> {
  const around = (ms: number) => new Date(now.getTime() + ms);
  await query('delete from attempts where begun_at < $1', [around(-STORED_MS)]);
  const claimed = await query(
    `insert into attempts (id, begun_at, request) values ($1, $2, $5)
     on conflict (id) do update set begun_at = excluded.begun_at, request = excluded.request
     where attempts.answer is null and (attempts.begun_at < $3 or attempts.begun_at > $4)
     returning id`,
    // Also reclaim attempts dated in the future: the clock has been set back since.
    [id, now, around(-ABANDONED_MS), around(ABANDONED_MS), request],
  );
  return claimed.length > 0;
}

const OWN_CLAIM = 'id = $1 and answer is null and begun_at = $2';

async function doAndStore(
  { db: { query }, config }: { db: Db; config: Config },
  { id, begun }: { id: string; begun: Date },
  work: (storeAnswer: StoreAnswer) => Promise<string>,
): Promise<string> {
  let isStored = false;
  const store = (queries: Pick<Queries, 'query'>, answer: string) =>
    queries.query('update attempts set answer = $2 where id = $1', [id, answer]);
  const storeAnswer: StoreAnswer = async (queries, answer) => {
    await store(queries, answer);
    isStored = true;
  };
  /** Identifies this claim: a server that takes the attempt over writes another time. */
  let claimed = begun;
  const beat = async () => {
    const now = config.now();
    const renewed = await query(
      `update attempts set begun_at = $3 where ${OWN_CLAIM} returning id`,
      [id, claimed, now],
    );
    if (renewed.length > 0) claimed = now;
  };
  const heartbeat = periodic(HEARTBEAT_MS, beat, (error) =>
    config.log.error('a heartbeat of an idempotent request could not be stored', error),
  );
  heartbeat.start();
  let answer: string;
  try {
    answer = await work(storeAnswer).finally(() => heartbeat.stop());
  } catch (error) {
    await query(`delete from attempts where ${OWN_CLAIM}`, [id, claimed]);
    throw error;
  }
  if (!isStored) await store({ query }, answer);
  return answer;
}

async function attemptOf({ query }: Db, id: string) {
  const found = await query<{ answer: string | null; request: string | null }>(
    'select answer, request from attempts where id = $1',
    [id],
  );
  return first(found);
}

export function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{8,255}$/.test(header)) return header;
  throw new HttpError(400, 'server.refused.badKey');
}
