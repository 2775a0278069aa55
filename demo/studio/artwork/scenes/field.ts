import { mist, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, r, rect, stroke } from '../svg';
import { grass, hazyLand, ridgeline, tree } from '../terrain';

export function field(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const far = ridgeline(frame, horizon + 1 * u, 4 * u, 0.1);
  let back =
    sky(frame) +
    streaks(frame, horizon * 0.35, horizon * 0.95, 9) +
    orb(frame, focus, horizon - 9 * u, 11 * u) +
    hazyLand(frame, far, 0.32);
  for (let x = 0; x < w; x += random.range(6, 15) * u)
    back += fill(tree(frame, x, far(x) + u, random.range(3, 6) * u), layer(frame, 0.42));
  back += mist(frame, horizon + 2 * u, 9 * u, 0.55);
  const ground = horizon + 16 * u;
  const soil = frame.defs.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.6)],
    [0.2, layer(frame, 0.55)],
    [0.5, layer(frame, 0.9)],
    [1, palette.near],
  ]);
  back += fill(rect(0, horizon + 2 * u, w, h), soil);
  for (let index = -14; index <= 14; index++) {
    back += stroke(
      `M${r(focus + index * 2.4 * u)} ${r(horizon + 2 * u)}Q${r(focus + index * 6 * u)} ${r(horizon + 12 * u)} ${r(focus + index * 22 * u)} ${r(h)}`,
      index % 2 ? palette.near : palette.sky[2],
      u * 0.5,
      0.24,
    );
  }
  const oak = focus + (focus > w / 2 ? -30 : 30) * u;
  back += fill(tree(frame, oak, ground - 4 * u, 26 * u), layer(frame, 0.9));
  for (let row = 0; row < 5; row++)
    back += fill(
      grass(frame, () => horizon + (4 + row * 3) * u, 1 + row * 0.6, 0.5),
      layer(frame, 0.45 + row * 0.11),
    );
  const ears = grass(frame, () => h - 2 * u, 12, 0.55) + grass(frame, () => h - u, 9, 0.5);
  return {
    back,
    front:
      fill(
        grass(frame, () => ground + 2 * u, 3.4, 0.35),
        layer(frame, 0.95),
      ) +
      fill(ears, palette.near) +
      motes(frame, palette.light, 36),
    ground,
  };
}
