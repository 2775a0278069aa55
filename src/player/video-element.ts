import type { Media, Stage } from './port';

/** A native video element with its own controls, reporting its own events. */
export function mountVideoElement(stage: Stage): { video: HTMLVideoElement } & Media {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, playsInline: true, preload: 'metadata' });
  video.setAttribute('aria-label', stage.title);
  if (stage.poster) video.poster = stage.poster;
  video.addEventListener('loadedmetadata', () => stage.report('ready'));
  video.addEventListener('playing', () => stage.report('playing'));
  for (const event of ['pause', 'ended']) {
    video.addEventListener(event, () => stage.report('paused'));
  }
  stage.host.append(video);
  return {
    video,
    play() {
      // A refused autoplay is not a failure: the controls stay.
      video.play().catch((error: DOMException) => {
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') stage.report('failed');
      });
    },
    remove() {
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}
