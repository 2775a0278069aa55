import { useSyncExternalStore } from 'react';
import { isWanted, pressToggle, watchToggles } from './watchlist.actors';

/**
 * The watchlist toggle of a title: whether it is on, and what a click does. Until it is clicked, what
 * the list said (`isSaved`) counts.
 */
export function useWatchlistToggle(titleId: string, isSaved: boolean, isMember: boolean) {
  return {
    isOn: useSyncExternalStore(watchToggles, () => isWanted(titleId) ?? isSaved),
    press: () => pressToggle(titleId, isSaved, isMember),
  };
}
