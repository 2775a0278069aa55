import type { ParamsOf } from '../../../contract/calls';

/** What a list of movies is filtered by; without an id it holds every movie. */
type MovieChoice = { by: 'genre' | 'cast'; id: string | undefined };

/** The parameters of the query `movies`. */
export function movieParams({ by, id }: MovieChoice): ParamsOf<'movies'> {
  if (id === undefined) return {};
  return by === 'cast' ? { actor_id: id } : { genre_id: id };
}
