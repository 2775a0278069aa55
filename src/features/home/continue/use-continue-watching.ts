import { onePerShow } from '../../../state/progress/episodes';
import { useLeftTitles } from '../../../state/progress/use-progress';
import { useRemovable } from '../../shared/use-removable';
import { continueWatchingLogic } from './continue-watching.actors';

export function useContinueWatching() {
  const films = onePerShow(useLeftTitles().filter(({ card }) => card !== null));
  return { films, ...useRemovable(continueWatchingLogic, 'Continue Watching') };
}
