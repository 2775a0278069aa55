import type { AnswerOf } from '../../contract/calls';
import { cards } from '../titles/cards';
import type { Handlers } from './route';
import { wordsFor } from './words';

type Genre = AnswerOf<'genres'>[number];

export const catalogue: Pick<Handlers, 'tvShows' | 'movies' | 'genres'> = {
  async tvShows(request) {
    const rest = `where t.kind = 'series' order by t.popularity desc, t.id`;
    return { data: await cards(request.db, await wordsFor(request), rest) };
  },

  async movies(request) {
    const { genre_id = null, actor_id = null } = request.params;
    const rest = `where (t.kind = 'film' or ($2::text is not null and t.kind = 'series'))
      and ($1::text is null or exists (
        select 1 from title_genres g where g.title_id = t.id and g.genre_id = $1::text))
      and ($2::text is null or exists (
        select 1 from title_casts p where p.title_id = t.id and p.person_id = $2::text))
      order by t.popularity desc, t.id`;
    const words = await wordsFor(request);
    return { data: await cards(request.db, words, rest, [genre_id, actor_id]) };
  },

  async genres(request) {
    const words = await wordsFor(request);
    const genres = await request.db.query<Genre>(
      'select id, name, lang from genres order by position',
    );
    return { data: genres.map(words.ofNamed) };
  },
};
