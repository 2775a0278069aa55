import type { Card } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import type { Parameter, Queries } from '../db/db';
import type { Words } from './words';

export function markKind<Row extends Pick<Card, 'is_live' | 'is_series' | 'series'>>(
  row: Row,
): Row {
  if (!row.is_live) delete row.is_live;
  if (!row.is_series) delete row.is_series;
  if (!row.series) delete row.series;
  return row;
}

export const SERIES = `(select jsonb_build_object(
    'id', show.id, 'name', show.name, 'lang', show.lang, 'season', t.season, 'episode', t.episode)
  from titles show where show.id = t.show_id)`;

/**
 * `rest` is SQL: joins, condition, order and limit. In it, `t` is the title, `$1` is the member
 * (`null` for a visitor), and `parameters` start at `$2`.
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

export function inWords<Row extends Pick<Card, 'id' | 'name' | 'series'>>(
  words: Words,
  row: Row,
): Row {
  const title = words.ofTitle(row);
  return title.series ? { ...title, series: words.ofTitle(title.series) } : title;
}
