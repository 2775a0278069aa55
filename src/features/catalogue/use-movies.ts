import { useQuery } from '../../state/use-query';

/** What a list is filtered by; without an id it holds every movie. */
export type Choice = { by: 'genre' | 'cast'; id: string | undefined };

/** The movies of one choice. Give the component a `key` of it. */
export function useMovies({ by, id }: Choice) {
  const params = id === undefined ? {} : by === 'cast' ? { actor_id: id } : { genre_id: id };
  return useQuery('movies', params);
}

export function useGenres() {
  return useQuery('genres', {});
}
