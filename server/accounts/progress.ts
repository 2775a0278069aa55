import type { Progress } from '../../contract/entities';
import type { Db, Queries } from '../db/db';
import { cards } from '../titles/cards';
import type { Words } from '../titles/words';
import { lockMember } from './members';
import { titlesOnWatchlist, withWatchlistFlags } from './watchlist';

const MAX_POSITIONS = 100;

export interface LeftTitle {
  readonly titleId: string;
  readonly position: number;
  readonly duration: number;
}

export async function progressOf(
  queries: Queries,
  words: Words,
  memberId: string,
): Promise<Progress[]> {
  const rows = await queries.query<Omit<Progress, 'card' | 'updated_at'> & { updated_at: Date }>(
    `select title_id as entertainment_id, position, duration, updated_at
     from progress where member_id = $1 order by updated_at desc, title_id`,
    [memberId],
  );
  const watched = await cards(
    queries,
    words,
    'join progress p on p.title_id = t.id and p.member_id = $1',
    [memberId],
  );
  const titles = withWatchlistFlags(watched, await titlesOnWatchlist(queries, memberId));
  return rows.map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    card: titles.find(({ id }) => id === row.entertainment_id) ?? null,
  }));
}

export function storePosition(
  db: Db,
  memberId: string,
  { titleId, position, duration }: LeftTitle,
  now: Date,
): Promise<boolean> {
  return db.tx(async (queries) => {
    const { query } = queries;
    const titles = await query('select id from titles where id = $1', [titleId]);
    if (titles.length === 0) return false;
    await lockMember(queries, memberId);
    await query(
      `insert into progress (member_id, title_id, position, duration, updated_at)
       values ($1, $2, $3, $4, $5)
       on conflict (member_id, title_id) do update set position = excluded.position,
         duration = excluded.duration, updated_at = excluded.updated_at`,
      [memberId, titleId, position, duration, now],
    );
    await query(
      `delete from progress where member_id = $1 and title_id not in (
         select title_id from progress where member_id = $1
         order by updated_at desc, title_id limit ${MAX_POSITIONS})`,
      [memberId],
    );
    return true;
  });
}

export async function deletePosition(
  { query }: Queries,
  memberId: string,
  titleId: string | null,
): Promise<void> {
  await query(
    'delete from progress where member_id = $1 and ($2::text is null or title_id = $2::text)',
    [memberId, titleId],
  );
}
