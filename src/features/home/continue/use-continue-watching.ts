import { onePerShow } from '../../../state/progress/episodes';
import { useResumePositions } from '../../../state/progress/use-progress';
import { useRemovable } from '../../shared/use-removable';
import { continueWatchingLogic } from './continue-watching.actors';

export function useContinueWatching() {
  const films = onePerShow(useResumePositions().filter(({ card }) => card !== null));
  return { films, ...useRemovable(continueWatchingLogic, 'Continue Watching') };
}
