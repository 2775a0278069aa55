import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * Omits from a cached list the titles that were removed before this visit. Titles removed during
 * the visit stay until the list is fetched again. The member can thus undo a mistake, and no card
 * moves under the pointer.
 */
export function useMyWatchlist() {
  const list = useQuery('My WatchList', 'watchlist', {});
  const [earlier] = useState(() => ({ value: list.value, takenOff: titlesTakenOff() }));
  if (list.value !== earlier.value) return list;
  return { ...list, value: list.value?.filter(({ id }) => !earlier.takenOff.has(id)) };
}
