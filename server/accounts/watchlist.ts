import type { Card } from '../../contract/entities';
import type { Db, Queries } from '../db/db';
import { notFound } from '../http/http-error';
import { cards } from '../titles/cards';
import type { Words } from '../titles/words';
import { lockMember } from './members';

export async function watchlistOf(
  queries: Queries,
  words: Words,
  memberId: string,
): Promise<Card[]> {
  const listed = await cards(
    queries,
    words,
    `join watchlist w on w.title_id = t.id and w.member_id = $1 order by w.added_at desc, t.id`,
    [memberId],
  );
  return listed.map((card) => ({ ...card, is_watch_list: true }));
}

export async function titlesOnWatchlist(
  { query }: Queries,
  memberId: string,
): Promise<ReadonlySet<string>> {
  const rows = await query<{ title_id: string }>(
    'select title_id from watchlist where member_id = $1',
    [memberId],
  );
  return new Set(rows.map(({ title_id }) => title_id));
}

export function withWatchlistFlags<Value>(value: Value, listed: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((it) => withWatchlistFlags(it, listed)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = withWatchlistFlags(part, listed);
  if ('is_watch_list' in copy) copy.is_watch_list = listed.has(String(copy.id));
  return copy as Value;
}

export function toggleTitle(
  db: Db,
  memberId: string,
  titleId: string,
  now: Date,
): Promise<boolean> {
  return db.tx(async (queries) => {
    const { query } = queries;
    const titles = await query('select id from titles where id = $1', [titleId]);
    if (titles.length === 0) throw notFound('title');
    await lockMember(queries, memberId);
    const removed = await query(
      'delete from watchlist where member_id = $1 and title_id = $2 returning title_id',
      [memberId, titleId],
    );
    if (removed.length > 0) return false;
    await query('insert into watchlist (member_id, title_id, added_at) values ($1, $2, $3)', [
      memberId,
      titleId,
      now,
    ]);
    return true;
  });
}

export async function addBestFilms(
  { query }: Queries,
  memberId: string,
  count: number,
  now: Date,
): Promise<void> {
  await query(
    `insert into watchlist (member_id, title_id, added_at)
     select $1, id, $2 from titles where kind = 'film'
     order by imdb_rating desc nulls last, id limit ${count}`,
    [memberId, now],
  );
}
