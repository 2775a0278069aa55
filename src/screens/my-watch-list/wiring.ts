/** The watchlist as it is when one visits it. */
import { useState } from 'react';
import { useReading } from '../shared/reading/wiring';
import { titlesTakenOff } from '../shared/watchlist/wiring';

/**
 * The titles on the list. One whose heart is taken off stays until the next visit, so that a
 * slip can be undone and no card moves under the pointer; those taken off earlier are gone, though
 * the provider's new list may still be on its way.
 */
export function useMyWatchlist() {
  const [gone] = useState(titlesTakenOff);
  const { value, ...reading } = useReading('watchlist', {});
  return { ...reading, cards: value?.filter(({ id }) => !gone.has(id)) };
}
