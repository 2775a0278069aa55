import type { Media, Stage } from './port';

/** A native video element reporting its own events. Its controls come when it is played. */
export function mountVideoElement(stage: Stage): { video: HTMLVideoElement } & Media {
  const video = document.createElement('video');
  Object.assign(video, { playsInline: true, preload: 'metadata' });
  const showControls = () => Object.assign(video, { controls: true });
  video.setAttribute('aria-label', stage.title);
  if (stage.poster) video.poster = stage.poster;
  if (stage.startAt > 0) video.currentTime = stage.startAt;
  video.addEventListener('play', showControls);
  // A phone that saves data may load nothing before it is asked to play.
  for (const event of ['loadedmetadata', 'suspend']) {
    video.addEventListener(event, () => stage.report('ready'));
  }
  video.addEventListener('playing', () => stage.report('playing'));
  for (const event of ['pause', 'ended']) {
    video.addEventListener(event, () => stage.report('paused'));
  }
  stage.host.append(video);
  return {
    video,
    play() {
      // The pressed button goes; its place is taken by the video, whose keys are wanted now.
      showControls();
      video.focus({ preventScroll: true });
      // A refused autoplay is not a failure: the controls are there.
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
