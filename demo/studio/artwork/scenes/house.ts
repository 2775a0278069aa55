import { mist, motes } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, r } from '../svg';
import { grass, hazyLand, land, pines, ridgeline, tree } from '../terrain';
import { cottage } from './pieces';

export function house(frame: Frame): Scenery {
  const { u, focus, horizon, palette } = frame;
  const hill = (x: number) =>
    horizon + 8 * u - 10 * u * Math.exp(-(((x - focus - 13 * u) / (34 * u)) ** 2));
  let back =
    sky(frame) +
    orb(frame, focus - 12 * u, horizon - 30 * u, 10 * u, palette.dark ? 'crescent' : 'full') +
    streaks(frame, horizon * 0.3, horizon * 0.9, 9) +
    hazyLand(frame, ridgeline(frame, horizon + 4 * u, 10 * u, 0.3), 0.3);
  const woods = ridgeline(frame, horizon + 6 * u, 4 * u, 0.2);
  back +=
    fill(pines(frame, woods, 4, 9, 1.4), layer(frame, 0.5)) +
    fill(land(frame, woods), layer(frame, 0.5)) +
    mist(frame, horizon + 4 * u, 14 * u, 0.5);
  back +=
    fill(tree(frame, focus + 38 * u, hill(focus + 38 * u) + u, 24 * u), layer(frame, 0.88)) +
    cottage(frame, focus + 16 * u, hill(focus + 16 * u) + 1.6 * u, 24 * u);
  back +=
    fill(
      land(frame, hill),
      frame.defs.linear([
        [0, layer(frame, 0.8)],
        [0.4, layer(frame, 0.97)],
        [1, palette.near],
      ]),
    ) + fill(grass(frame, hill, 1.6), layer(frame, 0.84));
  const path = `M${r(focus + 18.4 * u)} ${r(hill(focus + 18 * u) + 0.6 * u)}C${r(focus + 19 * u)} ${r(horizon + 8 * u)} ${r(focus - 8 * u)} ${r(horizon + 9 * u)} ${r(focus - 10 * u)} ${r(horizon + 40 * u)}H${r(focus + 12 * u)}C${r(focus + 4 * u)} ${r(horizon + 14 * u)} ${r(focus + 26 * u)} ${r(horizon + 9 * u)} ${r(focus + 20.6 * u)} ${r(hill(focus + 20 * u) + 0.6 * u)}Z`;
  back += fill(
    path,
    frame.defs.linear([
      [0, palette.accent, 0.75],
      [0.4, palette.accent, 0.2],
      [1, palette.accent, 0],
    ]),
  );
  return {
    back,
    front:
      fill(
        grass(frame, () => horizon + 27 * u, 4),
        palette.near,
      ) + motes(frame, palette.accent, 36),
    ground: horizon + 15 * u,
  };
}
