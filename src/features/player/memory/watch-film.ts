import { trackPosition } from '../../../state/progress/last-position';
import { resumePosition } from '../../../state/progress/positions';
import type { MountedStage, PlaybackPosition } from '../mounted-stage';
import type { Send } from '../report';

const STEP_SECONDS = 0.5;

export function watchFilm(stage: MountedStage, titleId: string, send: Send) {
  const { clock, mediaState } = stage;
  let last: PlaybackPosition = { position: 0, duration: 0 };
  let isPlaying = false;
  let pausedAt: number | null = null;
  let mustRewind = false;
  let storedAt = Number.NEGATIVE_INFINITY;
  /** An unseekable video starts at 0. Its position counts once it reaches the resume position. */
  const isBehind = (second: number) =>
    mediaState.read().isFixed && second < (resumePosition(titleId)?.position ?? 0);
  const track = () => {
    const { time, duration } = clock.read();
    if (stage.video !== 'film' || duration === 0) return;
    if (mustRewind) {
      mustRewind = false;
      stage.media?.seek(0);
    }
    const counts = !isBehind(time);
    last = { position: counts ? time : 0, duration: Number.isFinite(duration) ? duration : 0 };
    if (counts && Math.abs(time - storedAt) >= STEP_SECONDS) {
      storedAt = time;
      trackPosition(titleId, time);
    }
  };
  const reportPause = () => {
    pausedAt = last.position;
    send({ type: 'film.paused', ...last });
  };
  const reportPlayback = () => {
    const plays = stage.video === 'film' && !mediaState.read().isPaused;
    if (plays === isPlaying) return;
    isPlaying = plays;
    if (plays) send({ type: 'film.playing' });
    else reportPause();
  };
  /**
   * Prevents reporting a paused position twice, since another device may have reported a position
   * in between.
   */
  const isNew = () => isPlaying || last.position !== pausedAt;
  const report = (isLast: boolean) => {
    if (!isNew()) return;
    if (!isPlaying) pausedAt = last.position;
    send({ type: 'position.reported', isLast, ...last });
  };
  const onPageHide = () => report(true);
  const stops = [clock.watch(track), mediaState.watch(reportPlayback)];
  window.addEventListener('pagehide', onPageHide);
  return {
    report,
    leave() {
      if (isNew()) reportPause();
    },
    begin() {
      stage.left.delete('film');
      last = { ...last, position: 0 };
      if (clock.read().duration > 0) stage.media?.seek(0);
      else mustRewind = stage.media !== null;
    },
    stop() {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}
