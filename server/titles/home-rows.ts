const LENGTH = 20;

const row = (rest: string) => `${rest}, t.id limit ${LENGTH}`;

export const HOME_ROWS = {
  popularMovies: row(`where t.kind = 'film' order by t.popularity desc`),
  latestMovies: row(`where t.kind = 'film' order by t.release_date desc nulls last`),
  topChannels: row(`where t.kind = 'channel' order by t.popularity desc`),
  freeMovies: row(`where t.kind = 'film' and t.is_free order by t.popularity desc`),
  mostLikedMovies: row(
    `left join (select title_id, count(*) as saves from watchlist group by title_id) w
       on w.title_id = t.id
     where t.kind = 'film' order by t.likes + coalesce(w.saves, 0) desc`,
  ),
  mostViewedMovies: row(
    `left join title_views v on v.title_id = t.id
     where t.kind = 'film' order by t.views + coalesce(v.counted, 0) desc`,
  ),
} as const;

export type RowName = keyof typeof HOME_ROWS;
