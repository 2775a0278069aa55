import { reportNetwork } from './failure';
import { fileFailure } from './file-failure';
import type { Media, Stage } from './port';

/** Plays what the browser plays itself, and loads it again after its network was lost. */
export function playAddress(
  video: HTMLVideoElement,
  address: string,
  stage: Stage,
): Pick<Media, 'reconnect' | 'pause'> {
  let isLost = false;
  /** Play was pressed, and neither Pause nor the end has come since. */
  let isToPlay = false;
  const lose = () => {
    isLost = true;
    stage.report('disconnected');
  };
  video.addEventListener('play', () => {
    isToPlay = true;
  });
  video.addEventListener('pause', () => {
    // Chromium also pauses what it can't load.
    if (!video.error) isToPlay = false;
  });
  video.addEventListener('error', async () => {
    const failure = await fileFailure(video.error, address);
    if (failure) stage.fail(failure);
    else lose();
  });
  video.addEventListener('waiting', () => {
    if (!navigator.onLine) lose();
  });
  video.addEventListener('canplay', () => {
    if (isLost) stage.report('connected');
    isLost = false;
    if (isToPlay && video.paused) void video.play().catch(() => stage.report('paused'));
  });
  video.src = address;
  return {
    pause() {
      isToPlay = false;
      if (!video.paused) return video.pause();
      // An element that is loaded again stands still without an event.
      stage.medium.change({ isPaused: true });
      stage.report('paused');
    },
    reconnect() {
      const isWaiting = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (!isLost && !isWaiting) return void reportNetwork(stage);
      isLost = true;
      const second = video.currentTime;
      video.src = address;
      video.currentTime = second;
    },
  };
}
