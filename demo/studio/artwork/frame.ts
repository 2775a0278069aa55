import { mix } from './colour';
import type { Palette } from './moods';
import type { Random } from './random';
import type { Defs } from './svg';

export type Frame = {
  w: number;
  h: number;
  /** Unit of length: 1 % of the square root of the picture's area. */
  u: number;
  focus: number;
  horizon: number;
  random: Random;
  palette: Palette;
  defs: Defs;
};

export type Scenery = { back: string; front: string; ground: number };

export type Scene = (frame: Frame) => Scenery;

export function layer({ palette }: Frame, nearness: number): string {
  const far = mix(palette.sky[2], palette.sky[3], 0.35);
  return nearness < 0.6
    ? mix(far, mix(palette.sky[0], palette.near, 0.25), nearness / 0.6)
    : mix(mix(palette.sky[0], palette.near, 0.25), palette.near, (nearness - 0.6) / 0.4);
}
