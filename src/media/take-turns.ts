import type { MediaState } from './media-state';
import type { Store } from './store';

const CHANNEL = 'fin.playing';

export function takeTurns(mediaState: Store<MediaState>, pause: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let wasPaused = mediaState.read().isPaused;
  channel.onmessage = () => {
    if (!mediaState.read().isPaused) pause();
  };
  const stop = mediaState.watch(() => {
    const { isPaused } = mediaState.read();
    if (wasPaused && !isPaused) channel.postMessage('playing');
    wasPaused = isPaused;
  });
  return () => {
    stop();
    channel.close();
  };
}
