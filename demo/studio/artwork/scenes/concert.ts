import { beam, mist, motes } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, r, rect, solid, stroke } from '../svg';
import { room } from './room';

function crowd(frame: Frame, y: number, size: number, arms: number): string {
  const { w, h, u, random } = frame;
  let path = '';
  for (let x = -2 * u; x < w + 2 * u; x += random.range(1.5, 2.6) * size * u) {
    const top = y + random.range(-1, 1) * size * u;
    const k = size * u;
    path += `${ellipse(x, top, 0.85 * k, k)}M${r(x - 1.9 * k)} ${r(h + u)}C${r(x - 2 * k)} ${r(top + 1.6 * k)} ${r(x - k)} ${r(top + 1.2 * k)} ${r(x)} ${r(top + 1.1 * k)}C${r(x + k)} ${r(top + 1.2 * k)} ${r(x + 2 * k)} ${r(top + 1.6 * k)} ${r(x + 1.9 * k)} ${r(h + u)}Z`;
    if (random.chance(arms))
      path += limb([
        [x + 1.5 * k, top + 3 * k, 0.5 * k],
        [x + 1.9 * k, top, 0.42 * k],
        [x + random.range(1.2, 2.2) * k, top - random.range(2, 3.6) * k, 0.36 * k],
      ]);
  }
  return path;
}

export function concert(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 6 * u;
  let back = room(frame, floorY);
  const screen = rect(focus - 26 * u, horizon - 42 * u, 52 * u, 40 * u);
  back += fill(
    screen,
    frame.defs.radial([
      [0, palette.light],
      [0.5, palette.sky[3]],
      [1, palette.sky[2]],
    ]),
  );
  for (let index = 0; index < 24; index++) {
    const tall = random.range(3, 34) * u * (1 - Math.abs(index - 11.5) / 17);
    back += fill(
      rect(focus + (index - 12) * 2.1 * u, horizon - 22 * u - tall / 2, 1.2 * u, tall),
      index % 3 ? palette.sky[1] : palette.accent,
      0.5,
    );
  }
  back +=
    stroke(`M0 ${r(5 * u)}H${w}M0 ${r(8 * u)}H${w}`, palette.near, u * 0.5) +
    stroke(
      Array.from(
        { length: 40 },
        (_, index) =>
          `M${r(index * 4 * u)} ${r(5 * u)}l${r(2 * u)} ${r(3 * u)}l${r(2 * u)} ${r(-3 * u)}`,
      ).join(''),
      palette.near,
      u * 0.3,
    );
  for (let index = -4; index <= 4; index++) {
    const x = focus + index * 11 * u;
    const hue =
      [palette.accent, palette.light, palette.sky[3]][Math.abs(index) % 3] ?? palette.light;
    back +=
      beam(frame, x, 8 * u, index * 7 + random.range(-14, 14), 96 * u, 20 * u, hue, 0.6) +
      fill(
        ellipse(x, 9 * u, 4 * u),
        frame.defs.radial([
          [0, palette.light, 1],
          [1, hue, 0],
        ]),
      );
  }
  back +=
    fill(rect(0, floorY + 12 * u, w, h), layer(frame, 0.9)) +
    stroke(`M0 ${r(floorY + 12 * u)}H${w}`, palette.light, u * 0.3, 0.8);
  for (const side of [-1, 1])
    for (let level = 0; level < 4; level++)
      back +=
        fill(
          rect(
            focus + side * 36 * u - 6 * u,
            floorY + 12 * u - (level + 1) * 9 * u,
            12 * u,
            8.6 * u,
          ),
          layer(frame, 0.96),
        ) +
        stroke(
          ellipse(focus + side * 36 * u, floorY + 7.6 * u - level * 9 * u, 3.2 * u),
          palette.sky[2],
          u * 0.3,
          0.7,
        );
  back += mist(frame, floorY + 8 * u, 20 * u, 0.35);
  return {
    back,
    front:
      solid(crowd(frame, floorY + 20 * u, 1.7, 0.5), layer(frame, 0.86)) +
      solid(crowd(frame, floorY + 27 * u, 2.6, 0.4), palette.near) +
      motes(frame, palette.accent, 50),
    ground: floorY + 12 * u,
  };
}
