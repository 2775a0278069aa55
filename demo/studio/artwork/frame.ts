/** The canvas that a scene is drawn on, and what a scene hands back. */
import { mix } from './colour';
import type { Palette } from './moods';
import type { Random } from './random';
import type { Defs } from './svg';

export type Frame = {
  w: number;
  h: number;
  /** A hundredth of the picture's size: every length is given in it. */
  u: number;
  /** The x around which light and figure are placed. */
  focus: number;
  /** The y where land or water meets the sky, and where a scene's floor begins. */
  horizon: number;
  random: Random;
  palette: Palette;
  defs: Defs;
};

/** Layers behind and before the figure; `ground` is the y of its feet. */
export type Scenery = { back: string; front: string; ground: number };

export type Scene = (frame: Frame) => Scenery;

/** The colour of a layer by its nearness: 0 is at the horizon, 1 the nearest. */
export function layer({ palette }: Frame, nearness: number): string {
  const far = mix(palette.sky[2], palette.sky[3], 0.35);
  return nearness < 0.6
    ? mix(far, mix(palette.sky[0], palette.near, 0.25), nearness / 0.6)
    : mix(mix(palette.sky[0], palette.near, 0.25), palette.near, (nearness - 0.6) / 0.4);
}
