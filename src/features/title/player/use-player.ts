/** The player's effects: the stage on the page, and the media that plays on it. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { type PlayerInput, playerMachine } from '../../../../machines/player.machine';
import { provideActors } from '../../../lib/provide-actors';
import type { Stage } from '../../../player/port';
import { type ProviderName, present } from '../../../player/present';

/** The stages on the page, by player. */
const stages = new Map<string, Omit<Stage, 'url' | 'report'>>();

const player = provideActors(playerMachine, {
  actors: {
    runMedia: fromCallback<
      { type: 'play' },
      { playerId: string; provider: ProviderName; url: string; attempt: number }
    >(({ input, sendBack, receive }) => {
      const { attempt, url, provider } = input;
      const stage = stages.get(input.playerId);
      if (!stage) throw new Error('The player has no stage');
      const media = present(provider, {
        ...stage,
        url,
        report: (fact) => sendBack({ type: `media.${fact}`, attempt }),
      });
      receive(media.play);
      return () => {
        stage.startAt = media.remove();
      };
    }),
  },
});

type Snapshot = SnapshotFrom<typeof playerMachine>;
/** Outside players bring a Play button of their own. */
const selectMayPlay = (snapshot: Snapshot) =>
  snapshot.matches({ presenting: 'ready' }) && ['hls', 'file'].includes(snapshot.context.provider);
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectHasNothing = (snapshot: Snapshot) => snapshot.hasTag('nothing');

interface PlayerOptions extends Omit<PlayerInput, 'playerId'> {
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
}

/** One player: `stage` goes onto the element that the video is to fill. */
export function usePlayer({ poster, title, ...source }: PlayerOptions) {
  const playerId = useId();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    stages.set(playerId, { host: stage.current, poster, title, startAt: 0 });
    return () => {
      stages.delete(playerId);
    };
  }, [playerId, poster, title]);
  const actor = useActorRef(player, { input: { playerId, ...source } });
  return {
    stage,
    isBusy: useSelector(actor, selectIsBusy),
    isFailed: useSelector(actor, selectIsFailed),
    hasNothing: useSelector(actor, selectHasNothing),
    mayPlay: useSelector(actor, selectMayPlay),
    play: () => actor.send({ type: 'play.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
