import { mist } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, type Point, polygon, r, stroke } from '../svg';
import { grass, hazyLand, land, pines, ridgeline } from '../terrain';
import { grove } from './pieces';

function peak(
  frame: Frame,
  x: number,
  foot: number,
  width: number,
  height: number,
  nearness: number,
): string {
  const { random, palette, u } = frame;
  const top = foot - height;
  const dark = layer(frame, nearness);
  const bright = mix(dark, palette.sky[3], 0.42);
  const flank = (side: number): Point[] =>
    [0.2, 0.42, 0.62, 0.82, 1].map((t) => [
      x + side * width * (t + random.range(-0.04, 0.04)) * 0.5,
      top + height * (t + random.range(-0.04, 0.04)),
    ]);
  const left = flank(-1);
  const right = flank(1);
  const spine: Point[] = [0.14, 0.3, 0.46, 0.66, 1].map((t, index) => [
    x + width * (index % 2 ? 0.05 : -0.03) * (1 + t),
    top + height * t,
  ]);
  const whole = polygon([[x, top], ...right, ...left.toReversed()]);
  const face = polygon([[x, top], ...(frame.focus >= x ? right : left), ...spine.toReversed()]);
  const cap = polygon([
    [x, top],
    [x + width * 0.1, top + height * 0.2],
    [x + width * 0.05, top + height * 0.17],
    [x + width * 0.02, top + height * 0.27],
    [x - width * 0.03, top + height * 0.19],
    [x - width * 0.07, top + height * 0.24],
    [x - width * 0.1, top + height * 0.2],
  ]);
  return (
    fill(whole, dark) +
    fill(face, bright, 0.75) +
    fill(cap, lighten(palette.sky[3], 0.4), 0.85) +
    stroke(
      `M${r(x)} ${r(top)}L${right.map(([px, py]) => `${r(px)} ${r(py)}`).join('L')}`,
      palette.light,
      u * 0.08,
      0.3,
    )
  );
}

export function mountains(frame: Frame): Scenery {
  const { w, u, focus, horizon, random } = frame;
  const foot = horizon + 8 * u;
  let back =
    sky(frame) +
    orb(frame, focus + 6 * u, horizon - 30 * u, 7 * u) +
    streaks(frame, horizon * 0.3, horizon * 0.8, 6);
  for (let x = -0.1; x < 1.15; x += 0.2)
    back += peak(
      frame,
      x * w + random.range(-4, 4) * u,
      foot,
      random.range(40, 60) * u,
      random.range(18, 28) * u,
      0.22,
    );
  back += mist(frame, foot - 6 * u, 20 * u, 0.55);
  back +=
    peak(frame, focus - 26 * u, foot + 4 * u, 66 * u, 34 * u, 0.5) +
    peak(frame, focus + 34 * u, foot + 4 * u, 60 * u, 27 * u, 0.46);
  back += mist(frame, foot, 18 * u, 0.6);
  const wood = ridgeline(frame, foot + 8 * u, 5 * u, 0.3);
  back +=
    fill(pines(frame, wood, 3, 7, 1.1), layer(frame, 0.72)) +
    hazyLand(frame, wood, 0.72) +
    mist(frame, foot + 12 * u, 12 * u, 0.28);
  const near = ridgeline(frame, foot + 16 * u, 4 * u, 0.2);
  back +=
    fill(land(frame, near), layer(frame, 0.95)) + fill(grass(frame, near, 1.6), layer(frame, 0.95));
  return { back, front: grove(frame, foot + 24 * u, 'pine'), ground: near(focus) + u };
}
