import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { notificationsLogic, textOf, toastContainer } from './notifications.actors';

type Snapshot = SnapshotFrom<typeof notificationsLogic>;
const selectContainer = (snapshot: Snapshot) =>
  snapshot.matches('toasting') ? toastContainer() : null;
const selectPlain = (snapshot: Snapshot) =>
  snapshot.matches({ plain: 'shown' }) ? textOf(snapshot.context.open.at(-1)) : null;

export function useNotifications() {
  const actor = useFlow(notificationsLogic, 'Notifications');
  return {
    Container: useSelector(actor, selectContainer),
    plain: useSelector(actor, selectPlain),
  };
}
