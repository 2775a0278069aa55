/**
 * Attempts with an `Idempotency-Key`: one that is repeated within 24 h is not done again, but
 * answered as it was. An attempt that fails is forgotten, so that it can be repeated.
 */
import { createHash } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first } from '../db/db';
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

/** `scope`: whose attempt at which call. Resolves to the answer's text. */
export async function once(
  { db, config }: { db: Db; config: Config },
  scope: string,
  key: string,
  work: () => Promise<string>,
): Promise<string> {
  const id = createHash('sha256').update(`${scope}\n${key}`).digest('base64url');
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (await claim(db, id, config.now())) return doAndKeep({ db, config }, id, work);
    const answer = await answerTo(db, id);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new HttpError(409, 'This request is still being processed.', undefined, {
    'Retry-After': '5',
  });
}

/** Whether the attempt is new, or nobody is doing it any more. */
async function claim({ query }: Db, id: string, now: Date): Promise<boolean> {
  await query('delete from attempts where begun_at < $1', [new Date(now.getTime() - KEPT_MS)]);
  const claimed = await query(
    `insert into attempts (id, begun_at) values ($1, $2)
     on conflict (id) do update set begun_at = excluded.begun_at
     where attempts.answer is null and attempts.begun_at < $3 returning id`,
    [id, now, new Date(now.getTime() - ABANDONED_MS)],
  );
  return claimed.length > 0;
}

async function doAndKeep(
  { db: { query }, config }: { db: Db; config: Config },
  id: string,
  work: () => Promise<string>,
): Promise<string> {
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
    answer = await work();
  } catch (error) {
    await query('delete from attempts where id = $1 and answer is null', [id]);
    throw error;
  } finally {
    await heartbeat.stop();
  }
  await query('update attempts set answer = $2 where id = $1', [id, answer]);
  return answer;
}

async function answerTo({ query }: Db, id: string): Promise<string | null> {
  const found = await query<{ answer: string | null }>(
    'select answer from attempts where id = $1',
    [id],
  );
  return first(found)?.answer ?? null;
}

/**
 * The idempotency key of a request; `null` for none.
 * @throws {HttpError} 400 for one that can be none
 */
export function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{8,255}$/.test(header)) return header;
  throw new HttpError(400, 'An Idempotency-Key has 8 to 255 letters, digits or signs.');
}
