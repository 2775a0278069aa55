/** Places with an audience: stage, cinema, concert, boxing. */
import { room } from './interior';
import { beam, mist, motes } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, polygon, r, rect, solid, stroke } from '../svg';

/** Heads of a crowd with some arms in the air. */
function crowd(frame: Frame, y: number, size: number, arms: number): string {
  const { w, h, u, random } = frame;
  let path = '';
  for (let x = -2 * u; x < w + 2 * u; x += random.range(1.5, 2.6) * size * u) {
    const top = y + random.range(-1, 1) * size * u;
    const k = size * u;
    path += `${ellipse(x, top, 0.85 * k, k)}M${r(x - 1.9 * k)} ${r(h + u)}C${r(x - 2 * k)} ${r(top + 1.6 * k)} ${r(x - k)} ${r(top + 1.2 * k)} ${r(x)} ${r(top + 1.1 * k)}C${r(x + k)} ${r(top + 1.2 * k)} ${r(x + 2 * k)} ${r(top + 1.6 * k)} ${r(x + 1.9 * k)} ${r(h + u)}Z`;
    if (random.chance(arms)) path += limb([[x + 1.5 * k, top + 3 * k, 0.5 * k], [x + 1.9 * k, top, 0.42 * k], [x + random.range(1.2, 2.2) * k, top - random.range(2, 3.6) * k, 0.36 * k]]);
  }
  return path;
}

/** Curtains hanging on both sides, gathered towards the wings. */
function curtains(frame: Frame, reach: number, colour: string): string {
  const { w, h, u, focus, palette } = frame;
  let folds = '';
  for (const side of [-1, 1]) {
    const edge = side > 0 ? w : 0;
    const inner = focus + side * reach * u;
    const count = 9;
    for (let index = 0; index < count; index++) {
      const at = (t: number) => edge + (inner - edge) * t;
      const [a, b] = [at(index / count), at((index + 1.15) / count)];
      const sway = (index / count) * 6 * u * side;
      const paint = frame.defs.linear([[0, mix(colour, palette.near, 0.75)], [0.45, colour], [0.6, lighten(colour, 0.18)], [1, mix(colour, palette.near, 0.75)]], 'right');
      folds += fill(`M${r(a)} ${-u}H${r(b)}C${r(b)} ${r(h * 0.4)} ${r(b + sway * 0.2)} ${r(h * 0.6)} ${r(b + sway)} ${r(h + u)}H${r(a + sway)}C${r(a + sway * 0.2)} ${r(h * 0.6)} ${r(a)} ${r(h * 0.4)} ${r(a)} ${-u}Z`, paint);
    }
  }
  let valance = '';
  for (let x = -2 * u; x < w; x += 12 * u) valance += fill(`M${r(x)} ${-u}H${r(x + 12 * u)}V${r(7 * u)}Q${r(x + 6 * u)} ${r(13 * u)} ${r(x)} ${r(7 * u)}Z`, frame.defs.linear([[0, mix(colour, palette.near, 0.6)], [0.8, colour], [1, lighten(colour, 0.2)]])) + stroke(`M${r(x)} ${r(7 * u)}Q${r(x + 6 * u)} ${r(13 * u)} ${r(x + 12 * u)} ${r(7 * u)}`, palette.light, u * 0.4, 0.7);
  return folds + valance;
}

export function stage(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, palette } = frame;
  const floorY = horizon + 8 * u;
  const velvet = mix(palette.accent, palette.sky[1], 0.35);
  let back = room(frame, floorY) + fill(ellipse(focus, horizon - 22 * u, 25 * u), frame.defs.radial([[0, palette.light, 0.95], [0.85, palette.light, 0.55], [1, palette.light, 0]]));
  for (let index = -8; index <= 8; index++) back += stroke(`M${r(focus + index * 5 * u)} ${r(floorY)}L${r(focus + index * 14 * u)} ${r(h)}`, palette.near, u * 0.2, 0.5);
  back += beam(frame, focus - 30 * u, -4 * u, -24, horizon + 34 * u, 34 * u, palette.light, 0.5) + beam(frame, focus + 30 * u, -4 * u, 24, horizon + 34 * u, 34 * u, palette.light, 0.5);
  back += fill(ellipse(focus, floorY + 11 * u, 27 * u, 4.6 * u), frame.defs.radial([[0, palette.light, 0.95], [0.7, palette.light, 0.5], [1, palette.light, 0]]));
  let lamps = '';
  for (let x = focus - 60 * u; x < focus + 62 * u; x += 8 * u) lamps += fill(ellipse(x, floorY + 20 * u, 6 * u), frame.defs.radial([[0, palette.light, 0.6], [1, palette.light, 0]])) + fill(`M${r(x - 1.6 * u)} ${r(floorY + 21 * u)}a${r(1.6 * u)} ${r(1.6 * u)} 0 0 1 ${r(3.2 * u)} 0Z`, palette.light);
  const apron = fill(rect(0, floorY + 21 * u, w, h), palette.near);
  return { back: back + curtains(frame, 25, velvet), front: lamps + apron + motes(frame, palette.light, 36), ground: floorY + 12 * u };
}

export function concert(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 6 * u;
  let back = room(frame, floorY);
  const screen = rect(focus - 26 * u, horizon - 42 * u, 52 * u, 40 * u);
  back += fill(screen, frame.defs.radial([[0, palette.light], [0.5, palette.sky[3]], [1, palette.sky[2]]]));
  for (let index = 0; index < 24; index++) {
    const tall = random.range(3, 34) * u * (1 - Math.abs(index - 11.5) / 17);
    back += fill(rect(focus + (index - 12) * 2.1 * u, horizon - 22 * u - tall / 2, 1.2 * u, tall), index % 3 ? palette.sky[1] : palette.accent, 0.5);
  }
  back += stroke(`M0 ${r(5 * u)}H${w}M0 ${r(8 * u)}H${w}`, palette.near, u * 0.5) + stroke(Array.from({ length: 40 }, (_, index) => `M${r(index * 4 * u)} ${r(5 * u)}l${r(2 * u)} ${r(3 * u)}l${r(2 * u)} ${r(-3 * u)}`).join(''), palette.near, u * 0.3);
  for (let index = -4; index <= 4; index++) {
    const x = focus + index * 11 * u;
    const hue = [palette.accent, palette.light, palette.sky[3]][Math.abs(index) % 3] ?? palette.light;
    back += beam(frame, x, 8 * u, index * 7 + random.range(-14, 14), 96 * u, 20 * u, hue, 0.6) + fill(ellipse(x, 9 * u, 4 * u), frame.defs.radial([[0, palette.light, 1], [1, hue, 0]]));
  }
  back += fill(rect(0, floorY + 12 * u, w, h), layer(frame, 0.9)) + stroke(`M0 ${r(floorY + 12 * u)}H${w}`, palette.light, u * 0.3, 0.8);
  for (const side of [-1, 1]) for (let level = 0; level < 4; level++) back += fill(rect(focus + side * 36 * u - 6 * u, floorY + 12 * u - (level + 1) * 9 * u, 12 * u, 8.6 * u), layer(frame, 0.96)) + stroke(ellipse(focus + side * 36 * u, floorY + 7.6 * u - level * 9 * u, 3.2 * u), palette.sky[2], u * 0.3, 0.7);
  back += mist(frame, floorY + 8 * u, 20 * u, 0.35);
  return { back, front: solid(crowd(frame, floorY + 20 * u, 1.7, 0.5), layer(frame, 0.86)) + solid(crowd(frame, floorY + 27 * u, 2.6, 0.4), palette.near) + motes(frame, palette.accent, 50), ground: floorY + 12 * u };
}

export function cinema(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = fill(rect(0, 0, w, h), frame.defs.linear([[0, palette.near], [1, palette.sky[0]]]));
  const [sw, sh] = [62 * u, 36 * u];
  const top = horizon - 42 * u;
  back += fill(ellipse(focus, top + sh / 2, sw, sh * 1.2), frame.defs.radial([[0, palette.sky[2], 0.8], [1, palette.sky[2], 0]]));
  const screen = `M${r(focus - sw / 2)} ${r(top)}Q${r(focus)} ${r(top + 2 * u)} ${r(focus + sw / 2)} ${r(top)}V${r(top + sh)}Q${r(focus)} ${r(top + sh - 2 * u)} ${r(focus - sw / 2)} ${r(top + sh)}Z`;
  const clip = frame.defs.clip(screen);
  const inner = fill(rect(focus - sw, top, 2 * sw, sh), frame.defs.linear([[0, palette.sky[1]], [0.6, palette.sky[2]], [1, palette.sky[3]]])) + fill(ellipse(focus, top + sh * 0.72, 9 * u), palette.light) + fill(`M${r(focus - sw)} ${r(top + sh)}C${r(focus - 20 * u)} ${r(top + sh * 0.6)} ${r(focus - 8 * u)} ${r(top + sh * 0.82)} ${r(focus)} ${r(top + sh * 0.86)}C${r(focus + 12 * u)} ${r(top + sh * 0.66)} ${r(focus + 22 * u)} ${r(top + sh * 0.7)} ${r(focus + sw)} ${r(top + sh)}Z`, layer(frame, 0.6));
  back += `<g clip-path="${clip}">${inner}</g>${stroke(screen, palette.light, u * 0.4, 0.7)}`;
  back += beam(frame, focus, -30 * u, 0, 100 * u, 92 * u, palette.light, 0.16);
  const velvet = mix(palette.accent, palette.near, 0.35);
  for (const side of [-1, 1]) for (let index = 0; index < 6; index++) {
    const x = focus + side * (33 + index * 4.4) * u;
    back += fill(rect(side > 0 ? x : x - 4.6 * u, 0, 4.7 * u, horizon + 6 * u), frame.defs.linear([[0, mix(velvet, palette.near, 0.8)], [0.5, velvet], [1, mix(velvet, palette.near, 0.8)]], 'right'), 1 - index * 0.1);
  }
  let seats = '';
  for (let line = 0; line < 5; line++) {
    const y = horizon + (4 + line * 6.4) * u;
    const size = (3 + line * 1.35) * u;
    const paint = frame.defs.linear([[0, mix(palette.accent, palette.sky[2], 0.25)], [0.12, mix(palette.accent, palette.near, 0.5 + line * 0.08)], [1, palette.near]]);
    for (let x = focus + ((line % 2) - 1) * size * 0.6 - Math.ceil(focus / size / 1.2) * size * 1.2; x < w + size; x += size * 1.2) {
      if (line < 3 && random.chance(0.3)) seats += fill(`${ellipse(x, y - size * 0.34, size * 0.3, size * 0.36)}`, palette.near) + stroke(`M${r(x - size * 0.26)} ${r(y - size * 0.5)}A${r(size * 0.3)} ${r(size * 0.36)} 0 0 1 ${r(x + size * 0.26)} ${r(y - size * 0.5)}`, palette.light, u * 0.2, 0.7);
      seats += fill(`M${r(x - size * 0.5)} ${r(y + size * 2)}V${r(y + size * 0.3)}Q${r(x - size * 0.48)} ${r(y)} ${r(x)} ${r(y)}Q${r(x + size * 0.48)} ${r(y)} ${r(x + size * 0.5)} ${r(y + size * 0.3)}V${r(y + size * 2)}Z`, paint);
    }
  }
  return { back: back + fill(rect(0, horizon + 2 * u, w, h), palette.near), front: seats + motes(frame, palette.light, 40), ground: horizon + 4 * u };
}

export function boxing(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const deck = horizon + 9 * u;
  let back = room(frame, deck + 4 * u) + fill(rect(0, 0, w, horizon + 12 * u), frame.defs.linear([[0, palette.near, 0.9], [0.6, palette.sky[0], 0.4], [1, palette.sky[0], 0.1]]));
  for (let index = 0; index < 46; index++) {
    const [x, y] = [random.range(0, w), horizon - random.range(-2, 16) * u];
    back += fill(ellipse(x, y, 1.2 * u, 1.5 * u) + `M${r(x - 2.4 * u)} ${r(y + 6 * u)}Q${r(x - 2 * u)} ${r(y + 1.4 * u)} ${r(x)} ${r(y + 1.4 * u)}Q${r(x + 2 * u)} ${r(y + 1.4 * u)} ${r(x + 2.4 * u)} ${r(y + 6 * u)}Z`, layer(frame, random.range(0.55, 0.85)));
    if (random.chance(0.12)) back += fill(ellipse(x + 2 * u, y, 4 * u), frame.defs.radial([[0, '#ffffff', 0.95], [0.12, '#ffffff', 0.6], [1, palette.light, 0]]));
  }
  const lamp = Math.max(8 * u, horizon - 56 * u);
  for (const dx of [-18, -6, 6, 18]) back += beam(frame, focus + dx * u, lamp, -dx * 0.6, 76 * u, 32 * u, palette.light, 0.5) + fill(polygon([[focus + (dx - 4) * u, lamp + 2 * u], [focus + (dx + 4) * u, lamp + 2 * u], [focus + (dx + 2) * u, lamp - 2 * u], [focus + (dx - 2) * u, lamp - 2 * u]]), palette.near) + fill(ellipse(focus + dx * u, lamp + 2 * u, 3.4 * u, 0.7 * u), palette.light);
  back += stroke(`M${r(focus - 30 * u)} ${r(lamp - 2 * u)}H${r(focus + 30 * u)}M${r(focus - 20 * u)} 0V${r(lamp - 2 * u)}M${r(focus + 20 * u)} 0V${r(lamp - 2 * u)}`, palette.near, u * 0.5);
  back += fill(polygon([[focus - 42 * u, deck], [focus + 42 * u, deck], [focus + 62 * u, deck + 16 * u], [focus - 62 * u, deck + 16 * u]]), frame.defs.linear([[0, mix(palette.sky[3], palette.light, 0.4)], [1, mix(palette.sky[2], palette.near, 0.2)]])) + fill(rect(0, deck + 16 * u, w, h), frame.defs.linear([[0, mix(palette.accent, palette.near, 0.35)], [0.25, palette.near], [1, palette.near]]));
  const rope = (y: number, sag: number, colour: string) => stroke(`M${r(focus - 42 * u)} ${r(y)}Q${r(focus)} ${r(y + sag)} ${r(focus + 42 * u)} ${r(y)}`, colour, u * 0.6);
  for (const [up, colour] of [[17, palette.accent], [12, palette.light], [7, palette.sky[2]]] as const) back += rope(deck - up * u, u, colour) + stroke(`M${r(focus - 42 * u)} ${r(deck - up * u)}L${r(focus - 70 * u)} ${r(deck + (18 - up * 1.5) * u)}M${r(focus + 42 * u)} ${r(deck - up * u)}L${r(focus + 70 * u)} ${r(deck + (18 - up * 1.5) * u)}`, colour, u * 0.7);
  back += fill(rect(focus - 43.4 * u, deck - 20 * u, 2.8 * u, 20 * u) + rect(focus + 40.6 * u, deck - 20 * u, 2.8 * u, 20 * u), palette.near);
  return { back: back + fill(ellipse(focus, deck + 8 * u, 26 * u, 4 * u), frame.defs.radial([[0, palette.light, 0.9], [1, palette.light, 0]])), front: motes(frame, palette.light, 40), ground: deck + 10 * u };
}
