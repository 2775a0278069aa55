import { useLeftTitles } from '../../../state/progress/use-progress';
import { useRemovable } from '../../shared/use-removable';
import { continueWatchingLogic } from './continue-watching.actors';

export function useContinueWatching() {
  const films = useLeftTitles().filter(({ card }) => card !== null);
  return { films, ...useRemovable(continueWatchingLogic, 'Continue Watching') };
}
