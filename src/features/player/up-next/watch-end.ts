import { mayAutoplay } from '../../../state/device/autoplay';
import { setting } from '../../../state/device/settings';
import type { MountedStage } from '../mounted-stage';
import type { Send } from '../report';

const BEFORE_END = { seconds: 10, share: 0.2 };

export function watchEnd(stage: MountedStage, send: Send): () => void {
  const { clock, mediaState } = stage;
  let isNear = false;
  let isEnded = false;
  const checkClock = () => {
    const { time, duration } = clock.read();
    if (stage.video !== 'film') return;
    const left = Number.isFinite(duration) && duration > 0 ? duration - time : null;
    const isEnd =
      left !== null && left <= Math.min(BEFORE_END.seconds, BEFORE_END.share * duration);
    if (isEnd) {
      const secondsLeft = Math.max(0, Math.ceil(left));
      send({ type: 'end.approached', secondsLeft, isWanted: isWanted() });
    } else if (isNear) send({ type: 'end.left' });
    isNear = isEnd;
  };
  const checkMediaState = () => {
    const isOver = mediaState.read().isEnded && stage.video === 'film';
    if (isOver === isEnded) return;
    isEnded = isOver;
    send(isOver ? { type: 'film.ended', isWanted: isWanted() } : { type: 'end.left' });
  };
  const stops = [clock.watch(checkClock), mediaState.watch(checkMediaState)];
  // Checks immediately, since a film that has already ended fires no event.
  checkMediaState();
  return () => {
    for (const stop of stops) stop();
  };
}

function isWanted(): boolean {
  return setting('isUpNextOn') && mayAutoplay();
}
