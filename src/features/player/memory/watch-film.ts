import { followPlace } from '../../../state/progress/last-place';
import { leftTitle } from '../../../state/progress/positions';
import type { MountedStage, Place } from '../mounted-stage';
import type { Send } from '../report';

/** Seconds of the film: the place is stored as often. */
const STEP = 0.5;

/** Follows how far a film has come, and reports when it plays and where it is paused. */
export function watchFilm(stage: MountedStage, titleId: string, send: Send) {
  const { clock, medium } = stage;
  /** Where the film was last. Once it is removed from the page, it has no position any more. */
  let place: Place = { position: 0, duration: 0 };
  let isPlaying = false;
  /** The position that was reported last at a pause. */
  let stoodAt: number | null = null;
  let mustBegin = false;
  /** The position that was stored last. */
  let followedAt = Number.NEGATIVE_INFINITY;
  /** Back at the beginning since it can't be moved, a film has no place until it is where it was left. */
  const isBehind = (second: number) =>
    medium.read().isFixed && second < (leftTitle(titleId)?.position ?? 0);
  const note = () => {
    const { time, duration } = clock.read();
    if (stage.video !== 'film' || duration === 0) return;
    if (mustBegin) {
      mustBegin = false;
      stage.media?.seek(0);
    }
    const isKept = !isBehind(time);
    place = { position: isKept ? time : 0, duration: Number.isFinite(duration) ? duration : 0 };
    if (isKept && Math.abs(time - followedAt) >= STEP) {
      followedAt = time;
      followPlace(titleId, time);
    }
  };
  const reportPause = () => {
    stoodAt = place.position;
    send({ type: 'film.paused', ...place });
  };
  const notice = () => {
    const plays = stage.video === 'film' && !medium.read().isPaused;
    if (plays === isPlaying) return;
    isPlaying = plays;
    if (plays) send({ type: 'film.playing' });
    else reportPause();
  };
  /** A place that was reported at a pause may be outdated by another device since. */
  const isNew = () => isPlaying || place.position !== stoodAt;
  const report = (isLast: boolean) => {
    if (!isNew()) return;
    if (!isPlaying) stoodAt = place.position;
    send({ type: 'position.reported', isLast, ...place });
  };
  const onPageHide = () => report(true);
  const stops = [clock.watch(note), medium.watch(notice)];
  window.addEventListener('pagehide', onPageHide);
  return {
    report,
    leave() {
      if (isNew()) reportPause();
    },
    begin() {
      stage.left.delete('film');
      // While the film loads, nothing else says where it is now.
      place = { ...place, position: 0 };
      // A film that is still being loaded is sent to its beginning when it is there.
      if (clock.read().duration > 0) stage.media?.seek(0);
      else mustBegin = stage.media !== null;
    },
    stop() {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}
