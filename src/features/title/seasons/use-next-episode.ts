import type { Season } from '../../../../contract/entities';
import { nextEpisode } from '../../../state/progress/episodes';
import { useResumePositions } from '../../../state/progress/use-progress';
import { useWatchedTitles } from '../../../state/progress/use-watched';

export function useNextEpisode(seasons: readonly Season[]) {
  const left = useResumePositions();
  const watched = useWatchedTitles() ?? [];
  return nextEpisode(seasons, left, watched);
}
