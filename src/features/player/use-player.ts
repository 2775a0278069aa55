import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '../../../contract/entities';
import { notifyChunkError } from '../../lib/chunk-error';
import { useFlow } from '../../lib/flow';
import { takeTurns } from '../../media/take-turns';
import { useSession } from '../../state/use-session';
import { whenPageRests } from '../shared/when-page-rests';
import { leaveFullScreen } from './full-screen';
import { clearPlayWish, hasPlayWish } from './play-wish';
import { playerLogic } from './player.actors';
import { lowerQuality } from './recovery/lower-quality';
import { useDecisions, useRecovery } from './recovery/use-recovery';
import { stages } from './stages';
import { startTimeIn } from './start-time';
import { usePlayerState } from './use-player-state';
import { useResuming } from './use-resuming';
import { useStage } from './use-stage';

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
  const recovery = useRecovery({
    playerId,
    titleId: title.id,
    linkCount: title.video_links.length,
  });
  const { stage, memory } = useStage({
    ...{ playerId, startAt, poster: poster_image, title: name, hear: recovery.hear },
  });
  const goesOn = startAt === 0 && title.video_links.length > 0;
  const { resumeAt, settle } = useResuming(playerId, goesOn ? left : 0);
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
  const [isAtOnce] = useState(() => hasPlayWish(state));
  const { isBusy, ...shown } = usePlayerState(actor);
  settle(shown.isWatching);
  // An outside player has no button that would leave it.
  const canFillScreen = !shown.isEmpty && !shown.isFramed;
  useEffect(() => {
    if (!isAtOnce || !canFillScreen) leaveFullScreen();
  }, [isAtOnce, canFillScreen]);
  useEffect(() => whenPageRests(() => actor.send({ type: 'page.rested' })), [actor]);
  useEffect(
    () => takeTurns(memory.medium, () => actor.send({ type: 'pause.requested' })),
    [memory, actor],
  );
  useEffect(() => {
    if (shown.isWatching) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.isWatching, stage]);
  const { isOffline, isStuck, failures, help } = recovery;
  return {
    ...shown,
    ...{ playerId, stage, startAt, isOffline, isStuck, failures },
    isBusy: isBusy || recovery.isWaiting,
    /** Seconds at which the film goes on, or went on when Play was pressed; 0 from its beginning. */
    resumeAt,
    /** What the video says of itself, several times a second. */
    facts: memory,
    /** Names of the film's sources; none where there is nothing to choose. */
    sources:
      shown.isFilm && title.video_links.length > 1 ? title.video_links.map(nameOfSource) : [],
    /** Seconds at which the video is now. */
    position: () => stages.get(playerId)?.media?.position() ?? 0,
    /** An outside player's frame has no video: the focus is beside it. */
    focusVideo() {
      const video = stage.current?.querySelector<HTMLElement>('video');
      (video ?? stage.current)?.focus({ preventScroll: true });
    },
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
    dropCaptions: (file: File | undefined) =>
      import('./captions/caption-files').then(
        ({ showCaptionFile }) => showCaptionFile(playerId, file),
        notifyChunkError,
      ),
    /** Loads again what somebody waits for. */
    help,
    lowerQuality: isStuck ? lowerQuality(playerId) : null,
  };
}

/** 'Source 2 (HLS)': the provider gives them no names. */
function nameOfSource({ type }: { type: string | null }, at: number): string {
  return `Source ${at + 1}${type ? ` (${type.trim()})` : ''}`;
}
