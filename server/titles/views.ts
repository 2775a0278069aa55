/** How often titles were viewed: once a member and day (UTC), without a trace of who. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';

const EVERY_MS = 10 * 60_000;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Whether it is counted; not again on the same day, and not for a title that has left the catalogue. */
export function countView(db: Db, memberId: string, titleId: string, now: Date): Promise<boolean> {
  const day = dayOf(now);
  return db.tx(async ({ query }) => {
    const titles = await query('select id from titles where id = $1', [titleId]);
    if (titles.length === 0) return false;
    await query('insert into view_days (day, key) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32).toString('base64url'),
    ]);
    const [today] = await query<{ key: string }>('select key from view_days where day = $1', [day]);
    if (!today) throw new Error(`The key of ${day} is gone`);
    const mark = createHmac('sha256', today.key).update(`${memberId} ${titleId}`);
    const marked = await query(
      'insert into view_marks (day, mark) values ($1, $2) on conflict do nothing returning mark',
      [day, mark.digest('base64url')],
    );
    if (marked.length === 0) return false;
    await query(
      `insert into title_views (title_id, counted) values ($1, 1)
       on conflict (title_id) do update set counted = title_views.counted + 1`,
      [titleId],
    );
    return true;
  });
}

/** Deletes the keys and marks of days that are over: what they said can't be told any more. */
export function createViewSweep(db: Db, { now, log }: Pick<Config, 'now' | 'log'>): Periodic {
  return periodic(
    EVERY_MS,
    async () => {
      await db.query('delete from view_days where day < $1', [dayOf(now())]);
    },
    (error) => log.error('marks of viewed titles could not be deleted', error),
  );
}
