import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { EmittedFrom, SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import { useEmitted } from '../../../lib/use-emitted';
import type { MediaNews } from '../stages';
import { connectionLogic } from './connection.actors';
import { patienceLogic } from './patience.actors';
import { recoveryLogic } from './recovery.actors';

const selectFailures = ({ context }: SnapshotFrom<typeof recoveryLogic>) => context.failures;
const selectIsRenewing = (it: SnapshotFrom<typeof recoveryLogic>) => it.matches('renewing');
const selectIsOffline = (it: SnapshotFrom<typeof connectionLogic>) =>
  it.matches('lost') || it.matches('asking');
const selectIsWaiting = (it: SnapshotFrom<typeof patienceLogic>) => it.matches('waiting');
const selectIsStuck = (it: SnapshotFrom<typeof patienceLogic>) => it.matches('stuck');

interface RecoveryOptions {
  playerId: string;
  titleId: string;
  linkCount: number;
}

/** What helps a video on that fails, waits or loses its network. It hears what the media says. */
export function useRecovery({ playerId, titleId, linkCount }: RecoveryOptions) {
  const actor = useFlow(recoveryLogic, 'Recovery', { titleId, linkCount });
  const connection = useFlow(connectionLogic, 'Connection', { playerId });
  const patience = useFlow(patienceLogic, 'Patience', { playerId });
  const hear = useCallback(
    ({ fact, ...facts }: MediaNews) => {
      const news = { type: `media.${fact}`, ...facts } as never;
      for (const listener of [actor, connection, patience]) {
        // A page that is being left stops its charts before its video.
        if (listener.getSnapshot().status === 'active') listener.send(news);
      }
    },
    [actor, connection, patience],
  );
  const isWaiting = useSelector(patience, selectIsWaiting);
  const isStuck = useSelector(patience, selectIsStuck);
  const isRenewing = useSelector(actor, selectIsRenewing);
  return {
    actor,
    hear,
    /** The picture does not go on. */
    isWaiting: isWaiting || isStuck || isRenewing,
    isStuck,
    isOffline: useSelector(connection, selectIsOffline),
    /** Of each source that could not be played, the latest last. */
    failures: useSelector(actor, selectFailures),
    help: () => patience.send({ type: 'help.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

interface Decisions {
  /** @param link index of the film's source */
  onReplaced(link: number): void;
  onRenewed(addresses: Extract<Emitted, { type: 'addresses.renewed' }>['addresses']): void;
  onGivenUp(): void;
}
type Emitted = EmittedFrom<typeof recoveryLogic>;

/** Does what was decided about a video that failed. */
export function useDecisions(
  { actor }: Pick<Recovery, 'actor'>,
  { onReplaced, onRenewed, onGivenUp }: Decisions,
) {
  useEmitted<Emitted>(actor, (event) => {
    if (event.type === 'source.replaced') onReplaced(event.link);
    if (event.type === 'addresses.renewed') onRenewed(event.addresses);
    if (event.type === 'video.failed') onGivenUp();
  });
}

export type Recovery = ReturnType<typeof useRecovery>;
