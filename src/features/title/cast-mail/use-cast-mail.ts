import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { castMailMachine } from '../../../../machines/cast-mail.machine';

const selectCastId = ({ context }: SnapshotFrom<typeof castMailMachine>) => context.castId;

/** Whom the mail is being written to (`null` for nobody), and how its dialog opens and closes. */
export function useCastMail() {
  const actor = useActorRef(castMailMachine);
  return {
    castId: useSelector(actor, selectCastId),
    open: (castId: string) => actor.send({ type: 'mail.opened', castId }),
    cancel: () => actor.send({ type: 'mail.cancelled' }),
    close: () => actor.send({ type: 'mail.sent' }),
  };
}
