import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { invitationMachine } from '../../../../machines/invitation.machine';
import { useFlow } from '../../../lib/flow';
import { invitationLogic } from './invitation.actors';

type Snapshot = SnapshotFrom<typeof invitationMachine>;
const selectStep = (snapshot: Snapshot) => snapshot.value;
const selectReason = (snapshot: Snapshot) => snapshot.context.reason;

/** The component's `key` must be the invitation, since the hook reads `invitation` only once. */
export function useInvitation(invitation: string) {
  const [email, setEmail] = useState('');
  const [logic] = useState(() => invitationLogic(invitation, setEmail));
  const actor = useFlow(logic, 'Invitation');
  return {
    step: useSelector(actor, selectStep),
    email,
    reason: useSelector(actor, selectReason),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
