import type { Sound } from './sound';

/** One little film: what is seen at `t` seconds, and what is heard. */
export type Scene = {
  /** Names its folder under `demo/streams/`. */
  name: string;
  seconds: number;
  /** SVG content on a canvas of 640 by 360, a pure function of the time. */
  draw: (t: number) => string;
  sound: Sound;
};
