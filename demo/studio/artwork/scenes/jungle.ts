import { beam, mist, motes } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { sky } from '../sky';
import { ellipse, fill, r, rect, solid, stroke } from '../svg';
import { grass, land, ridgeline } from '../terrain';

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
  let back =
    sky(frame) +
    fill(
      ellipse(focus, horizon - 16 * u, 46 * u, 52 * u),
      frame.defs.radial([
        [0, palette.light, 1],
        [0.3, palette.sky[3], 0.7],
        [1, palette.sky[2], 0],
      ]),
    );
  for (const [depth, size, count] of [
    [0.3, 10, 26],
    [0.52, 15, 24],
    [0.74, 20, 20],
  ] as const) {
    let growth = '';
    for (let index = 0; index < count; index++) {
      const x = random.range(-0.05, 1.05) * w;
      const away = Math.min(1, Math.abs(x - focus) / (38 * u));
      const y = horizon + (12 - 46 * away * random.range(0.1, 1)) * u;
      for (let frond = 0; frond < 6; frond++)
        growth += leaf(
          x,
          y,
          size * u * random.range(0.6, 1.1),
          -160 + frond * 28 + random.range(-8, 8),
        );
      growth += rect(x - 0.3 * u, y, 0.6 * u, h);
    }
    back += solid(growth, layer(frame, depth)) + mist(frame, horizon + 4 * u, 30 * u, 0.28);
  }
  for (let index = 0; index < 4; index++)
    back += beam(
      frame,
      focus + random.range(-6, 24) * u,
      -6 * u,
      random.range(8, 26),
      h * 0.9,
      random.range(8, 16) * u,
      palette.light,
      0.3,
    );
  const floor = ridgeline(frame, horizon + 13 * u, 3 * u, 0.1);
  back +=
    fill(land(frame, floor), layer(frame, 0.93)) +
    fill(grass(frame, floor, 3, 0.7), layer(frame, 0.93));
  let frame1 = '';
  for (let index = 0; index < 26; index++) {
    const side = index % 2 ? 1 : -1;
    const x = side > 0 ? w + 2 * u : -2 * u;
    frame1 += leaf(
      x,
      random.range(-0.05, 1) * h,
      random.range(16, 30) * u,
      side > 0 ? random.range(130, 215) : random.range(-35, 50),
    );
  }
  for (let x = 0; x < w; x += 5 * u)
    frame1 += leaf(x, h + 3 * u, random.range(8, 15) * u, random.range(-130, -50));
  const vines = [-30, -19, 24, 36]
    .map(
      (dx) =>
        `M${r(focus + dx * u)} ${-u}q${r(random.range(-4, 4) * u)} ${r(20 * u)} ${r(random.range(-2, 2) * u)} ${r(random.range(26, 48) * u)}`,
    )
    .join('');
  return {
    back: back + stroke(vines, layer(frame, 0.85), u * 0.3),
    front: solid(frame1, palette.near) + motes(frame, palette.accent, 26),
    ground: floor(focus) + 2.4 * u,
  };
}
