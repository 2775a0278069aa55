/** Open country: desert, mountains, field, snow, road, cartoon-hills. */
import { grove, lit } from './pieces';
import { mist, motes, snowfall } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { cumulus, flock, maria, orb, sky, streaks } from '../sky';
import { ellipse, fill, limb, type Point, polygon, r, rect, stroke } from '../svg';
import { grass, hazyLand, land, pines, ridgeline, tree } from '../terrain';

export function desert(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const dune = (y: number, height: number, nearness: number, tilt: number) => {
    const crest: Point[] = [];
    const phase = random.range(0, 6);
    for (let x = -u; x <= w + u; x += u) crest.push([x, y - (height * (Math.sin(x / (w * 0.24) + phase) + 0.5 * Math.sin(x / (w * 0.11) + phase * 2) + tilt * (x / w - 0.5))) / 2]);
    const body = polygon([...crest, [w + u, h + u], [-u, h + u]]);
    const colour = layer(frame, nearness);
    const shaded = frame.defs.linear([[0, mix(colour, palette.sky[3], 0.28)], [0.35, colour], [1, mix(colour, palette.near, 0.35)]], 'diagonal');
    const edge = stroke(`M${crest.map(([x, at]) => `${r(x)} ${r(at)}`).join('L')}`, palette.light, u * 0.14, 0.5 * nearness);
    return fill(body, shaded) + edge;
  };
  const mesa = (x: number, width: number, height: number) => {
    const y = horizon + u * 2;
    return polygon([[x - width * 0.62, y], [x - width * 0.48, y - height * 0.5], [x - width * 0.42, y - height], [x + width * 0.4, y - height * random.range(0.94, 1)], [x + width * 0.46, y - height * 0.46], [x + width * 0.7, y]]);
  };
  const mesas = fill(mesa(focus - 34 * u, 22 * u, 15 * u) + mesa(focus + 40 * u, 26 * u, 20 * u), layer(frame, 0.3));
  const back =
    sky(frame) + streaks(frame, horizon * 0.25, horizon * 0.9, 8) + orb(frame, focus, horizon - 14 * u, 13 * u) + mesas + mist(frame, horizon, 14 * u, 0.6) +
    dune(horizon + 5 * u, 5 * u, 0.35, 1) + dune(horizon + 13 * u, 8 * u, 0.58, -1.4);
  const ground = horizon + 19 * u;
  return { back: back + dune(ground + 2 * u, 5 * u, 0.82, 1.6), front: dune(h - 10 * u, 9 * u, 1, -2) + motes(frame, palette.light, 30), ground: ground + 0.5 * u };
}

/** A peak with one side in the light and snow towards the summit. */
function peak(frame: Frame, x: number, foot: number, width: number, height: number, nearness: number): string {
  const { random, palette, u } = frame;
  const top = foot - height;
  const dark = layer(frame, nearness);
  const bright = mix(dark, palette.sky[3], 0.42);
  const flank = (side: number): Point[] => [0.2, 0.42, 0.62, 0.82, 1].map((t) => [x + side * width * (t + random.range(-0.04, 0.04)) * 0.5, top + height * (t + random.range(-0.04, 0.04))]);
  const left = flank(-1);
  const right = flank(1);
  const spine: Point[] = [0.14, 0.3, 0.46, 0.66, 1].map((t, index) => [x + width * (index % 2 ? 0.05 : -0.03) * (1 + t), top + height * t]);
  const whole = polygon([[x, top], ...right, ...left.toReversed()]);
  const face = polygon([[x, top], ...(frame.focus >= x ? right : left), ...spine.toReversed()]);
  const cap = polygon([[x, top], [x + width * 0.1, top + height * 0.2], [x + width * 0.05, top + height * 0.17], [x + width * 0.02, top + height * 0.27], [x - width * 0.03, top + height * 0.19], [x - width * 0.07, top + height * 0.24], [x - width * 0.1, top + height * 0.2]]);
  return fill(whole, dark) + fill(face, bright, 0.75) + fill(cap, lighten(palette.sky[3], 0.4), 0.85) + stroke(`M${r(x)} ${r(top)}L${right.map(([px, py]) => `${r(px)} ${r(py)}`).join('L')}`, palette.light, u * 0.08, 0.3);
}

export function mountains(frame: Frame): Scenery {
  const { w, u, focus, horizon, random } = frame;
  const foot = horizon + 8 * u;
  let back = sky(frame) + orb(frame, focus + 6 * u, horizon - 30 * u, 7 * u) + streaks(frame, horizon * 0.3, horizon * 0.8, 6);
  for (let x = -0.1; x < 1.15; x += 0.2) back += peak(frame, x * w + random.range(-4, 4) * u, foot, random.range(40, 60) * u, random.range(18, 28) * u, 0.22);
  back += mist(frame, foot - 6 * u, 20 * u, 0.55);
  back += peak(frame, focus - 26 * u, foot + 4 * u, 66 * u, 34 * u, 0.5) + peak(frame, focus + 34 * u, foot + 4 * u, 60 * u, 27 * u, 0.46);
  back += mist(frame, foot, 18 * u, 0.6);
  const wood = ridgeline(frame, foot + 8 * u, 5 * u, 0.3);
  back += fill(pines(frame, wood, 3, 7, 1.1), layer(frame, 0.72)) + hazyLand(frame, wood, 0.72) + mist(frame, foot + 12 * u, 12 * u, 0.28);
  const near = ridgeline(frame, foot + 16 * u, 4 * u, 0.2);
  back += fill(land(frame, near), layer(frame, 0.95)) + fill(grass(frame, near, 1.6), layer(frame, 0.95));
  return { back, front: grove(frame, foot + 24 * u, 'pine'), ground: near(focus) + u };
}

export function field(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const far = ridgeline(frame, horizon + 1 * u, 4 * u, 0.1);
  let back = sky(frame) + streaks(frame, horizon * 0.35, horizon * 0.95, 9) + orb(frame, focus, horizon - 9 * u, 11 * u) + hazyLand(frame, far, 0.32);
  for (let x = 0; x < w; x += random.range(6, 15) * u) back += fill(tree(frame, x, far(x) + u, random.range(3, 6) * u), layer(frame, 0.42));
  back += mist(frame, horizon + 2 * u, 9 * u, 0.55);
  const ground = horizon + 16 * u;
  const soil = frame.defs.linear([[0, mix(palette.sky[3], palette.sky[2], 0.6)], [0.2, layer(frame, 0.55)], [0.5, layer(frame, 0.9)], [1, palette.near]]);
  back += fill(rect(0, horizon + 2 * u, w, h), soil);
  for (let index = -14; index <= 14; index++) {
    back += stroke(`M${r(focus + index * 2.4 * u)} ${r(horizon + 2 * u)}Q${r(focus + index * 6 * u)} ${r(horizon + 12 * u)} ${r(focus + index * 22 * u)} ${r(h)}`, index % 2 ? palette.near : palette.sky[2], u * 0.5, 0.24);
  }
  const oak = focus + (focus > w / 2 ? -30 : 30) * u;
  back += fill(tree(frame, oak, ground - 4 * u, 26 * u), layer(frame, 0.9));
  for (let row = 0; row < 5; row++) back += fill(grass(frame, () => horizon + (4 + row * 3) * u, 1 + row * 0.6, 0.5), layer(frame, 0.45 + row * 0.11));
  const ears = grass(frame, () => h - 2 * u, 12, 0.55) + grass(frame, () => h - u, 9, 0.5);
  return { back, front: fill(grass(frame, () => ground + 2 * u, 3.4, 0.35), layer(frame, 0.95)) + fill(ears, palette.near) + motes(frame, palette.light, 36), ground };
}

export function snow(frame: Frame): Scenery {
  const { u, focus, horizon, random, palette } = frame;
  const white = (t: number) => mix('#ffffff', mix(palette.sky[1], palette.sky[2], 0.5), t);
  const drift = (y: number, height: number, shade: number) => {
    const line = ridgeline(frame, y, height, 0.05);
    return { line, markup: fill(land(frame, line), frame.defs.linear([[0, white(shade)], [0.5, white(shade + 0.25)], [1, mix(palette.sky[0], palette.near, 0.5)]])) };
  };
  const ridge = ridgeline(frame, horizon + 2 * u, 14 * u, 0.75);
  let back = sky(frame) + orb(frame, focus, horizon - 22 * u, 9 * u) + maria(frame, focus, horizon - 22 * u, 9 * u) + hazyLand(frame, ridge, 0.25) + mist(frame, horizon, 12 * u, 0.6);
  const first = drift(horizon + 5 * u, 4 * u, 0.3);
  back += fill(pines(frame, (x) => first.line(x) + u, 4, 11, 2.2), layer(frame, 0.62)) + first.markup;
  const second = drift(horizon + 14 * u, 4 * u, 0.12);
  back += second.markup;
  for (const side of [-1, 1]) for (let step = 0; step < 4; step++) {
    const x = focus + side * (20 + step * 9 + random.range(-2, 2)) * u;
    back += lit(frame, x, second.line(x) + 3 * u, (16 + step * 7) * u);
  }
  return { back, front: snowfall(frame), ground: second.line(focus) + 5 * u };
}

export function road(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const range = ridgeline(frame, horizon + u, 11 * u, 0.7);
  const low = ridgeline(frame, horizon + 2 * u, 4 * u, 0.5);
  let back = sky(frame) + streaks(frame, horizon * 0.3, horizon * 0.9, 9) + orb(frame, focus, horizon - 5 * u, 14 * u, random.chance(0.5) ? 'striped' : 'full') + hazyLand(frame, range, 0.3) + mist(frame, horizon, 8 * u, 0.5) + hazyLand(frame, low, 0.55);
  const plain = frame.defs.linear([[0, layer(frame, 0.5)], [0.3, layer(frame, 0.85)], [1, palette.near]]);
  back += fill(rect(0, horizon + u, w, h), plain);
  const foot = h * 1.02;
  const wide = 46 * u;
  const tarmac = frame.defs.linear([[0, mix(palette.sky[3], palette.sky[2], 0.4)], [0.2, mix(palette.sky[1], palette.near, 0.45)], [1, mix(palette.near, '#000000', 0.25)]]);
  back += fill(polygon([[focus - u * 0.4, horizon + u], [focus + u * 0.4, horizon + u], [focus + wide, foot], [focus - wide, foot]]), tarmac);
  back += stroke(`M${r(focus - u * 0.4)} ${r(horizon + u)}L${r(focus - wide * 0.92)} ${r(foot)}M${r(focus + u * 0.4)} ${r(horizon + u)}L${r(focus + wide * 0.92)} ${r(foot)}`, palette.light, u * 0.18, 0.4);
  const depth = foot - horizon - u;
  for (let step = 0; step < 9; step++) {
    const a = 0.03 + 0.97 * (step / 9) ** 2;
    const b = a + 0.05 * (0.3 + a);
    back += fill(polygon([[focus - u * a, horizon + u + depth * a], [focus + u * a, horizon + u + depth * a], [focus + u * b, horizon + u + depth * b], [focus - u * b, horizon + u + depth * b]]), palette.accent, 0.9);
  }
  for (const side of [-1, 1]) for (let step = 0; step < 6; step++) {
    const t = 0.03 + (step / 6) ** 1.8;
    const x = focus + side * (u + wide * 1.25 * t);
    const y = horizon + u + depth * t * 0.8;
    const tall = (2 + 30 * t) * u;
    back += stroke(`M${r(x)} ${r(y)}v${r(-tall)}M${r(x - tall * 0.14)} ${r(y - tall * 0.9)}h${r(tall * 0.28)}M${r(x - tall * 0.1)} ${r(y - tall * 0.8)}h${r(tall * 0.2)}`, layer(frame, 0.75 + t * 0.25), u * (0.12 + 0.6 * t));
  }
  return { back, front: fill(grass(frame, (x) => (Math.abs(x - focus) < wide * 0.95 ? h + 20 * u : h - u), 6, 0.7), palette.near), ground: horizon + 17 * u };
}

export function cartoonHills(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const green = [mix(palette.sky[2], '#7ccf6b', 0.6), mix(palette.sky[1], '#3fa86a', 0.62), mix(palette.sky[0], '#1f7d5c', 0.6), mix(palette.near, '#125544', 0.6)];
  const tones = [0, 1, 2, 3].map((index) => (palette.dark ? layer(frame, 0.3 + index * 0.22) : (green[index] ?? palette.near)));
  let back = sky(frame) + orb(frame, focus + 12 * u, horizon - 30 * u, 9 * u, 'ringed');
  for (const [dx, dy, size] of [[-30, -34, 30], [34, -20, 24], [-12, -48, 20], [48, -46, 26]] as const) back += cumulus(frame, focus + dx * u, horizon + dy * u, size * u, '#ffffff', 0.92);
  const mound = (x: number, y: number, rx: number, ry: number, tone: string) => {
    const paint = frame.defs.linear([[0, lighten(tone, 0.22)], [0.5, tone], [1, mix(tone, palette.near, 0.4)]]);
    return fill(ellipse(x, y, rx, ry), paint);
  };
  back += mound(focus - 40 * u, horizon + 20 * u, 46 * u, 28 * u, tones[0] ?? '') + mound(focus + 44 * u, horizon + 22 * u, 54 * u, 34 * u, tones[1] ?? '');
  for (let index = 0; index < 7; index++) {
    const x = focus + random.range(-60, 60) * u;
    const tall = random.range(5, 9) * u;
    const y = horizon + random.range(2, 7) * u;
    back += fill(limb([[x, y + 3 * u, u * 0.4], [x, y - tall * 0.4, u * 0.3]]), palette.near) + mound(x, y - tall * 0.7, tall * 0.34, tall * 0.5, index % 2 ? (tones[2] ?? '') : mix(palette.accent, palette.sky[2], 0.3));
  }
  back += mound(focus - 6 * u, horizon + 36 * u, 74 * u, 30 * u, tones[2] ?? '');
  const path = `M${r(focus - 2 * u)} ${r(horizon + 6.4 * u)}C${r(focus + 14 * u)} ${r(horizon + 14 * u)} ${r(focus - 22 * u)} ${r(horizon + 20 * u)} ${r(focus - 8 * u)} ${r(h)}H${r(focus + 16 * u)}C${r(focus - 4 * u)} ${r(horizon + 22 * u)} ${r(focus + 22 * u)} ${r(horizon + 14 * u)} ${r(focus + 1 * u)} ${r(horizon + 6.4 * u)}Z`;
  back += fill(path, mix(palette.sky[3], '#fff2cf', 0.5), 0.8) + flock(frame, focus - 24 * u, horizon - 22 * u, 5);
  let flowers = '';
  for (let index = 0; index < 46; index++) {
    const x = random.range(0, w);
    const y = h - random.range(0, 9) * u;
    flowers += stroke(`M${r(x)} ${r(h + u)}V${r(y)}`, tones[3] ?? '', u * 0.22) + fill(ellipse(x, y, u * random.range(0.6, 1.2)), random.pick([palette.accent, palette.light, palette.sky[3]])) + fill(ellipse(x, y, u * 0.35), palette.near, 0.6);
  }
  const meadow = mound(w * 0.5, h + 8 * u, w * 0.9, 15 * u, tones[3] ?? '');
  return { back, front: meadow + flowers, ground: horizon + 13 * u };
}
