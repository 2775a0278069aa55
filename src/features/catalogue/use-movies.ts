import { useQuery } from '../../state/use-query';
import { type MovieChoice, movieParams } from './movie-choice';

/** The movies of one choice. Give the component a `key` of it. */
export function useMovies(choice: MovieChoice) {
  return useQuery('Movies', 'movies', movieParams(choice));
}

/** An actor's name, from the cast of a title they play in; `null` until it is known, or unknown. */
export function useActorName(actorId: string, titleId: string): string | null {
  const { value } = useQuery('Title details', 'titleDetails', { id: titleId });
  return value?.casts.find(({ id }) => id === actorId)?.name ?? null;
}
