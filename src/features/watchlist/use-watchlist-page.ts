import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * A removed title stays until the next visit: a mistake can be undone, and no card moves under the
 * pointer.
 * The cached list of an earlier visit is shown without the titles removed since, until the list is
 * fetched again.
 */
export function useMyWatchlist() {
  const list = useQuery('My WatchList', 'watchlist', {});
  const [earlier] = useState(() => ({ value: list.value, takenOff: titlesTakenOff() }));
  if (list.value !== earlier.value) return list;
  return { ...list, value: list.value?.filter(({ id }) => !earlier.takenOff.has(id)) };
}
