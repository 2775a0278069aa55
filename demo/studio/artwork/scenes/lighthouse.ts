import { beam } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { blob, ellipse, fill, polygon, r, rect, stroke } from '../svg';
import { water } from '../terrain';
import { cottage } from './pieces';
import { surf } from './surf';

export function lighthouse(frame: Frame): Scenery {
  const { h, u, focus, horizon, palette } = frame;
  const x = focus + 17 * u;
  const base = horizon - 1 * u;
  const top = base - 34 * u;
  let back =
    sky(frame) +
    streaks(frame, horizon * 0.25, horizon * 0.9, 8) +
    orb(frame, focus - 22 * u, horizon - 26 * u, 6 * u, palette.dark ? 'crescent' : 'full') +
    water(frame);
  back +=
    beam(frame, x, top, 96, 110 * u, 34 * u, palette.light, 0.6) +
    beam(frame, x, top, -84, 110 * u, 34 * u, palette.light, 0.6);
  const cliff = blob([
    [x - 50 * u, h + 20 * u],
    [x - 44 * u, horizon + 14 * u],
    [x - 37 * u, horizon + 8 * u],
    [x - 33 * u, horizon + 2.6 * u],
    [x - 20 * u, horizon + 1.6 * u],
    [x - 6 * u, base],
    [x + 8 * u, base - u],
    [x + 16 * u, horizon + 2 * u],
    [x + 30 * u, horizon + 6 * u],
    [x + 60 * u, horizon + 16 * u],
    [x + 80 * u, h + 20 * u],
  ]);
  const shaft = (y: number) => (3.4 - (1.3 * (base - y)) / (base - top)) * u;
  const slice = (from: number, to: number) =>
    polygon([
      [x - shaft(from), from],
      [x + shaft(from), from],
      [x + shaft(to), to],
      [x - shaft(to), to],
    ]);
  const white = frame.defs.linear(
    [
      [0, mix(palette.light, palette.sky[2], 0.25)],
      [1, mix(palette.near, palette.sky[1], 0.4)],
    ],
    'right',
  );
  back +=
    fill(cliff, layer(frame, 0.94)) +
    stroke(
      `M${r(x - 33 * u)} ${r(horizon + 2.6 * u)}Q${r(x - 20 * u)} ${r(horizon + 1.4 * u)} ${r(x - 6 * u)} ${r(base)}`,
      palette.light,
      u * 0.2,
      0.5,
    );
  back += fill(slice(base + u, top + 3 * u), white);
  for (let index = 0; index < 3; index++)
    back += fill(slice(base - (2 + index * 10) * u, base - (7 + index * 10) * u), palette.accent);
  back += fill(
    rect(x - 3.2 * u, top + 2 * u, 6.4 * u, 1.1 * u) +
      rect(x - 1.9 * u, top - 2.4 * u, 3.8 * u, 0.6 * u) +
      `M${r(x - 2.6 * u)} ${r(top - 2.2 * u)}Q${r(x)} ${r(top - 6 * u)} ${r(x + 2.6 * u)} ${r(top - 2.2 * u)}Z`,
    palette.near,
  );
  back +=
    fill(rect(x - 1.6 * u, top - 2 * u, 3.2 * u, 4 * u), palette.light) +
    fill(
      ellipse(x, top, 14 * u),
      frame.defs.radial([
        [0, palette.light, 0.95],
        [0.3, palette.light, 0.35],
        [1, palette.light, 0],
      ]),
    );
  back += cottage(frame, x + 12 * u, base + 2.6 * u, 9 * u);
  return {
    back,
    front:
      surf(frame, h - 14 * u, 5 * u, layer(frame, 0.9)) +
      surf(frame, h - 8 * u, 5 * u, palette.near),
    ground: horizon + 3.4 * u,
  };
}
