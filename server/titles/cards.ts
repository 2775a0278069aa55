import type { Card } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import type { Parameter, Queries } from '../db/db';
import type { Words } from './words';

type Optional = 'is_live' | 'is_series' | 'series';

export const SERIES = `(select jsonb_build_object(
    'id', show.id, 'name', show.name, 'lang', show.lang, 'season', t.season, 'episode', t.episode)
  from titles show where show.id = t.show_id)`;

export const GENRES = `(select jsonb_agg(
    jsonb_build_object('id', g.id, 'name', g.name, 'lang', g.lang) order by tg.position)
  from title_genres tg join genres g on g.id = tg.genre_id where tg.title_id = t.id)`;

/**
 * `rest` is the SQL after `from titles t`: joins, condition, order and limit. `is_watch_list` is
 * always false; `withWatchlistFlags` sets it for a member.
 */
export async function cards(
  { query }: Queries,
  words: Words,
  rest: string,
  parameters: readonly Parameter[] = [],
): Promise<Card[]> {
  const rows = await query<Card>(
    `select t.id, t.name, t.lang, t.poster_image, t.thumbnail_image, t.content_rating, t.language,
       t.duration, t.kind = 'channel' as is_live, t.kind = 'series' as is_series,
       ${SERIES} as series, false as is_watch_list
     from titles t ${rest}`,
    parameters,
  );
  return rows.map((row) => ({
    ...inWords(words, row),
    poster_srcset: srcsetOf(row.poster_image),
    thumbnail_srcset: srcsetOf(row.thumbnail_image),
  }));
}

export function inWords<Row extends Pick<Card, 'id' | 'name' | Optional>>(
  words: Words,
  row: Row,
): Row {
  const title = words.ofTitle(row);
  if (!title.is_live) delete title.is_live;
  if (!title.is_series) delete title.is_series;
  if (title.series) title.series = words.ofTitle(title.series);
  else delete title.series;
  return title;
}
