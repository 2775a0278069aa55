import { playAddress } from './play-address';
import type { MountMedia } from './port';
import { mountVideoElement } from './video-element';

export const mountFile: MountMedia = (stage) => {
  const element = mountVideoElement(stage);
  return { ...element, ...playAddress(element, stage) };
};
