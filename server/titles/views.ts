import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';

const EVERY_MS = 10 * 60_000;
const STORED_DAYS = 90;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

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
    await query(
      `insert into title_days (title_id, day, plays) values ($1, $2, 1)
       on conflict (title_id, day) do update set plays = title_days.plays + 1`,
      [titleId, day],
    );
    return true;
  });
}

export async function playsByDay({ query }: Queries, from: string): Promise<Map<string, number>> {
  const rows = await query<{ day: string; plays: number }>(
    'select day, sum(plays)::int as plays from title_days where day >= $1::date group by day',
    [from],
  );
  return new Map(rows.map(({ day, plays }) => [day, plays]));
}

export function playsByTitle({ query }: Queries, from: string) {
  return query<{ id: string; name: string; plays: number }>(
    `select t.id, t.name, sum(d.plays)::int as plays from title_days d
     join titles t on t.id = d.title_id where d.day >= $1::date
     group by t.id, t.name order by plays desc, t.id limit 100`,
    [from],
  );
}

/** Deletes old daily counts, and the records that could trace past days' views to members. */
export function createViewJob(db: Db, { now, log }: Pick<Config, 'now' | 'log'>): Periodic {
  return periodic(
    EVERY_MS,
    async () => {
      const today = dayOf(now());
      await db.query('delete from view_days where day < $1', [today]);
      await db.query('delete from title_days where day <= $1::date - $2::int', [
        today,
        STORED_DAYS,
      ]);
    },
    (error) => log.error('expired view records could not be deleted', error),
  );
}
