import type { Medium } from './medium';
import type { Store } from './store';

const CHANNEL = 'fin.playing';

/** Pauses a video when one in another tab starts. @returns a function to stop */
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
