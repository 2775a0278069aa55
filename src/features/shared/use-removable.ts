import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import type { removableList } from './removable';

type Logic = ReturnType<typeof removableList>;
type Snapshot = SnapshotFrom<Logic>;
const selectIsUndoOffered = (snapshot: Snapshot) => snapshot.can({ type: 'undo.pressed' });
const selectRemovedName = ({ context }: Snapshot) => context.removedName;

export function useRemovable(logic: Logic, use: string) {
  const actor = useFlow(logic, use);
  return {
    isUndoOffered: useSelector(actor, selectIsUndoOffered),
    removedName: useSelector(actor, selectRemovedName),
    remove: (titleId: string, name: string) => actor.send({ type: 'film.removed', titleId, name }),
    clear: (titleIds: string[]) => actor.send({ type: 'films.cleared', titleIds }),
    undo: () => actor.send({ type: 'undo.pressed' }),
  };
}
