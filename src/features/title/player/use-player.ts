import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { TitleDetails } from '../../../../contract/entities';
import { useFlow } from '../../../lib/flow';
import { takeTurns } from '../../../player/take-turns';
import { loadSettings } from '../../../state/device/settings';
import { useSession } from '../../../state/use-session';
import { preferencesHere } from '../memory/device-preferences';
import { clearPlayWish, hasPlayWish } from './play-wish';
import { playerLogic } from './player.actors';
import { lowerQuality } from './recovery/lower-quality';
import { useDecisions, useRecovery } from './recovery/use-recovery';
import { createMemory, stages } from './stages';
import { startTimeIn } from './start-time';

type Snapshot = SnapshotFrom<typeof playerLogic>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsBlocked = (snapshot: Snapshot) => snapshot.hasTag('blocked');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsEmpty = (snapshot: Snapshot) => snapshot.hasTag('empty');
const selectIsWatching = ({ context }: Snapshot) => context.isPlayWanted;
const selectShowsArt = (snapshot: Snapshot) =>
  !snapshot.context.isPlayWanted || snapshot.hasTag('loading') || snapshot.hasTag('blocked');
const selectIsFetched = (snapshot: Snapshot) =>
  snapshot.context.isPlayWanted || !snapshot.matches({ playback: 'awaitingIntent' });
const selectSource = ({ context }: Snapshot) => context.link;
const selectIsFilm = (snapshot: Snapshot) => snapshot.matches({ video: 'film' });
const selectCanPause = (snapshot: Snapshot) => snapshot.can({ type: 'pause.requested' });
const selectCanPlayFilm = (snapshot: Snapshot) => snapshot.can({ type: 'film.requested' });
const selectCanPlayTrailer = (snapshot: Snapshot) => snapshot.can({ type: 'trailer.requested' });

export type Player = ReturnType<typeof usePlayer>;

/**
 * A title's player: `stage` is the ref of the element that the video fills.
 * @param left seconds at which the film was left; a link that names a second wins over it
 */
export function usePlayer({ name, poster_image, trailer_url, ...title }: TitleDetails, left = 0) {
  const { isMember } = useSession();
  const { search, state } = useLocation();
  const [startAt] = useState(() => startTimeIn(search));
  const playerId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [memory] = useState(createMemory);
  const linkCount = title.video_links.length;
  const recovery = useRecovery({ playerId, titleId: title.id, linkCount });
  const { hear } = recovery;
  useEffect(() => {
    if (!stage.current) return;
    const mounted = { host: stage.current, poster: poster_image, title: name, startAt };
    stages.set(playerId, {
      ...mounted,
      ...memory,
      hear,
      left: new Map(),
      video: null,
      media: null,
      captionFile: null,
      hasBrowserControls: false,
    });
    return () => {
      stages.delete(playerId);
    };
  }, [playerId, memory, hear, poster_image, name, startAt]);
  useEffect(() => {
    void loadSettings().then(() => {
      // What was chosen in this player meanwhile wins.
      Object.assign(memory.preferences, { ...preferencesHere(), ...memory.preferences });
      stages.get(playerId)?.media?.prefer(memory.preferences);
    });
  }, [playerId, memory]);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const resumeAt = resumedAt ?? (startAt > 0 || title.video_links.length === 0 ? 0 : left);
  useEffect(() => {
    const mounted = stages.get(playerId);
    if (mounted?.video === null && resumeAt > 0) mounted.left.set('film', resumeAt);
  }, [playerId, resumeAt]);
  const actor = useFlow(playerLogic, 'Player', {
    playerId,
    isMember,
    videoLinks: title.video_links,
    trailer: trailer_url ? { url: trailer_url, type: title.trailer_url_type } : null,
    isPlayWanted: hasPlayWish(state),
  });
  useDecisions(recovery, {
    onReplaced: (link) => actor.send({ type: 'source.replaced', link }),
    onRenewed: (addresses) => actor.send({ type: 'addresses.renewed', addresses }),
    onGivenUp: () => actor.send({ type: 'media.failed' }),
  });
  useEffect(() => {
    if (hasPlayWish(state)) clearPlayWish();
  }, [state]);
  const isWatching = useSelector(actor, selectIsWatching);
  // While it plays it is kept anew all the time.
  if (isWatching && resumedAt === null) setResumedAt(resumeAt);
  useEffect(
    () => takeTurns(memory.medium, () => actor.send({ type: 'pause.requested' })),
    [memory, actor],
  );
  const isFilm = useSelector(actor, selectIsFilm);
  const source = useSelector(actor, selectSource);
  useEffect(() => {
    if (isWatching) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isWatching]);
  return {
    stage,
    startAt,
    /** Seconds at which the film goes on, or went on when Play was pressed; 0 from its beginning. */
    resumeAt,
    /** Play was pressed: the video takes the place of the art. */
    isWatching,
    isBusy: useSelector(actor, selectIsBusy) || recovery.isWaiting,
    isOffline: recovery.isOffline,
    isStuck: recovery.isStuck,
    failures: recovery.failures,
    isBlocked: useSelector(actor, selectIsBlocked),
    isFailed: useSelector(actor, selectIsFailed),
    isEmpty: useSelector(actor, selectIsEmpty),
    showsArt: useSelector(actor, selectShowsArt),
    /** The film is shown, not the trailer. */
    isFilm,
    /** The video's code is on its way, and so may be that of its controls. */
    isFetched: useSelector(actor, selectIsFetched),
    playerId,
    /** What the video says of itself, several times a second. */
    facts: memory,
    /** Names of the film's sources; none where there is nothing to choose. */
    sources: isFilm && title.video_links.length > 1 ? title.video_links.map(nameOfSource) : [],
    /** Index of the source that plays. */
    source,
    canPause: useSelector(actor, selectCanPause),
    /** The film, where the trailer is shown. */
    canPlayFilm: useSelector(actor, selectCanPlayFilm),
    /** The trailer, where the film is shown. */
    canPlayTrailer: useSelector(actor, selectCanPlayTrailer),
    /** Seconds at which the video is now. */
    position: () => stages.get(playerId)?.media?.position() ?? 0,
    focusVideo: () =>
      stage.current?.querySelector<HTMLElement>('video')?.focus({ preventScroll: true }),
    /** Where our controls could not be loaded, the browser's own are shown. */
    showBrowserControls() {
      const mounted = stages.get(playerId);
      if (!mounted) return;
      mounted.hasBrowserControls = true;
      mounted.media?.showControls();
    },
    /** Whoever is about to press Play: what it needs is fetched now. */
    showIntent: () => actor.send({ type: 'intent.noticed' }),
    play: () => actor.send({ type: 'play.requested' }),
    pause: () => actor.send({ type: 'pause.requested' }),
    playFilm: () => actor.send({ type: 'film.requested' }),
    playTrailer: () => actor.send({ type: 'trailer.requested' }),
    /** @param link index of the film's source */
    pickSource: (link: number) => actor.send({ type: 'source.picked', link }),
    /** From the first source, at the same second. */
    retry() {
      recovery.retry();
      actor.send({ type: 'retry.requested' });
      actor.send({ type: 'intent.noticed' });
    },
    /** Captions in a file of somebody's own. */
    async dropCaptions(file: File | undefined) {
      const { showCaptionFile } = await import('./captions/caption-files');
      await showCaptionFile(playerId, file);
    },
    /** Loads again what somebody waits for. */
    help: recovery.help,
    lowerQuality: recovery.isStuck ? lowerQuality(playerId) : null,
  };
}

/** 'Source 2 (HLS)': the provider gives them no names. */
function nameOfSource({ type }: { type: string | null }, at: number): string {
  return `Source ${at + 1}${type ? ` (${type.trim()})` : ''}`;
}
