import { type ParamsOf, prefetchQuery, type QueryName, queryKey } from '../api/query-cache';

export function prefetch<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  return prefetchQuery(queryKey(name, params));
}
