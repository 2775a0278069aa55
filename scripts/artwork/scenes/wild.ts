/** Forest, jungle and outer space. */
import { beam, mist, motes } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { sky, stars } from '../sky';
import { ellipse, fill, limb, r, rect, solid, stroke } from '../svg';
import { grass, land, ridgeline } from '../terrain';

/** Trunks going up out of the picture. */
function trunks(frame: Frame, gap: number, width: number, nearness: number, clear: number): string {
  const { w, h, u, random, focus } = frame;
  let path = '';
  for (let x = -4 * u; x < w + 4 * u; x += random.range(0.6, 1.5) * gap * u) {
    if (Math.abs(x - focus) < clear * u) continue;
    const half = width * u * random.range(0.35, 0.7);
    const lean = random.range(-2, 2) * u;
    path += limb([[x, h, half * 1.7], [x + lean * 0.2, h * 0.78, half * 1.05], [x + lean * 0.5, h * 0.4, half * 0.85], [x + lean, -4 * u, half * 0.7]]);
    for (let twig = 0; twig < 3; twig++) {
      const y = h * random.range(0.05, 0.5);
      const side = random.chance(0.5) ? 1 : -1;
      const reach = random.range(4, 10) * width * 0.4 * u;
      path += limb([[x + lean * 0.5, y, half * 0.4], [x + side * reach * 0.6, y - reach * 0.35, half * 0.22], [x + side * reach, y - reach * 0.7, 0.2]]);
    }
  }
  return solid(path, layer(frame, nearness));
}

export function forest(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const glow = frame.defs.radial([[0, palette.light, 1], [0.25, palette.sky[3], 0.8], [0.6, palette.sky[2], 0.45], [1, palette.sky[2], 0]]);
  let back = fill(rect(0, 0, w, h), frame.defs.linear([[0, palette.sky[1]], [0.6, palette.sky[2]], [1, palette.sky[1]]])) + fill(ellipse(focus, horizon - 12 * u, 52 * u, 62 * u), glow);
  back += trunks(frame, 4, 1.2, 0.28, 2) + mist(frame, horizon, 46 * u, 0.4) + trunks(frame, 7, 2.2, 0.5, 7);
  for (let index = 0; index < 6; index++) back += beam(frame, focus + random.range(-12, 26) * u, -6 * u, random.range(6, 26), h * 0.95, random.range(6, 15) * u, palette.light, 0.34);
  back += mist(frame, horizon + 4 * u, 26 * u, 0.4) + trunks(frame, 11, 4, 0.74, 17);
  const floor = ridgeline(frame, horizon + 12 * u, 3 * u, 0.2);
  back += fill(land(frame, floor), frame.defs.linear([[0, layer(frame, 0.7)], [0.3, layer(frame, 0.95)], [1, palette.near]])) + fill(grass(frame, floor, 2.4, 0.6), layer(frame, 0.72));
  back += fill(ellipse(focus, horizon + 15 * u, 22 * u, 3 * u), frame.defs.radial([[0, palette.light, 0.5], [1, palette.light, 0]]));
  const canopy: string[] = [];
  for (let index = 0; index < 60; index++) canopy.push(ellipse(random.range(0, w), random.range(-3, 5) * u + 4 * u * (Math.abs((index % 9) - 4) / 4), random.range(2, 5) * u, random.range(1, 2.6) * u));
  return { back, front: trunks(frame, 17, 7, 1, 30) + solid(canopy.join(''), palette.near) + fill(grass(frame, () => h + u, 9, 0.8), palette.near) + motes(frame, palette.light, 50), ground: horizon + 16 * u };
}

function leaf(x: number, y: number, length: number, degrees: number): string {
  const at = (t: number, side: number) => {
    const a = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const droop = t * t * length * 0.25;
    return `${r(x + dx * t * length - dy * side * length)} ${r(y + dy * t * length + dx * side * length + droop)}`;
  };
  return `M${at(0, 0)}C${at(0.2, 0.2)} ${at(0.6, 0.22)} ${at(1, 0)}C${at(0.6, -0.2)} ${at(0.2, -0.18)} ${at(0, 0)}Z`;
}

export function jungle(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = sky(frame) + fill(ellipse(focus, horizon - 16 * u, 46 * u, 52 * u), frame.defs.radial([[0, palette.light, 1], [0.3, palette.sky[3], 0.7], [1, palette.sky[2], 0]]));
  for (const [depth, size, count] of [[0.3, 10, 26], [0.52, 15, 24], [0.74, 20, 20]] as const) {
    let growth = '';
    for (let index = 0; index < count; index++) {
      const x = random.range(-0.05, 1.05) * w;
      const away = Math.min(1, Math.abs(x - focus) / (38 * u));
      const y = horizon + (12 - 46 * away * random.range(0.1, 1)) * u;
      for (let frond = 0; frond < 6; frond++) growth += leaf(x, y, size * u * random.range(0.6, 1.1), -160 + frond * 28 + random.range(-8, 8));
      growth += rect(x - 0.3 * u, y, 0.6 * u, h);
    }
    back += solid(growth, layer(frame, depth)) + mist(frame, horizon + 4 * u, 30 * u, 0.28);
  }
  for (let index = 0; index < 4; index++) back += beam(frame, focus + random.range(-6, 24) * u, -6 * u, random.range(8, 26), h * 0.9, random.range(8, 16) * u, palette.light, 0.3);
  const floor = ridgeline(frame, horizon + 13 * u, 3 * u, 0.1);
  back += fill(land(frame, floor), layer(frame, 0.93)) + fill(grass(frame, floor, 3, 0.7), layer(frame, 0.93));
  let frame1 = '';
  for (let index = 0; index < 26; index++) {
    const side = index % 2 ? 1 : -1;
    const x = side > 0 ? w + 2 * u : -2 * u;
    frame1 += leaf(x, random.range(-0.05, 1) * h, random.range(16, 30) * u, side > 0 ? random.range(130, 215) : random.range(-35, 50));
  }
  for (let x = 0; x < w; x += 5 * u) frame1 += leaf(x, h + 3 * u, random.range(8, 15) * u, random.range(-130, -50));
  const vines = [-30, -19, 24, 36].map((dx) => `M${r(focus + dx * u)} ${-u}q${r(random.range(-4, 4) * u)} ${r(20 * u)} ${r(random.range(-2, 2) * u)} ${r(random.range(26, 48) * u)}`).join('');
  return { back: back + stroke(vines, layer(frame, 0.85), u * 0.3), front: solid(frame1, palette.near) + motes(frame, palette.accent, 26), ground: floor(focus) + 2.4 * u };
}

export function space(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = fill(rect(0, 0, w, h), frame.defs.linear([[0, mix(palette.sky[0], '#000000', 0.45)], [0.55, mix(palette.sky[0], palette.sky[1], 0.6)], [1, palette.sky[1]]]));
  for (let index = 0; index < 7; index++) {
    const hue = random.pick([palette.sky[2], palette.sky[1], palette.sky[3], palette.accent]);
    back += fill(ellipse(focus + random.range(-50, 50) * u, random.range(0, 0.7) * h, random.range(20, 46) * u, random.range(12, 30) * u), frame.defs.radial([[0, hue, 0.4], [1, hue, 0]]));
  }
  back += stars(frame, h, 260);
  const px = focus - 4 * u;
  const py = horizon - 32 * u;
  const size = 23 * u;
  const globe = frame.defs.add(`<radialGradient id="$id" cx="0.3" cy="0.25" r="0.85"><stop offset="0" stop-color="${lighten(palette.light, 0.2)}"/><stop offset="0.3" stop-color="${palette.sky[3]}"/><stop offset="0.62" stop-color="${palette.sky[2]}"/><stop offset="1" stop-color="${palette.sky[0]}"/></radialGradient>`);
  const disc = ellipse(px, py, size);
  let bands = '';
  for (let index = 0; index < 9; index++) bands += fill(ellipse(px + random.range(-4, 4) * u, py - size + (index + 0.5) * size * 0.23, size * 1.2, size * random.range(0.02, 0.07)), index % 2 ? palette.sky[1] : palette.light, 0.22);
  back += fill(ellipse(px, py, size * 1.7), frame.defs.radial([[0.5, palette.sky[3], 0.6], [1, palette.sky[3], 0]]));
  const ring = (front: boolean) => {
    const clip = frame.defs.clip(rect(px - 3 * size, front ? py : py - 2 * size, 6 * size, 2 * size));
    const hoops = [[1.75, 0.07, 0.85], [1.55, 0.09, 0.5], [1.98, 0.03, 0.6]] as const;
    return `<g transform="rotate(-18 ${px} ${py})"><g clip-path="${clip}">${hoops.map(([k, width, alpha]) => stroke(ellipse(px, py, size * k, size * k * 0.24), mix(palette.light, palette.sky[2], 0.3), size * width, alpha)).join('')}</g></g>`;
  };
  const ringed = random.chance(0.65);
  back += (ringed ? ring(false) : '') + fill(disc, globe) + `<g clip-path="${frame.defs.clip(disc)}"><g transform="rotate(-18 ${px} ${py})">${bands}</g></g>` + (ringed ? ring(true) : '');
  back += fill(ellipse(focus + 34 * u, horizon - 12 * u, 5 * u), globe) + fill(ellipse(focus - 36 * u, horizon - 56 * u, 2.6 * u), globe);
  const crags = ridgeline(frame, horizon + 7 * u, 12 * u, 0.85);
  const soil = ridgeline(frame, horizon + 13 * u, 3 * u, 0.15);
  back += fill(land(frame, crags), layer(frame, 0.55)) + mist(frame, horizon + 9 * u, 10 * u, 0.4) + fill(land(frame, soil), frame.defs.linear([[0, mix(palette.sky[2], palette.near, 0.35)], [0.25, layer(frame, 0.85)], [1, palette.near]]));
  for (let index = 0; index < 9; index++) {
    const t = random.range(0.05, 1);
    const [x, y, s] = [random.range(0, w), horizon + (16 + t * 20) * u, (1.5 + t * 5) * u];
    back += fill(ellipse(x, y, s, s * 0.24), palette.near, 0.7) + stroke(`M${r(x - s)} ${r(y)}A${r(s)} ${r(s * 0.24)} 0 0 0 ${r(x + s)} ${r(y)}`, palette.light, u * 0.14, 0.4);
  }

  return { back, front: fill(land(frame, ridgeline(frame, h - 3 * u, 7 * u, 0.7)), palette.near), ground: soil(focus) + 3 * u };
}
