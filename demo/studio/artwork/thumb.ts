import type { Art, Subject } from '../catalogue';
import { scrim, vignette } from './atmosphere';
import { FIGURES } from './figures/index';
import { documentOf, grain } from './film';
import type { Frame } from './frame';
import { palette } from './moods';
import { picture, settle } from './paint';
import { seeded } from './random';
import { definitions, r } from './svg';
import { inks, lockup, manner } from './type/lockup';

const W = 1280;
const H = 720;

export function stature(art: Art, tall: number, reach: number): number {
  if (art.figure === 'none') return tall;
  const { width, height } = FIGURES[art.figure];
  return Math.min((reach * 200) / width, (tall * 250) / Math.max(height, 140));
}

export function thumb(subject: Subject): string {
  const random = seeded(subject.art.seed);
  const colours = palette(subject.art.mood, random);
  const wide = random.chance(0.24);
  const frame: Frame = {
    w: W,
    h: H,
    u: Math.sqrt(W * H) / 100,
    focus: W * (wide ? 0.5 : random.range(0.67, 0.73)),
    horizon: H * 0.6,
    random,
    palette: colours,
    defs: definitions(),
  };
  settle(frame, subject.art.scene, H * (wide ? 0.7 : 0.86));
  const ink = inks('dark', colours);
  const scene = picture(frame, subject.art, stature(subject.art, wide ? 29 : 37, wide ? 70 : 60));
  const style = manner(subject.genres[0] ?? '', subject.art.seed);
  const set = wide
    ? lockup(style, subject.name, { w: 980, h: 176 }, 'middle', ink)
    : lockup(style, subject.name, { w: 570, h: 330 }, 'left', ink);
  const at = wide ? [150, H - 40 - set.height] : [60, H - 56 - set.height];
  const shade = wide
    ? scrim(frame, 'bottom', H * 0.44, 0.96)
    : scrim(frame, 'left', W * 0.66, 0.86) + scrim(frame, 'bottom', H * 0.34, 0.6);
  return documentOf(
    W,
    H,
    1,
    frame.defs,
    `${scene}${vignette(frame, 0.4)}${shade}<g transform="translate(${r(at[0] ?? 0)} ${r(at[1] ?? 0)})">${set.markup}</g>${grain(frame.defs, W, H, subject.art.seed)}`,
  );
}
