import { useSyncExternalStore } from 'react';
import { allowedIn } from '../kids-mode/kids-mode';
import { useAgeLimit } from '../kids-mode/use-age-limit';
import { allWatchedTitles, type WatchedTitle, watchWatched } from './watched';

export function useWatchedTitles(): readonly WatchedTitle[] | undefined {
  const all = useSyncExternalStore<readonly WatchedTitle[] | undefined>(
    watchWatched,
    allWatchedTitles,
    () => undefined,
  );
  useAgeLimit();
  return all && allowedIn(all);
}
