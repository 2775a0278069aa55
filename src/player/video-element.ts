import type { Media, Stage } from './port';

/** A native video element with its own controls, reporting its own events. */
export function mountVideoElement(stage: Stage): { video: HTMLVideoElement } & Media {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, playsInline: true, preload: 'metadata' });
  video.setAttribute('aria-label', stage.title);
  if (stage.poster) video.poster = stage.poster;
  if (stage.startAt > 0) video.currentTime = stage.startAt;
  video.addEventListener('loadedmetadata', () => stage.report('ready'));
  video.addEventListener('playing', () => stage.report('playing'));
  for (const event of ['pause', 'ended']) {
    video.addEventListener(event, () => stage.report('paused'));
  }
  stage.host.append(video);
  return {
    video,
    play() {
      // The pressed button goes; its place is taken by the video, whose keys are wanted now.
      video.focus({ preventScroll: true });
      // A refused autoplay is not a failure: the controls stay.
      video.play().catch((error: DOMException) => {
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') stage.report('failed');
      });
    },
    remove() {
      const { currentTime } = video;
      video.removeAttribute('src');
      video.load();
      video.remove();
      return currentTime;
    },
  };
}
