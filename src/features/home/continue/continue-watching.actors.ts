import {
  forgetPositions,
  restorePositions,
  resumePositions,
} from '../../../state/progress/positions';
import { removableList } from '../../shared/removable';

export const continueWatchingLogic = removableList({
  read: resumePositions,
  forget: forgetPositions,
  restore: restorePositions,
});
