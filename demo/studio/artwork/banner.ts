import type { Subject } from '../catalogue';
import { scrim, vignette } from './atmosphere';
import { documentOf, grain } from './film';
import type { Frame } from './frame';
import { palette } from './moods';
import { picture, settle } from './paint';
import { seeded } from './random';
import { definitions } from './svg';
import { stature } from './thumb';

const W = 1920;
const H = 1080;

export function banner({ art }: Subject): string {
  const random = seeded(art.seed);
  const frame: Frame = {
    w: W,
    h: H,
    u: Math.sqrt(W * H) / 100,
    focus: W * 0.69,
    horizon: H * 0.6,
    random,
    palette: palette(art.mood, random),
    defs: definitions(),
  };
  settle(frame, art.scene, H * 0.83);
  const scene = picture(frame, art, stature(art, 31, 60));
  const shade =
    scrim(frame, 'left', W * 0.6, 0.9) +
    scrim(frame, 'bottom', H * 0.3, 0.92) +
    vignette(frame, 0.3);
  return documentOf(W, H, 1, frame.defs, scene + shade + grain(frame.defs, W, H, art.seed, 0.16));
}
