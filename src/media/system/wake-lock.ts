import type { MediaState } from '../media-state';
import type { Store } from '../store';

export function keepScreenOn(mediaState: Store<MediaState>): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = false;
  const update = () => {
    const isWatched = !mediaState.read().isPaused && document.visibilityState === 'visible';
    if (isWatched === isWanted) return;
    isWanted = isWatched;
    if (isWanted) void ask();
    else release();
  };
  update();
  const stop = mediaState.watch(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', update);
    isWanted = false;
    release();
  };

  async function ask() {
    const given = await navigator.wakeLock?.request('screen').catch(() => null);
    if (!given) return;
    if (isWanted && !lock) lock = given;
    else void given.release();
  }

  function release() {
    void lock?.release();
    lock = null;
  }
}
