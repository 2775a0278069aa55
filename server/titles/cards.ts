/** Titles as the cards of every list. */
import type { Card } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import type { Parameter, Queries } from '../db/db';
import type { Words } from './words';

/** A row as it is sent: only a channel says that it is live, a series that it is one, an episode of which. */
export function markKind<Row extends Pick<Card, 'is_live' | 'is_series' | 'series'>>(
  row: Row,
): Row {
  if (!row.is_live) delete row.is_live;
  if (!row.is_series) delete row.is_series;
  if (!row.series) delete row.series;
  return row;
}

/** SQL: where an episode belongs, as its card says it; null for any other title. `t` is the title. */
export const SERIES = `(select jsonb_build_object(
    'id', show.id, 'name', show.name, 'lang', show.lang, 'season', t.season, 'episode', t.episode)
  from titles show where show.id = t.show_id)`;

/**
 * The cards that `rest` (joins, condition, order, limit; `t` is the title) selects. Its own
 * parameters start at `$2`; `$1` is the member whose watchlist is told, `null` for a visitor.
 */
export async function cards(
  { query }: Queries,
  words: Words,
  memberId: string | null,
  rest: string,
  parameters: readonly Parameter[] = [],
): Promise<Card[]> {
  const rows = await query<Card>(
    `select t.id, t.name, t.lang, t.poster_image, t.thumbnail_image, t.content_rating, t.language,
       t.duration, t.kind = 'channel' as is_live, t.kind = 'series' as is_series,
       ${SERIES} as series, exists (
         select 1 from watchlist w where w.title_id = t.id and w.member_id = $1::text
       ) as is_watch_list
     from titles t ${rest}`,
    [memberId, ...parameters],
  );
  return rows.map((row) => ({
    ...inWords(words, markKind(row)),
    poster_srcset: srcsetOf(row.poster_image),
    thumbnail_srcset: srcsetOf(row.thumbnail_image),
  }));
}

/** A title, and the show of an episode, in a language. */
export function inWords<Row extends Pick<Card, 'id' | 'name' | 'series'>>(
  words: Words,
  row: Row,
): Row {
  const title = words.ofTitle(row);
  return title.series ? { ...title, series: words.ofTitle(title.series) } : title;
}
