import { mist } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { ellipse, fill, polygon, r, solid, stroke } from '../svg';
import { palm, water } from '../terrain';

export function island(frame: Frame): Scenery {
  const { h, u, focus, horizon, palette } = frame;
  let back =
    sky(frame) +
    streaks(frame, horizon * 0.2, horizon * 0.9, 8) +
    orb(frame, focus - 4 * u, horizon - 16 * u, 13 * u);
  back += fill(
    polygon([
      [focus - 60 * u, horizon],
      [focus - 44 * u, horizon - 9 * u],
      [focus - 38 * u, horizon - 10 * u],
      [focus - 22 * u, horizon],
    ]),
    layer(frame, 0.3),
  );
  back += fill(
    `M${r(focus - 2 * u)} ${r(horizon)}C${r(focus + 14 * u)} ${r(horizon - 3 * u)} ${r(focus + 20 * u)} ${r(horizon - 22 * u)} ${r(focus + 28 * u)} ${r(horizon - 23 * u)}C${r(focus + 34 * u)} ${r(horizon - 22 * u)} ${r(focus + 40 * u)} ${r(horizon - 4 * u)} ${r(focus + 56 * u)} ${r(horizon)}Z`,
    layer(frame, 0.45),
  );
  back += water(frame) + mist(frame, horizon, 6 * u, 0.5);
  const ground = horizon + 15 * u;
  back +=
    fill(ellipse(focus, ground + 2 * u, 30 * u, 3.4 * u), layer(frame, 0.9)) +
    stroke(
      `M${r(focus - 30 * u)} ${r(ground + 3 * u)}Q${r(focus)} ${r(ground + 8 * u)} ${r(focus + 30 * u)} ${r(ground + 3 * u)}`,
      palette.light,
      u * 0.2,
      0.5,
    );
  back += solid(
    palm(focus - 17 * u, ground, 25 * u, -0.5) +
      palm(focus - 13 * u, ground, 18 * u, 0.4) +
      palm(focus + 19 * u, ground + u, 21 * u, 0.6),
    layer(frame, 0.95),
  );
  const fronds = solid(
    palm(focus - 46 * u, h + 6 * u, 62 * u, 0.3) + palm(focus + 52 * u, h + 10 * u, 50 * u, -0.3),
    palette.near,
  );
  return { back, front: fronds, ground: ground + u };
}
