/** Reading ahead of a page, with the parameters that the page will ask with. */
import { type ParamsOf, prefetchQuery, type QueryName, queryKey } from '../api/query-cache';

/** Reads ahead what `useQuery` of the same name and parameters will ask for. */
export function prefetch<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  return prefetchQuery(queryKey(name, params));
}

/** What a list of movies is filtered by; without an id it holds every movie. */
export type MovieChoice = { by: 'genre' | 'cast'; id: string | undefined };

/** The parameters of the query `movies`. */
export function movieParams({ by, id }: MovieChoice): ParamsOf<'movies'> {
  if (id === undefined) return {};
  return by === 'cast' ? { actor_id: id } : { genre_id: id };
}
