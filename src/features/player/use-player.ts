import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef, SnapshotFrom } from 'xstate';
import { notifyChunkError } from '../../lib/chunk-error';
import type { Facts, Medium, Preferences } from '../../media/medium';
import type { playerLogic } from './player.actors';
import type { connectionLogic } from './recovery/connection.actors';
import type { patienceLogic } from './recovery/patience.actors';
import type { recoveryLogic } from './recovery/recovery.actors';
import { type MountedStage, stages } from './stages';

/** A title's player: its charts, and what the video says of itself several times a second. */
export interface Player {
  playerId: string;
  player: Actor<typeof playerLogic>;
  recovery: Actor<typeof recoveryLogic>;
  connection: Actor<typeof connectionLogic>;
  patience: Actor<typeof patienceLogic>;
  facts: Facts;
  /** The element that its videos fill. */
  stage: { readonly current: HTMLDivElement | null };
  /** Names of the film's sources. */
  sourceNames: readonly string[];
  /** Seconds: what a shared link names. */
  startAt: number;
}

/** What can be read of a player. */
export interface PlayerState {
  player: SnapshotFrom<typeof playerLogic>;
  recovery: SnapshotFrom<typeof recoveryLogic>;
  connection: SnapshotFrom<typeof connectionLogic>;
  patience: SnapshotFrom<typeof patienceLogic>;
  medium: Medium;
}

export const PlayerContext = createContext<Player | null>(null);

/** @throws {Error} outside a title's page */
export function usePlayerContext(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error('There is no player around this.');
  return player;
}

/** @param select of the module, so that it stays the same; what it returns is compared by identity */
export function usePlayer<Value>(select: (state: PlayerState) => Value): Value {
  const it = usePlayerContext();
  const subscribe = useMemo(() => subscribeTo(it), [it]);
  const read = () =>
    select({
      player: it.player.getSnapshot(),
      recovery: it.recovery.getSnapshot(),
      connection: it.connection.getSnapshot(),
      patience: it.patience.getSnapshot(),
      medium: it.facts.medium.read(),
    });
  return useSyncExternalStore(subscribe, read);
}

function subscribeTo({ facts, ...it }: Player) {
  return (listener: () => void) => {
    const actors: readonly AnyActorRef[] = [it.player, it.recovery, it.connection, it.patience];
    const subscriptions = actors.map((actor) => actor.subscribe(listener));
    const stop = facts.medium.watch(listener);
    return () => {
      stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  };
}

/** What can be asked of a title's player. */
export function usePlayerVerbs() {
  const it = usePlayerContext();
  return useMemo(() => verbsOf(it), [it]);
}

function verbsOf({ playerId, player, recovery, patience, stage }: Player) {
  const mounted = (): MountedStage | undefined => stages.get(playerId);
  return {
    /** Whoever is about to press Play: what it needs is fetched now. */
    showIntent: () => player.send({ type: 'intent.noticed' }),
    play: () => player.send({ type: 'play.requested' }),
    pause: () => player.send({ type: 'pause.requested' }),
    show: (video: 'film' | 'trailer') => player.send({ type: `${video}.requested` }),
    /** @param link index of the film's source */
    pickSource: (link: number) => player.send({ type: 'source.picked', link }),
    /** From the first source, at the same second. */
    retry() {
      recovery.send({ type: 'retry.requested' });
      player.send({ type: 'retry.requested' });
      player.send({ type: 'intent.noticed' });
    },
    /** Loads again what somebody waits for. */
    help: () => patience.send({ type: 'help.requested' }),
    prefer: (preferences: Preferences) => mounted()?.media?.prefer(preferences),
    /** Seconds at which the video is now. */
    position: () => mounted()?.media?.position() ?? 0,
    /** An outside player's frame has no video: the focus is beside it. */
    focusVideo() {
      const video = stage.current?.querySelector<HTMLElement>('video');
      (video ?? stage.current)?.focus({ preventScroll: true });
    },
    /** Where our controls could not be loaded, the browser's own are shown. */
    showBrowserControls() {
      const it = mounted();
      if (!it) return;
      it.hasBrowserControls = true;
      it.media?.showControls();
    },
    /** Captions in a file of the viewer's own. */
    dropCaptions: (file: File | undefined) =>
      import('./captions/caption-files').then(
        ({ showCaptionFile }) => showCaptionFile(playerId, file),
        notifyChunkError,
      ),
  };
}
