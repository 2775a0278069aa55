import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * Keeps a removed title until the next visit, so that a mistake can be undone and no card moves
 * under the pointer.
 * Filters titles removed before this visit out of a cached list.
 */
export function useMyWatchlist() {
  const list = useQuery('My WatchList', 'watchlist', {});
  const [earlier] = useState(() => ({ value: list.value, takenOff: titlesTakenOff() }));
  if (list.value !== earlier.value) return list;
  return { ...list, value: list.value?.filter(({ id }) => !earlier.takenOff.has(id)) };
}
