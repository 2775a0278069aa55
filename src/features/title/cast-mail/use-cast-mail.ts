import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { castMailMachine } from '../../../../machines/cast-mail.machine';

const selectCastId = ({ context }: SnapshotFrom<typeof castMailMachine>) => context.castId;

/** Whom the mail is being written to (`null` for nobody), and how its dialog opens and closes. */
export function useCastMail() {
  const actor = useActorRef(castMailMachine);
  // By person. Texts stay out of the charts.
  const unsent = useRef(new Map<string, string>());
  const castId = useSelector(actor, selectCastId);
  return {
    castId,
    /** What was written to this person and not sent, as long as the title's page is open. */
    unsent: unsent.current.get(castId ?? '') ?? '',
    keep: (castId: string, message: string) => unsent.current.set(castId, message),
    open: (castId: string) => actor.send({ type: 'mail.opened', castId }),
    cancel: () => actor.send({ type: 'mail.cancelled' }),
    close: () => actor.send({ type: 'mail.sent' }),
  };
}
