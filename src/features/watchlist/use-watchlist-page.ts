import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * The titles on the list. A title that is taken off stays until the next visit, so that a slip can be
 * undone and no card moves under the pointer. The cached list of an earlier visit, shown until the
 * refetched one arrives, is shown without the titles taken off since.
 */
export function useMyWatchlist() {
  const list = useQuery('My WatchList', 'watchlist', {});
  const [earlier] = useState(() => ({ value: list.value, takenOff: titlesTakenOff() }));
  if (list.value !== earlier.value) return list;
  return { ...list, value: list.value?.filter(({ id }) => !earlier.takenOff.has(id)) };
}
