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
  let wasPlaying = false;
  const lose = () => {
    isLost = true;
    stage.report('disconnected');
  };
  video.addEventListener('error', async () => {
    wasPlaying ||= !video.paused;
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
    if (wasPlaying && video.paused) void video.play().catch(() => stage.report('paused'));
    wasPlaying = false;
  });
  video.src = address;
  return {
    pause() {
      wasPlaying = false;
      if (!video.paused) return video.pause();
      // An element that is loaded again stands still without an event.
      stage.medium.change({ isPaused: true });
      stage.report('paused');
    },
    reconnect() {
      const isWaiting = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (!isLost && !isWaiting) return void reportNetwork(stage);
      isLost = true;
      wasPlaying ||= !video.paused;
      const second = video.currentTime;
      video.src = address;
      video.currentTime = second;
    },
  };
}
