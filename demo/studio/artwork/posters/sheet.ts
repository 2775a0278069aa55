import type { Art, Subject } from '../../catalogue';
import { mix } from '../colour';
import { FIGURES } from '../figures/index';
import type { Frame } from '../frame';
import type { Random } from '../random';
import { fill, r, rect } from '../svg';
import type { Billing } from '../type/credits';
import { inks, lockup, manner } from '../type/lockup';

export const W = 800;

export const H = 1200;

type Sheet = { subject: Subject; billing: Billing; random: Random; frame: Frame };

export type Composition = (sheet: Sheet) => string;

export function title(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: 'dark' | 'light',
  hang: 'top' | 'bottom',
): string {
  const { subject, frame } = sheet;
  const set = lockup(
    manner(subject.genres[0] ?? '', subject.art.seed),
    subject.name,
    { w, h },
    'middle',
    inks(ground, frame.palette),
  );
  const top = hang === 'top' ? y : y + h - set.height;
  return `<g transform="translate(${r(x)} ${r(top)})">${set.markup}</g>`;
}

export function person(art: Art, tall: number, share: number): number {
  if (art.figure === 'none') return tall;
  const { width, height } = FIGURES[art.figure];
  const reach = (share * 100 * Math.sqrt(W / H)) / width;
  return Math.min(200 * reach, (tall * 1.25 * 200) / Math.max(height, 130), tall * 1.9);
}

export function paper(frame: Frame): string {
  const { palette: colours, defs } = frame;
  const light = defs.radial([
    [0, mix(colours.paper, '#ffffff', 0.55)],
    [0.6, colours.paper],
    [1, mix(colours.paper, colours.sky[2], 0.32)],
  ]);
  return fill(rect(-W * 0.2, -H * 0.2, W * 1.4, H * 1.4), light);
}
