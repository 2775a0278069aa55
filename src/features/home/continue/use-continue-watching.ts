import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import { useLeftTitles } from '../../../state/progress/use-progress';
import { continueWatchingLogic } from './continue-watching.actors';

type Snapshot = SnapshotFrom<typeof continueWatchingLogic>;
const selectIsUndoOffered = (snapshot: Snapshot) => snapshot.can({ type: 'undo.pressed' });
const selectRemovedName = ({ context }: Snapshot) => context.removedName;

export function useContinueWatching() {
  const actor = useFlow(continueWatchingLogic, 'Continue Watching');
  const films = useLeftTitles().filter(({ card }) => card !== null);
  return {
    films,
    isUndoOffered: useSelector(actor, selectIsUndoOffered),
    /** `null`: all were removed. */
    removedName: useSelector(actor, selectRemovedName),
    remove: (titleId: string, name: string) => actor.send({ type: 'film.removed', titleId, name }),
    clear: () =>
      actor.send({ type: 'films.cleared', titleIds: films.map(({ titleId }) => titleId) }),
    undo: () => actor.send({ type: 'undo.pressed' }),
  };
}
