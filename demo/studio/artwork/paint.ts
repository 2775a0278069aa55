import type { Art } from '../catalogue';
import { mist, motes, rain, snowfall } from './atmosphere';
import { mix } from './colour';
import { FIGURES } from './figures/index';
import type { Frame } from './frame';
import { seeded } from './random';
import { SCENES } from './scenes/index';
import { definitions, ellipse, fill, r } from './svg';

export function figure(
  frame: Frame,
  name: Art['figure'],
  x: number,
  y: number,
  person: number,
): string {
  if (name === 'none') return '';
  const { palette, u, w } = frame;
  const subject = FIGURES[name];
  const scale = Math.min((person * u) / 200, (w * 0.94) / subject.width);
  const edge = Math.max(1.2, 2.2 / Math.max(scale, 0.4));
  const rim = frame.defs.add(
    `<filter id="$id" x="-20%" y="-20%" width="140%" height="140%"><feOffset in="SourceAlpha" dx="${r(-edge * scale)}" dy="${r(edge * scale)}" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feFlood flood-color="${palette.rim}" flood-opacity="0.9"/><feComposite in2="edge" operator="in" result="light"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge></filter>`,
  );
  const ink = {
    body: mix(palette.near, palette.sky[0], 0.12),
    shade: mix(palette.sky[1], palette.near, 0.35),
    accent: palette.accent,
    glow: palette.light,
  };
  const shadow =
    subject.place === 'ground'
      ? fill(ellipse(x, y, subject.width * scale * 0.42, u * 0.9), '#000000', 0.35)
      : '';
  const reflection =
    subject.place === 'water'
      ? `<g transform="translate(${r(x)} ${r(y)}) scale(${scale.toFixed(3)} ${(-scale * 0.45).toFixed(3)})" opacity="0.3">${subject.draw(ink)}</g>`
      : '';
  return `${shadow}${reflection}<g filter="${rim}"><g transform="translate(${r(x)} ${r(y)}) scale(${scale.toFixed(3)})">${subject.draw(ink)}</g></g>`;
}

function spot(frame: Frame, name: Art['figure'], ground: number, scene: Art['scene']): number {
  if (name === 'none') return ground;
  const { horizon, u } = frame;
  const { place } = FIGURES[name];
  if (place === 'air') return horizon - 24 * u;
  if (place === 'deep') return scene === 'reef' ? horizon - 10 * u : horizon - 20 * u;
  return ground;
}

export function settle(frame: Frame, scene: Art['scene'], ground: number): void {
  const trial = SCENES[scene]({ ...frame, random: seeded(1), defs: definitions() }).ground;
  const moved = frame.horizon + ground - trial;
  frame.horizon = Math.min(frame.h * 0.74, Math.max(frame.h * 0.4, moved));
}

/** @param person height of an adult, in units of `frame.u` */
export function picture(frame: Frame, art: Art, person: number): string {
  const scenery = SCENES[art.scene](frame);
  const wet = art.mood === 'storm' && art.scene !== 'city-rain' ? rain(frame, 90, 0.22) : '';
  const cold = art.mood === 'frost' && art.scene !== 'snow' ? snowfall(frame, 60) : '';
  const hot = art.mood === 'ember' ? motes(frame, frame.palette.accent, 70) : '';
  const afloat = art.figure === 'ship' && !WATERS.has(art.scene);
  const y = spot(frame, art.figure, scenery.ground, art.scene);
  return (
    scenery.back +
    figure(frame, art.figure, frame.focus, y, person) +
    (afloat ? mist(frame, y, 8 * frame.u, 0.7) : '') +
    scenery.front +
    wet +
    cold +
    hot
  );
}

const WATERS = new Set<Art['scene']>(['ocean', 'island', 'lighthouse', 'harbour', 'reef']);
