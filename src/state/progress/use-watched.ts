import { useSyncExternalStore } from 'react';
import { type WatchedTitle, watchedTitles, watchWatched } from './watched';

/** The films seen to the end, the last one first; `undefined` in a document, which knows no member. */
export function useWatchedTitles(): readonly WatchedTitle[] | undefined {
  return useSyncExternalStore<readonly WatchedTitle[] | undefined>(
    watchWatched,
    watchedTitles,
    () => undefined,
  );
}
