import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * The titles on the list. A title that is taken off stays until the next visit, so that a slip can be
 * undone and no card moves under the pointer. The cached list of an earlier visit, shown until the
 * refetched one arrives, is shown without the titles taken off since.
 */
export function useMyWatchlist() {
  const { value, ...query } = useQuery('My WatchList', 'watchlist', {});
  const [earlier] = useState(() => ({ list: value, takenOff: titlesTakenOff() }));
  const isEarlier = value === earlier.list;
  const cards = isEarlier ? value?.filter(({ id }) => !earlier.takenOff.has(id)) : value;
  return { ...query, cards };
}
