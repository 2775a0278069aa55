import { mist } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { flock, maria, orb, sky, streaks } from '../sky';
import { fill, polygon, r, rect, stroke } from '../svg';
import { grass, hazyLand, land, pines, ridgeline } from '../terrain';
import { grove } from './pieces';

export function castle(frame: Frame): Scenery {
  const { u, focus, horizon, random, palette } = frame;
  const x = focus + 4 * u;
  const base = horizon + 2 * u;
  let back =
    sky(frame) +
    orb(frame, focus + 2 * u, horizon - 34 * u, 16 * u) +
    maria(frame, focus + 2 * u, horizon - 34 * u, 16 * u) +
    streaks(frame, horizon * 0.3, horizon * 0.9, 8) +
    hazyLand(frame, ridgeline(frame, horizon + 2 * u, 18 * u, 0.75), 0.28) +
    mist(frame, horizon, 14 * u, 0.6);
  const tower = (dx: number, width: number, height: number, roof: number) => {
    const l = x + dx * u - (width * u) / 2;
    const top = base - height * u;
    const merlon =
      roof === 0
        ? [0, 1, 2, 3]
            .map((index) =>
              rect(
                l + (index * width * u) / 3.5 - 0.3 * u,
                top - 1.6 * u,
                width * u * 0.16,
                1.8 * u,
              ),
            )
            .join('')
        : '';
    return `${rect(l, top, width * u, height * u + 10 * u)}${rect(l - 0.6 * u, top, width * u + 1.2 * u, 1.6 * u)}${merlon}${
      roof
        ? polygon([
            [l - 0.9 * u, top],
            [x + dx * u, top - roof * u],
            [l + width * u + 0.9 * u, top],
          ])
        : ''
    }`;
  };
  const keep =
    tower(-13, 5, 16, 7) +
    tower(-7, 7, 22, 0) +
    tower(0, 6, 31, 11) +
    tower(6, 8, 20, 0) +
    tower(12, 4.4, 24, 9) +
    tower(17, 6, 12, 0) +
    tower(-19, 4, 10, 5) +
    rect(x - 20 * u, base - 8 * u, 40 * u, 14 * u);
  const stone = frame.defs.linear([
    [0, layer(frame, 0.5)],
    [1, layer(frame, 0.68)],
  ]);
  const crag = polygon([
    [x - 46 * u, horizon + 22 * u],
    [x - 30 * u, horizon + 12 * u],
    [x - 23 * u, base + u],
    [x - 8 * u, base - u],
    [x + 12 * u, base],
    [x + 22 * u, base + 2 * u],
    [x + 29 * u, horizon + 11 * u],
    [x + 48 * u, horizon + 22 * u],
  ]);
  let windows = '';
  for (const [dx, up] of [
    [0, 24],
    [0, 17],
    [-7, 15],
    [6.4, 13],
    [12, 18],
    [-13, 11],
    [-2, 6],
    [4, 6],
    [10, 6],
  ] as const)
    windows += `M${r(x + dx * u - 0.5 * u)} ${r(base - up * u)}v${r(-1.4 * u)}q${r(0.5 * u)} ${r(-0.9 * u)} ${r(u)} 0v${r(1.4 * u)}Z`;
  back +=
    fill(keep, stone) +
    fill(windows, palette.accent) +
    fill(crag, layer(frame, 0.64)) +
    stroke(`M${r(x)} ${r(base - 42 * u)}v${r(-6 * u)}`, layer(frame, 0.7), u * 0.3) +
    fill(
      `M${r(x)} ${r(base - 48 * u)}l${r(6 * u)} ${r(1.4 * u)}l${r(-6 * u)} ${r(1.6 * u)}Z`,
      palette.accent,
    );
  back += mist(frame, horizon + 12 * u, 18 * u, 0.55) + flock(frame, x - 22 * u, base - 30 * u, 8);
  const near = ridgeline(frame, horizon + 19 * u, 4 * u, 0.3);
  back +=
    fill(
      pines(frame, (at) => near(at) + (Math.abs(at - focus) < 15 * u ? 12 * u : 0), 4, 9, 1.3),
      layer(frame, 0.9),
    ) + fill(land(frame, near), layer(frame, 0.95));
  return {
    back,
    front: random.chance(0.6)
      ? grove(frame, horizon + 26 * u, 'pine')
      : fill(
          grass(frame, () => horizon + 28 * u, 4),
          palette.near,
        ),
    ground: near(focus) + 1.4 * u,
  };
}
