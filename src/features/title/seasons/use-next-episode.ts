import type { Season } from '../../../../contract/entities';
import { nextEpisode } from '../../../state/progress/episodes';
import { useLeftTitles } from '../../../state/progress/use-progress';
import { useWatchedTitles } from '../../../state/progress/use-watched';

const NONE: readonly Season[] = [];

/** The episode that Play starts; `null` where the title has no seasons. */
export function useNextEpisode(seasons: readonly Season[] = NONE) {
  const left = useLeftTitles();
  const watched = useWatchedTitles() ?? [];
  return nextEpisode(seasons, left, watched);
}
