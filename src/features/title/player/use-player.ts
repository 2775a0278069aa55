import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { TitleDetails } from '../../../../contract/entities';
import { useSession } from '../../../state/use-session';
import { clearPlayWish, hasPlayWish } from './play-wish';
import { playerLogic, stages } from './player.actors';
import { startTimeIn } from './start-time';

type Snapshot = SnapshotFrom<typeof playerLogic>;
/** The frames of YouTube and Vimeo have a Play button of their own. */
const isFrame = ({ context }: Snapshot) => ['youtube', 'vimeo'].includes(context.provider);
const isStartingVideo = (snapshot: Snapshot) =>
  snapshot.matches({ presenting: 'starting' }) && !isFrame(snapshot);
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy') || isStartingVideo(snapshot);
const selectIsPlaying = (snapshot: Snapshot) => snapshot.matches({ presenting: 'playing' });
const selectIsBlocked = (snapshot: Snapshot) => snapshot.hasTag('blocked');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsEmpty = (snapshot: Snapshot) => snapshot.hasTag('empty');
const selectIsWatching = ({ context }: Snapshot) => context.isPlayWanted;
const selectShowsArt = (snapshot: Snapshot) =>
  !snapshot.context.isPlayWanted ||
  snapshot.hasTag('busy') ||
  snapshot.hasTag('blocked') ||
  isStartingVideo(snapshot);
const selectHasFilm = ({ context }: Snapshot) => context.film !== null;
const selectHasTrailer = ({ context: { film, trailer } }: Snapshot) =>
  trailer !== null && trailer.url !== film?.url;
const selectIsTrailer = ({ context }: Snapshot) => context.source === context.trailer;

export type Player = ReturnType<typeof usePlayer>;

/** A title's player: `stage` is the ref of the element that the video fills. */
export function usePlayer({ name, poster_image, trailer_url, ...title }: TitleDetails) {
  const { isMember } = useSession();
  const { search, state } = useLocation();
  const [startAt] = useState(() => startTimeIn(search));
  const playerId = useId();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    const mounted = { host: stage.current, poster: poster_image, title: name, startAt };
    stages.set(playerId, { ...mounted, left: new Map(), position: () => 0 });
    return () => {
      stages.delete(playerId);
    };
  }, [playerId, poster_image, name, startAt]);
  const actor = useActorRef(playerLogic, {
    input: {
      playerId,
      isMember,
      videoLinks: title.video_links,
      trailer: trailer_url ? { url: trailer_url, type: title.trailer_url_type } : null,
      isPlayWanted: hasPlayWish(state),
    },
  });
  useEffect(() => {
    if (hasPlayWish(state)) clearPlayWish();
  }, [state]);
  const isWatching = useSelector(actor, selectIsWatching);
  useEffect(() => {
    if (isWatching) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isWatching]);
  return {
    stage,
    startAt,
    /** Play was pressed: the video takes the place of the art. */
    isWatching,
    isBusy: useSelector(actor, selectIsBusy),
    isPlaying: useSelector(actor, selectIsPlaying),
    isBlocked: useSelector(actor, selectIsBlocked),
    isFailed: useSelector(actor, selectIsFailed),
    isEmpty: useSelector(actor, selectIsEmpty),
    showsArt: useSelector(actor, selectShowsArt),
    hasFilm: useSelector(actor, selectHasFilm),
    /** One that is not the film itself. */
    hasTrailer: useSelector(actor, selectHasTrailer),
    isTrailer: useSelector(actor, selectIsTrailer),
    /** Seconds at which the video is now. */
    position: () => stages.get(playerId)?.position() ?? 0,
    play: () => actor.send({ type: 'play.requested' }),
    pause: () => actor.send({ type: 'pause.requested' }),
    playFilm: () => actor.send({ type: 'film.requested' }),
    playTrailer: () => actor.send({ type: 'trailer.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
