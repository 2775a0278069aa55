import { useWatchedTitles } from '../../state/progress/use-watched';
import { useRemovable } from '../shared/use-removable';
import { watchedLogic } from './watched.actors';

export function useWatched() {
  return { films: useWatchedTitles(), ...useRemovable(watchedLogic, 'Watched') };
}
