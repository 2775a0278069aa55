import type { Media, Stage } from './port';

interface VideoElement extends Media {
  video: HTMLVideoElement;
  /** What it is to play. */
  address: string;
}

/**
 * A native video element. Its controls are shown once it is played.
 * @throws {Error} as `mediaAddress` does
 */
export function mountVideoElement(stage: Stage): VideoElement {
  const address = mediaAddress(stage.url);
  const video = document.createElement('video');
  Object.assign(video, { playsInline: true, preload: 'metadata' });
  const showControls = () => Object.assign(video, { controls: true });
  video.setAttribute('aria-label', stage.title);
  if (stage.poster) video.poster = stage.poster;
  if (stage.startAt > 0) video.currentTime = stage.startAt;
  video.addEventListener('play', showControls);
  // A link to a second that this video does not have.
  video.addEventListener('loadedmetadata', () => {
    if (stage.startAt >= video.duration) video.currentTime = 0;
  });
  // With data saving, a phone may suspend before any metadata is loaded.
  for (const event of ['loadedmetadata', 'suspend']) {
    video.addEventListener(event, () => stage.report('ready'));
  }
  video.addEventListener('playing', () => stage.report('playing'));
  video.addEventListener('waiting', () => stage.report('stalled'));
  video.addEventListener('pause', () => stage.report('paused'));
  video.addEventListener('ended', () => stage.report('ended'));
  stage.host.append(video);
  return {
    video,
    address,
    play() {
      // The play button disappears; the focus moves to the video, for its keyboard controls.
      showControls();
      takeFocus(video);
      video.play().catch((error: DOMException) => {
        if (error.name === 'AbortError') return;
        stage.report(error.name === 'NotAllowedError' ? 'blocked' : 'failed');
      });
    },
    pause: () => video.pause(),
    position: () => (video.ended ? 0 : video.currentTime),
    remove() {
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}

/**
 * The address of a file or stream, made absolute. Only `http:` and `https:` are played.
 * @throws {Error} for any other address
 */
export function mediaAddress(url: string): string {
  const { protocol, href } = new URL(url, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not a video address: ${url}`);
  return href;
}

/**
 * From the button that was pressed, or from the heading of a page that has just opened. Someone who
 * types meanwhile keeps the focus.
 */
function takeFocus(video: HTMLVideoElement) {
  if (document.activeElement?.matches('input, textarea, select, [role=dialog] *')) return;
  video.focus({ preventScroll: true });
}
