/** The watchlist as it is when one visits it. */
import { useState } from 'react';
import { useQuery } from '../../state/use-query';
import { titlesTakenOff } from '../../state/use-watchlist';

/**
 * The titles on the list. One whose heart is taken off stays until the next visit, so that a slip
 * can be undone and no card moves under the pointer. The list of an earlier visit, painted until
 * the provider's new one is here, goes without those that were taken off since.
 */
export function useMyWatchlist() {
  const { value, ...reading } = useQuery('watchlist', {});
  const [earlier] = useState(() => ({ list: value, takenOff: titlesTakenOff() }));
  const isEarlier = value === earlier.list;
  const cards = isEarlier ? value?.filter(({ id }) => !earlier.takenOff.has(id)) : value;
  return { ...reading, cards };
}
