import { type ParamsOf, prefetchQuery, type QueryName, queryKey } from '../api/query-cache';

/** Prefetches for `useQuery` with the same arguments. */
export function prefetch<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  return prefetchQuery(queryKey(name, params));
}
