import { forgetWatched, restoreWatched, watchedTitles } from '../../state/progress/watched';
import { removableList } from '../shared/removable';

export const watchedLogic = removableList({
  read: watchedTitles,
  forget: forgetWatched,
  restore: restoreWatched,
});
