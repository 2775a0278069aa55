import { useQuery } from '../../state/use-query';

/** What a list is filtered by; without an id it holds every movie. */
type Choice = { by: 'genre' | 'cast'; id: string | undefined };

/** The movies of one choice. Give the component a `key` of it. */
export function useMovies({ by, id }: Choice) {
  const params = id === undefined ? {} : by === 'cast' ? { actor_id: id } : { genre_id: id };
  return useQuery('Movies', 'movies', params);
}

export function useGenres() {
  return useQuery('Genres', 'genres', {});
}

/** An actor's name, from the cast of a title they play in; `null` until it is known, or unknown. */
export function useActorName(actorId: string, titleId: string): string | null {
  const { value } = useQuery('Title details', 'titleDetails', { id: titleId });
  return value?.casts.find(({ id }) => id === actorId)?.name ?? null;
}
