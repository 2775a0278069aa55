import { onePerShow } from '../../state/progress/episodes';
import { useWatchedTitles } from '../../state/progress/use-watched';
import { useRemovable } from '../shared/use-removable';
import { watchedLogic } from './watched.actors';

export function useWatched() {
  const all = useWatchedTitles();
  return {
    films: all && onePerShow(all),
    episodesOf: (showId: string) =>
      all?.filter(({ card }) => card.series?.id === showId).length ?? 0,
    ...useRemovable(watchedLogic, 'Watched'),
  };
}
