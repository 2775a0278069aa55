import type { CallName } from '../../contract/calls';
import type { Banner } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import { cards, GENRES, inWords } from '../titles/cards';
import { HOME_ROWS, type RowName } from '../titles/home-rows';
import type { Handlers, RouteRequest } from './route';
import { wordsFor } from './words';

export const home: Pick<Handlers, 'banners' | RowName> = {
  async banners(request) {
    const words = await wordsFor(request);
    const rows = await request.db.query<{ poster_url: string } & Banner['data']>(
      `select b.image as poster_url, t.id, t.name, t.lang, t.description, t.release_date, t.language,
         t.duration, t.imdb_rating, t.content_rating, t.trailer_url,
         ${GENRES} as genres, t.kind = 'channel' as is_live
       from banners b join titles t on t.id = b.title_id order by b.position`,
    );
    return {
      data: rows.map(({ poster_url, ...data }) => ({
        poster_url,
        poster_srcset: srcsetOf(poster_url),
        data: {
          ...inWords(words, data),
          genres: (data.genres ?? []).map(words.ofNamed),
          content_rating: data.content_rating ?? undefined,
        },
      })),
    };
  },

  popularMovies: list('popularMovies'),
  latestMovies: list('latestMovies'),
  topChannels: list('topChannels'),
  freeMovies: list('freeMovies'),
  mostLikedMovies: list('mostLikedMovies'),
  mostViewedMovies: list('mostViewedMovies'),
};

function list(name: RowName) {
  return async (request: RouteRequest<CallName>) => ({
    data: await cards(request.db, await wordsFor(request), HOME_ROWS[name]),
  });
}
