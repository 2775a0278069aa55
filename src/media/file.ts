import { playAddress } from './play-address';
import type { MountMedia } from './port';
import { mountVideoElement } from './video-element';

/** A plain file, played natively. */
export const mountFile: MountMedia = (stage) => {
  const element = mountVideoElement(stage);
  return { ...element, ...playAddress(element, stage) };
};
