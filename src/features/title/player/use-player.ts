import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PlayerInput } from '../../../../machines/player.machine';
import { playerLogic, stages } from './player.actors';

type Snapshot = SnapshotFrom<typeof playerLogic>;
/** The frames of YouTube and Vimeo have a Play button of their own. */
const selectMayPlay = (snapshot: Snapshot) =>
  snapshot.matches({ presenting: 'ready' }) && ['hls', 'file'].includes(snapshot.context.provider);
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsEmpty = (snapshot: Snapshot) => snapshot.hasTag('empty');

interface PlayerOptions extends Omit<PlayerInput, 'playerId'> {
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
}

/** One player: `stage` is the ref of the element that the video fills. */
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
  const actor = useActorRef(playerLogic, { input: { playerId, ...source } });
  return {
    stage,
    isBusy: useSelector(actor, selectIsBusy),
    isFailed: useSelector(actor, selectIsFailed),
    isEmpty: useSelector(actor, selectIsEmpty),
    mayPlay: useSelector(actor, selectMayPlay),
    play: () => actor.send({ type: 'play.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
