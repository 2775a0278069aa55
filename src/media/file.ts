import { playAddress } from './play-address';
import type { MountMedia } from './port';
import { mountVideoElement } from './video-element';

/** A plain file, played by the browser itself with the poster image. */
export const mountFile: MountMedia = (stage) => {
  const element = mountVideoElement(stage);
  return { ...element, ...playAddress(element, stage) };
};
