import type { Media, Stage } from '../port';

const STEP = 10;
const DRIFT = 1;

export function showMediaSession(media: Media, stage: Stage): () => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const { clock, mediaState, title, poster } = stage;
  const artwork = poster ? [{ src: new URL(poster, window.location.href).href }] : [];
  const seekBy = (seconds: number) => media.seek(clock.read().time + seconds);
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => media.play(),
    pause: () => media.pause(),
    stop: () => media.pause(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? STEP)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? STEP),
    seekto: ({ seekTime }) => seekTime !== undefined && media.seek(seekTime ?? 0),
  };
  let isShown = false;
  let shown = { at: 0, time: 0, rate: 1, duration: 0, isPaused: true };

  const show = () => {
    isShown = true;
    session.metadata = new MediaMetadata({ title, artwork });
    for (const [name, handler] of Object.entries(actions)) setIfSupported(name, handler);
  };
  const update = () => {
    const { isPaused, rate } = mediaState.read();
    if (!isPaused && !isShown) show();
    if (!isShown) return;
    const { time, duration } = clock.read();
    const passed = shown.isPaused ? 0 : ((performance.now() - shown.at) / 1000) * shown.rate;
    const isRight = Math.abs(shown.time + passed - time) < DRIFT;
    if (
      isRight &&
      shown.rate === rate &&
      shown.duration === duration &&
      shown.isPaused === isPaused
    )
      return;
    shown = { at: performance.now(), time, rate, duration, isPaused };
    session.playbackState = isPaused ? 'paused' : 'playing';
    if (duration === Number.POSITIVE_INFINITY || !(duration > 0)) return;
    session.setPositionState({ duration, playbackRate: rate, position: Math.min(time, duration) });
  };
  update();
  const stops = [clock.watch(update), mediaState.watch(update)];
  return () => {
    for (const stop of stops) stop();
    if (!isShown) return;
    for (const name of Object.keys(actions)) setIfSupported(name, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState();
  };

  function setIfSupported(name: string, handler: MediaSessionActionHandler | null) {
    try {
      session.setActionHandler(name as MediaSessionAction, handler);
    } catch {}
  }
}
