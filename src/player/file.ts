import type { MountMedia } from './port';
import { mountVideoElement } from './video-element';

/** A plain file, played by the browser itself with the poster image. */
export const mountFile: MountMedia = (stage) => {
  const { video, address, ...media } = mountVideoElement(stage);
  video.addEventListener('error', () => stage.report('failed'));
  video.src = address;
  return media;
};
