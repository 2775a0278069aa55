import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { confirmationMachine } from '../../../machines/confirmation.machine';
import { confirmationOf } from './confirmation.actors';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;
const selectIsConfirmed = (snapshot: Snapshot) => snapshot.hasTag('ready');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectCanRetry = (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' });

/** The component's `key` must be the session's id, since the hook reads the id only once. */
export function useConfirmation(sessionId: string | null) {
  const [actor] = useState(() => confirmationOf(sessionId));
  useEffect(() => {
    actor.start();
  }, [actor]);
  return {
    isConfirmed: useSelector(actor, selectIsConfirmed),
    isFailed: useSelector(actor, selectIsFailed),
    canRetry: useSelector(actor, selectCanRetry),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
