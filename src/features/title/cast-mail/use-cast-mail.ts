import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { castMailMachine } from '../../../../machines/cast-mail.machine';
import { useFlow } from '../../../lib/flow';

type Snapshot = SnapshotFrom<typeof castMailMachine>;
const selectCastId = ({ context }: Snapshot) => context.castId;
const selectIsShown = (snapshot: Snapshot) => snapshot.can({ type: 'mail.cancelled' });

export function useCastMail() {
  const actor = useFlow(castMailMachine, 'Mail dialog');
  const unsentByCastId = useRef(new Map<string, string>());
  const castId = useSelector(actor, selectCastId);
  return {
    actor,
    castId,
    isShown: useSelector(actor, selectIsShown),
    unsent: unsentByCastId.current.get(castId ?? '') ?? '',
    keep: (castId: string, message: string) => unsentByCastId.current.set(castId, message),
    open: (castId: string) => actor.send({ type: 'mail.opened', castId }),
    cancel: () => actor.send({ type: 'mail.cancelled' }),
  };
}
