import { watchSilence } from './element/silence';
import { isSiteThere, reportNetwork } from './failure';
import { type FileFailure, fileFailure } from './file-failure';
import type { Media, MountMedia, Stage } from './port';
import { mountVideoElement, type VideoElement } from './video-element';

const SAME_PLACE = 1;
const SILENCE: FileFailure = {
  failure: { kind: 'network', detail: 'Nothing more is loaded.' },
  isThere: true,
};

export const mountFile: MountMedia = (stage) => {
  const element = mountVideoElement(stage);
  return { ...element, ...playAddress(element, stage) };
};

export function playAddress(
  { video, address, ...media }: VideoElement,
  stage: Stage,
): Pick<Media, 'reconnect' | 'play' | 'pause'> {
  let isLost = false;
  let isToPlay = false;
  let retriedAt: number | null = null;
  let isLoadedAgain = false;
  const load = () => {
    isLoadedAgain = true;
    const second = video.currentTime;
    video.src = address;
    video.currentTime = second;
  };
  const lose = () => {
    isLost = true;
    stage.report('disconnected');
  };
  // Listens for the event, since the browser's native controls bypass `play()` below.
  video.addEventListener('play', () => {
    isToPlay = true;
  });
  video.addEventListener('pause', () => {
    // Ignores the pause of a video that fails to load: Chromium pauses it, not the viewer.
    if (!video.error) isToPlay = false;
  });
  const answer = (found: FileFailure | null) => {
    if (!video.isConnected) return;
    if (!found) return lose();
    // Retries once per position, since an unsupported file and a lost connection look alike.
    const isRetried = retriedAt !== null && Math.abs(video.currentTime - retriedAt) < SAME_PLACE;
    if (!found.isThere || isRetried) return stage.fail(found.failure);
    retriedAt = video.currentTime;
    load();
  };
  video.addEventListener('error', async () => answer(await fileFailure(video.error, address)));
  watchSilence(video, async () => {
    if (isToPlay) answer((await isSiteThere()) ? SILENCE : null);
  });
  video.addEventListener('waiting', () => {
    if (!navigator.onLine) lose();
  });
  video.addEventListener('canplay', () => {
    if (!isLost && !isLoadedAgain) return;
    if (isLost) stage.report('connected');
    isLost = false;
    isLoadedAgain = false;
    if (isToPlay && video.paused) void video.play().catch(() => stage.report('paused'));
  });
  video.src = address;
  return {
    play() {
      isToPlay = true;
      media.play();
    },
    pause() {
      isToPlay = false;
      if (!video.paused) return video.pause();
      // Reports the pause here, since a reloading element is already paused and fires no event.
      stage.mediaState.change({ isPaused: true });
      stage.report('paused');
    },
    reconnect() {
      const isWaiting = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (!isLost && !isWaiting) return void reportNetwork(stage);
      isLost = true;
      load();
    },
  };
}
