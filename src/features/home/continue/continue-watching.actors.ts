import { forgetPositions, leftTitles, restorePositions } from '../../../state/progress/positions';
import { removableList } from '../../shared/removable';

export const continueWatchingLogic = removableList({
  read: leftTitles,
  forget: forgetPositions,
  restore: restorePositions,
});
