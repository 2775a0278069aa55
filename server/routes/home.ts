/** The home page: its banners and its six lists (spec §2). */
import type { CallName } from '../../contract/calls';
import type { Banner } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import { cards } from '../titles/cards';
import type { Handlers, RouteRequest } from './route';
import { wordsFor } from './words';

const LIST_LENGTH = 20;

type HomeCalls =
  | 'banners'
  | 'popularMovies'
  | 'latestMovies'
  | 'topChannels'
  | 'freeMovies'
  | 'mostLikedMovies'
  | 'mostViewedMovies';

export const home: Pick<Handlers, HomeCalls> = {
  async banners(request) {
    const words = await wordsFor(request);
    const rows = await request.db.query<{ poster_url: string } & Banner['data']>(
      `select b.image as poster_url, t.id, t.name, t.lang, t.description, t.release_date, t.language,
         t.duration, t.imdb_rating, t.content_rating, t.trailer_url,
         (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'lang', g.lang) order by tg.position)
          from title_genres tg join genres g on g.id = tg.genre_id
          where tg.title_id = t.id) as genres
       from banners b join titles t on t.id = b.title_id order by b.position`,
    );
    return {
      data: rows.map(({ poster_url, ...data }) => ({
        poster_url,
        poster_srcset: srcsetOf(poster_url),
        data: { ...words.ofTitle(data), genres: (data.genres ?? []).map(words.ofNamed) },
      })),
    };
  },

  popularMovies: list(`where t.kind = 'film' order by t.popularity desc, t.id`),
  latestMovies: list(`where t.kind = 'film' order by t.release_date desc nulls last, t.id`),
  topChannels: list(`where t.kind = 'channel' order by t.popularity desc, t.id`),
  freeMovies: list(`where t.kind = 'film' and t.is_free order by t.popularity desc, t.id`),
  // The catalogue's own numbers, and what was counted here.
  mostLikedMovies: list(
    `left join (select title_id, count(*) as hearts from watchlist group by title_id) w
       on w.title_id = t.id
     where t.kind = 'film' order by t.likes + coalesce(w.hearts, 0) desc, t.id`,
  ),
  mostViewedMovies: list(
    `left join title_views v on v.title_id = t.id
     where t.kind = 'film' order by t.views + coalesce(v.counted, 0) desc, t.id`,
  ),
};

function list(rest: string) {
  return async (request: RouteRequest<CallName>) => ({
    data: await cards(request.db, await wordsFor(request), null, `${rest} limit ${LIST_LENGTH}`),
  });
}
