import { type ParamsOf, prefetchQuery, type QueryName, queryKey } from '../api/query-cache';

/** Requests what `useQuery` of the same name and parameters will ask for. */
export function prefetch<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  return prefetchQuery(queryKey(name, params));
}
