import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from './http-error';
import { periodic } from './periodic';

const STORED_MS = 24 * 60 * 60 * 1000;
const HEARTBEAT_MS = 10_000;
const ABANDONED_AFTER_MS = 60_000;
const WAIT_MS = 10_000;
const POLL_MS = 100;

export interface Attempt {
  readonly scope: string;
  readonly key: string;
  readonly request: unknown;
}

export type StoreAnswer = (queries: Queries, answer: string) => Promise<void>;

/**
 * Runs `work` and stores its answer, or returns the answer stored for the same scope and key.
 * `work` may store the answer itself, in a transaction.
 *
 * @throws {HttpError} 422 if a different request with this key is running or has succeeded, 409 if
 * an earlier attempt is still running, or if a later one has taken over
 */
export async function once(
  { db, config }: { db: Db; config: Config },
  attempt: Attempt,
  work: (storeAnswer: StoreAnswer) => Promise<string>,
): Promise<string> {
  const id = createHash('sha256').update(`${attempt.scope}\n${attempt.key}`).digest('base64url');
  const request = digestOf(attempt);
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const claim = await claimed(db, { id, request }, config.now());
    if (claim !== null) return doAndStore({ db, config }, { id, claim }, work);
    const found = await attemptOf(db, id);
    if (found && isOther(found.request, request)) {
      throw new HttpError(422, 'server.refused.foreignKey');
    }
    if (found?.answer != null) return found.answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw underWay();
}

function underWay(): HttpError {
  return new HttpError(409, 'server.refused.underWay', undefined, { 'Retry-After': '5' });
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

async function claimed(
  { query }: Db,
  { id, request }: { id: string; request: string | null },
  now: Date,
): Promise<string | null> {
  const around = (ms: number) => new Date(now.getTime() + ms);
  await query('delete from attempts where begun_at < $1', [around(-STORED_MS)]);
  const claim = randomUUID();
  const rows = await query(
    `insert into attempts (id, begun_at, request, claim) values ($1, $2, $5, $6)
     on conflict (id) do update
     set begun_at = excluded.begun_at, request = excluded.request, claim = excluded.claim
     where attempts.answer is null and (attempts.begun_at < $3 or attempts.begun_at > $4)
     returning id`,
    // Also reclaim attempts dated in the future: the clock has been set back since.
    [id, now, around(-ABANDONED_AFTER_MS), around(ABANDONED_AFTER_MS), request, claim],
  );
  return rows.length > 0 ? claim : null;
}

const OWN_CLAIM = 'id = $1 and claim = $2 and answer is null';

async function doAndStore(
  { db, config }: { db: Db; config: Config },
  { id, claim }: { id: string; claim: string },
  work: (storeAnswer: StoreAnswer) => Promise<string>,
): Promise<string> {
  let isStored = false;
  const storeAnswer: StoreAnswer = async ({ query }, answer) => {
    const stored = await query(`update attempts set answer = $3 where ${OWN_CLAIM} returning id`, [
      id,
      claim,
      answer,
    ]);
    if (stored.length === 0) throw underWay();
    isStored = true;
  };
  const beat = async () => {
    const renewed = await db.query(
      `update attempts set begun_at = $3 where ${OWN_CLAIM} returning id`,
      [id, claim, config.now()],
    );
    if (renewed.length > 0 || isStored) return;
    void heartbeat.stop();
    config.log.error('a request lost its claim', 'another server took it over');
  };
  const heartbeat = periodic(HEARTBEAT_MS, beat, (error) =>
    config.log.error('a heartbeat of an idempotent request could not be stored', error),
  );
  heartbeat.start();
  let answer: string;
  try {
    answer = await work(storeAnswer).finally(() => heartbeat.stop());
  } catch (error) {
    await db.query(`delete from attempts where ${OWN_CLAIM}`, [id, claim]);
    throw error;
  }
  if (!isStored) await storeAnswer(db, answer);
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
