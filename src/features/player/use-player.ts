import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { notifyChunkError } from '../../lib/chunk-error';
import type { MediaState, Preferences } from '../../media/media-state';
import type { Charts, Player } from './player.actors';

export type PlayerState = {
  [Name in keyof Charts]: SnapshotFrom<Charts[Name]>;
} & { mediaState: MediaState };

export const PlayerContext = createContext<Player | null>(null);

/** @throws {Error} outside `Billboard` */
export function usePlayerContext(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error('There is no player around this.');
  return player;
}

/** @param select must return stable values, which are compared by identity */
export function usePlayer<Value>(select: (state: PlayerState) => Value): Value {
  const it = usePlayerContext();
  const subscribe = useMemo(() => subscribeTo(it), [it]);
  const read = () =>
    select({
      playback: it.playback.getSnapshot(),
      recovery: it.recovery.getSnapshot(),
      connection: it.connection.getSnapshot(),
      patience: it.patience.getSnapshot(),
      upNext: it.upNext.getSnapshot(),
      mediaState: it.stage.mediaState.read(),
    });
  return useSyncExternalStore(subscribe, read);
}

function subscribeTo({ playback, recovery, connection, patience, upNext, stage }: Player) {
  const charts: AnyActorRef[] = [playback, recovery, connection, patience, upNext];
  return (listener: () => void) => {
    const subscriptions = charts.map((chart) => chart.subscribe(listener));
    const stop = stage.mediaState.watch(listener);
    return () => {
      stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  };
}

export function usePlayerVerbs() {
  const it = usePlayerContext();
  return useMemo(() => verbsOf(it), [it]);
}

function verbsOf({ player, playback, patience, upNext, stage, host }: Player) {
  return {
    showIntent: () => playback.send({ type: 'intent.noticed' }),
    play: () => playback.send({ type: 'play.requested' }),
    pause: () => playback.send({ type: 'pause.requested' }),
    show: (video: 'film' | 'trailer') => playback.send({ type: `${video}.requested` }),
    pickSource: (link: number) => playback.send({ type: 'source.picked', link }),
    retry: () => player.send({ type: 'retry.requested' }),
    startOver: () => player.send({ type: 'beginning.requested' }),
    help: () => patience.send({ type: 'help.requested' }),
    answerOffer: (type: 'next.pressed' | 'offer.cancelled' | 'offers.refused') =>
      upNext.send({ type }),
    prefer: (preferences: Preferences) => stage.media?.prefer(preferences),
    focusVideo() {
      const video = host.current?.querySelector<HTMLElement>('video');
      (video ?? host.current)?.focus({ preventScroll: true });
    },
    dropCaptions: (file: File | undefined) =>
      import('./captions/caption-files').then(
        ({ showCaptionFile }) => showCaptionFile(stage, file),
        notifyChunkError,
      ),
  };
}
