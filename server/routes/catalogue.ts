/** The rows of the home page, the lists behind the menu, and the genres they are filtered by. */
import type { CallName } from '../../contract/calls/table';
import type { Banner } from '../../contract/entities';
import { cards } from '../titles/cards';
import type { Handlers, RouteRequest } from './route';

const ROW_LENGTH = 20;

type Lists =
  | 'banners'
  | 'popularMovies'
  | 'latestMovies'
  | 'topChannels'
  | 'freeMovies'
  | 'mostLikedMovies'
  | 'mostViewedMovies'
  | 'tvShows'
  | 'genres'
  | 'movies';

export const lists: Pick<Handlers, Lists> = {
  popularMovies: row(`where t.kind = 'film' order by t.popularity desc, t.id`),
  latestMovies: row(`where t.kind = 'film' order by t.release_date desc, t.id`),
  topChannels: row(`where t.kind = 'channel' order by t.popularity desc, t.id`),
  freeMovies: row(`where t.kind = 'film' and t.is_free order by t.popularity desc, t.id`),
  mostLikedMovies: row(`where t.kind = 'film' order by t.likes desc, t.id`),
  mostViewedMovies: row(`where t.kind = 'film' order by t.views desc, t.id`),

  async tvShows({ db, member }) {
    const rest = `where t.kind = 'series' order by t.popularity desc, t.id`;
    return { data: await cards(db, member?.id ?? null, rest) };
  },

  /** All films; those of a genre; or all that a cast member plays in, series too. */
  async movies({ db, member, params: { genre_id = null, actor_id = null } }) {
    const rest = `where (t.kind = 'film' or ($3::text is not null and t.kind = 'series'))
      and ($2::text is null or exists (
        select 1 from title_genres g where g.title_id = t.id and g.genre_id = $2::text))
      and ($3::text is null or exists (
        select 1 from title_casts p where p.title_id = t.id and p.person_id = $3::text))
      order by t.popularity desc, t.id`;
    return { data: await cards(db, member?.id ?? null, rest, [genre_id, actor_id]) };
  },

  async genres({ db }) {
    return { data: await db.query('select id, name from genres order by position') };
  },

  async banners({ db }) {
    const rows = await db.query<{ poster_url: string } & Banner['data']>(
      `select b.image as poster_url, t.id, t.name, t.description, t.release_date, t.language,
         t.duration, t.imdb_rating, t.trailer_url,
         (select jsonb_agg(jsonb_build_object('name', g.name) order by tg.position)
          from title_genres tg join genres g on g.id = tg.genre_id
          where tg.title_id = t.id) as genres
       from banners b join titles t on t.id = b.title_id order by b.position`,
    );
    return { data: rows.map(({ poster_url, ...data }) => ({ poster_url, data })) };
  },
};

function row(rest: string) {
  return async ({ db, member }: RouteRequest<CallName>) => ({
    data: await cards(db, member?.id ?? null, `${rest} limit ${ROW_LENGTH}`),
  });
}
