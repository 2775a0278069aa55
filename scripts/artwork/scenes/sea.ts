/** Water: ocean, island, lighthouse, harbour, reef. */
import { cottage } from './pieces';
import { beam, mist, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { flock, orb, sky, streaks } from '../sky';
import { blob, ellipse, fill, limb, polygon, r, rect, solid, stroke } from '../svg';
import { grass, hazyLand, land, palm, ridgeline, water } from '../terrain';

/** Breaking waves across the foreground. */
function surf(frame: Frame, y: number, height: number, colour: string): string {
  const { w, u, random, palette } = frame;
  let crest = `M${-u} ${y}`;
  let foam = '';
  for (let x = -u; x < w + 6 * u; ) {
    const step = random.range(7, 13) * u;
    const tall = height * random.range(0.5, 1);
    crest += `C${r(x + step * 0.35)} ${r(y - tall)} ${r(x + step * 0.6)} ${r(y - tall)} ${r(x + step * 0.72)} ${r(y - tall * 0.55)}C${r(x + step * 0.6)} ${r(y - tall * 0.6)} ${r(x + step * 0.7)} ${r(y)} ${r(x + step)} ${r(y)}`;
    foam += `M${r(x + step * 0.2)} ${r(y - tall * 0.62)}C${r(x + step * 0.38)} ${r(y - tall * 1.02)} ${r(x + step * 0.6)} ${r(y - tall)} ${r(x + step * 0.72)} ${r(y - tall * 0.55)}`;
    x += step;
  }
  return fill(`${crest}V${frame.h + u}H${-u}Z`, colour) + stroke(foam, palette.light, u * 0.24, 0.6);
}

export function ocean(frame: Frame): Scenery {
  const { h, u, focus, horizon, random, palette } = frame;
  const kind = palette.dark && random.chance(0.4) ? 'crescent' : 'full';
  const back = sky(frame) + streaks(frame, horizon * 0.3, horizon * 0.95, 10) + orb(frame, focus, horizon - (kind === 'full' ? 9 : 24) * u, (kind === 'full' ? 13 : 7) * u, kind) + water(frame) + mist(frame, horizon, 6 * u, 0.5);
  return { back: back + flock(frame, focus - 22 * u, horizon - 18 * u, 5), front: surf(frame, h - 15 * u, 4 * u, layer(frame, 0.88)) + surf(frame, h - 9 * u, 5 * u, palette.near), ground: horizon + 9 * u };
}

export function island(frame: Frame): Scenery {
  const { h, u, focus, horizon, palette } = frame;
  let back = sky(frame) + streaks(frame, horizon * 0.2, horizon * 0.9, 8) + orb(frame, focus - 4 * u, horizon - 16 * u, 13 * u);
  back += fill(polygon([[focus - 60 * u, horizon], [focus - 44 * u, horizon - 9 * u], [focus - 38 * u, horizon - 10 * u], [focus - 22 * u, horizon]]), layer(frame, 0.3));
  back += fill(`M${r(focus - 2 * u)} ${r(horizon)}C${r(focus + 14 * u)} ${r(horizon - 3 * u)} ${r(focus + 20 * u)} ${r(horizon - 22 * u)} ${r(focus + 28 * u)} ${r(horizon - 23 * u)}C${r(focus + 34 * u)} ${r(horizon - 22 * u)} ${r(focus + 40 * u)} ${r(horizon - 4 * u)} ${r(focus + 56 * u)} ${r(horizon)}Z`, layer(frame, 0.45));
  back += water(frame) + mist(frame, horizon, 6 * u, 0.5);
  const ground = horizon + 15 * u;
  back += fill(ellipse(focus, ground + 2 * u, 30 * u, 3.4 * u), layer(frame, 0.9)) + stroke(`M${r(focus - 30 * u)} ${r(ground + 3 * u)}Q${r(focus)} ${r(ground + 8 * u)} ${r(focus + 30 * u)} ${r(ground + 3 * u)}`, palette.light, u * 0.2, 0.5);
  back += solid(palm(focus - 17 * u, ground, 25 * u, -0.5) + palm(focus - 13 * u, ground, 18 * u, 0.4) + palm(focus + 19 * u, ground + u, 21 * u, 0.6), layer(frame, 0.95));
  const fronds = solid(palm(focus - 46 * u, h + 6 * u, 62 * u, 0.3) + palm(focus + 52 * u, h + 10 * u, 50 * u, -0.3), palette.near);
  return { back, front: fronds, ground: ground + u };
}

export function lighthouse(frame: Frame): Scenery {
  const { h, u, focus, horizon, palette } = frame;
  const x = focus + 8 * u;
  const base = horizon - 1 * u;
  const top = base - 34 * u;
  let back = sky(frame) + streaks(frame, horizon * 0.25, horizon * 0.9, 8) + orb(frame, focus - 22 * u, horizon - 26 * u, 6 * u, palette.dark ? 'crescent' : 'full') + water(frame);
  back += beam(frame, x, top, 96, 110 * u, 34 * u, palette.light, 0.6) + beam(frame, x, top, -84, 110 * u, 34 * u, palette.light, 0.6);
  const cliff = blob([[x - 26 * u, h + 20 * u], [x - 20 * u, horizon + 14 * u], [x - 15 * u, horizon + 9 * u], [x - 13 * u, horizon + 2 * u], [x - 6 * u, base], [x + 8 * u, base - u], [x + 16 * u, horizon + 2 * u], [x + 30 * u, horizon + 6 * u], [x + 60 * u, horizon + 16 * u], [x + 80 * u, h + 20 * u]]);
  const shaft = (y: number) => (3.4 - (1.3 * (base - y)) / (base - top)) * u;
  const slice = (from: number, to: number) => polygon([[x - shaft(from), from], [x + shaft(from), from], [x + shaft(to), to], [x - shaft(to), to]]);
  const white = frame.defs.linear([[0, mix(palette.light, palette.sky[2], 0.25)], [1, mix(palette.near, palette.sky[1], 0.4)]], 'right');
  back += fill(cliff, layer(frame, 0.94)) + stroke(`M${r(x - 13 * u)} ${r(horizon + 2 * u)}Q${r(x - 8 * u)} ${r(base + u)} ${r(x + 8 * u)} ${r(base - u)}`, palette.light, u * 0.2, 0.5);
  back += fill(slice(base + u, top + 3 * u), white);
  for (let index = 0; index < 3; index++) back += fill(slice(base - (2 + index * 10) * u, base - (7 + index * 10) * u), palette.accent);
  back += fill(rect(x - 3.2 * u, top + 2 * u, 6.4 * u, 1.1 * u) + rect(x - 1.9 * u, top - 2.4 * u, 3.8 * u, 0.6 * u) + `M${r(x - 2.6 * u)} ${r(top - 2.2 * u)}Q${r(x)} ${r(top - 6 * u)} ${r(x + 2.6 * u)} ${r(top - 2.2 * u)}Z`, palette.near);
  back += fill(rect(x - 1.6 * u, top - 2 * u, 3.2 * u, 4 * u), palette.light) + fill(ellipse(x, top, 14 * u), frame.defs.radial([[0, palette.light, 0.95], [0.3, palette.light, 0.35], [1, palette.light, 0]]));
  back += cottage(frame, x + 13 * u, base + 2.6 * u, 9 * u);
  return { back, front: surf(frame, h - 14 * u, 5 * u, layer(frame, 0.9)) + surf(frame, h - 8 * u, 5 * u, palette.near), ground: horizon + 2.4 * u };
}

export function harbour(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const hills = ridgeline(frame, horizon + u, 12 * u, 0.2);
  let back = sky(frame) + streaks(frame, horizon * 0.3, horizon * 0.9, 8) + orb(frame, focus - 6 * u, horizon - 19 * u, 9 * u) + hazyLand(frame, hills, 0.3);
  let town = '';
  let lights = '';
  for (let x = -2 * u; x < w; x += random.range(2.4, 5) * u) {
    const tall = random.range(2, 7) * u;
    const wide = random.range(2.6, 5) * u;
    town += `M${r(x)} ${r(horizon + u)}V${r(horizon - tall)}L${r(x + wide / 2)} ${r(horizon - tall - 2 * u)}L${r(x + wide)} ${r(horizon - tall)}V${r(horizon + u)}Z`;
    for (let y = horizon - tall + u; y < horizon - u; y += 1.7 * u) if (random.chance(0.6)) lights += rect(x + wide * random.range(0.2, 0.6), y, 0.6 * u, 0.9 * u);
  }
  back += fill(town, layer(frame, 0.55)) + fill(lights, palette.accent, 0.9) + water(frame, horizon + u) + mist(frame, horizon + u, 6 * u, 0.4);
  const boat = (x: number, y: number, s: number, ink: string) =>
    stroke(`M${r(x)} ${r(y)}v${r(-13 * s)}M${r(x)} ${r(y - 12 * s)}L${r(x - 7 * s)} ${r(y - s)}M${r(x)} ${r(y - 12 * s)}L${r(x + 7 * s)} ${r(y - s)}`, ink, s * 0.26) +
    fill(`M${r(x - 7 * s)} ${r(y - 2 * s)}C${r(x - 3 * s)} ${r(y - s)} ${r(x + 3 * s)} ${r(y - s)} ${r(x + 8 * s)} ${r(y - 2.6 * s)}C${r(x + 7 * s)} ${r(y + s)} ${r(x + 5 * s)} ${r(y + 1.4 * s)} ${r(x - 5 * s)} ${r(y + 1.4 * s)}Z${rect(x - 3 * s, y - 4 * s, 4 * s, 2.6 * s)}`, ink) +
    fill(ellipse(x, y - 13 * s, s * 0.36), palette.accent) + fill(ellipse(x, y + 2.4 * s, 7 * s, s * 0.5), ink, 0.4);
  for (let index = 0; index < 7; index++) {
    const t = index / 7;
    back += boat(focus + (index % 2 ? 1 : -1) * random.range(14, 50) * u, horizon + (3 + t * 10) * u, (0.6 + t * 0.7) * u, layer(frame, 0.65 + t * 0.3));
  }
  const ground = horizon + 17 * u;
  const quay = fill(rect(0, ground - 0.6 * u, w, h), frame.defs.linear([[0, layer(frame, 0.86)], [0.4, palette.near], [1, palette.near]])) + stroke(`M0 ${r(ground - 0.6 * u)}H${w}`, palette.light, u * 0.16, 0.45);
  let posts = '';
  for (let x = 3 * u; x < w; x += 13 * u) posts += `${rect(x, ground - 3 * u, 1.5 * u, 3 * u)}${rect(x - 0.4 * u, ground - 3.6 * u, 2.3 * u, 0.9 * u)}`;
  const lamp = focus + 33 * u;
  const standard = stroke(`M${r(lamp)} ${r(ground + u)}V${r(ground - 27 * u)}q0 ${-3 * u} ${-4 * u} ${-3 * u}`, palette.near, u * 0.5) + fill(ellipse(lamp - 4 * u, ground - 29 * u, 12 * u), frame.defs.radial([[0, palette.accent, 0.7], [0.2, palette.accent, 0.35], [1, palette.accent, 0]])) + fill(ellipse(lamp - 4 * u, ground - 29 * u, 0.9 * u), palette.light);
  return { back: back + quay + fill(posts, palette.near) + standard, front: '', ground: ground + 1.6 * u };
}

export function reef(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const deep = frame.defs.linear([[0, mix(palette.sky[3], palette.sky[2], 0.2)], [0.2, palette.sky[2]], [0.55, palette.sky[1]], [1, palette.sky[0]]]);
  let back = fill(rect(0, 0, w, h), deep) + fill(ellipse(focus, -4 * u, 70 * u, 50 * u), frame.defs.radial([[0, palette.light, 0.9], [0.4, palette.light, 0.3], [1, palette.light, 0]]));
  for (let index = -4; index <= 4; index++) back += beam(frame, focus + index * 7 * u, -6 * u, -index * 7 + random.range(-3, 3), h * 0.85, random.range(8, 20) * u, palette.light, 0.26);
  back += hazyLand(frame, ridgeline(frame, horizon + 12 * u, 16 * u, 0.6), 0.4) + hazyLand(frame, ridgeline(frame, horizon + 22 * u, 12 * u, 0.5), 0.6);
  for (let index = 0; index < 40; index++) {
    const x = focus + random.range(-46, 46) * u;
    const y = horizon + random.range(-30, 12) * u;
    const s = random.range(0.5, 1.2) * u;
    back += fill(`M${r(x)} ${r(y)}q${r(1.5 * s)} ${r(-1.2 * s)} ${r(3 * s)} 0l${r(s)} ${r(-0.8 * s)}v${r(1.6 * s)}l${r(-s)} ${r(-0.8 * s)}q${r(-1.5 * s)} ${r(1.2 * s)} ${r(-3 * s)} 0Z`, index % 4 ? layer(frame, 0.7) : palette.accent, 0.85);
  }
  const floor = ridgeline(frame, h - 10 * u, 9 * u, 0.25);
  let corals = '';
  for (let x = 0; x < w; x += random.range(3, 7) * u) {
    const tall = random.range(5, 17) * u * (0.5 + Math.min(1, Math.abs(x - focus) / (30 * u)));
    const y = floor(x) + 2 * u;
    const ink = random.pick([palette.near, palette.near, mix(palette.accent, palette.near, 0.35), mix(palette.sky[2], palette.near, 0.5)]);
    const arms = random.int(3, 6);
    let coral = '';
    for (let arm = 0; arm < arms; arm++) {
      const lean = (arm / (arms - 1) - 0.5) * 1.3;
      coral += limb([[x, y, 0.7 * u], [x + lean * tall * 0.3, y - tall * 0.45, 0.6 * u], [x + lean * tall * 0.55, y - tall * 0.75, 0.5 * u], [x + lean * tall * 0.5, y - tall * random.range(0.85, 1.05), 0.42 * u]]);
    }
    corals += solid(coral, ink);
  }
  return { back: back + corals, front: fill(land(frame, floor), palette.near) + fill(grass(frame, floor, 5, 1), palette.near) + motes(frame, palette.light, 50), ground: horizon - 4 * u };
}
