import type { Medium } from './medium';
import type { Store } from './store';

const CHANNEL = 'fin.playing';

/**
 * Only one video plays in a browser: one that begins pauses those of all other tabs, whatever plays them.
 * @returns how to stop
 */
export function takeTurns(medium: Store<Medium>, pause: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let wasPaused = medium.read().isPaused;
  channel.onmessage = () => {
    if (!medium.read().isPaused) pause();
  };
  const stop = medium.watch(() => {
    const { isPaused } = medium.read();
    if (wasPaused && !isPaused) channel.postMessage('playing');
    wasPaused = isPaused;
  });
  return () => {
    stop();
    channel.close();
  };
}
