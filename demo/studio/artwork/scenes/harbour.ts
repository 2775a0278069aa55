import { mist } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { hazyLand, ridgeline, water } from '../terrain';

export function harbour(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const hills = ridgeline(frame, horizon + u, 12 * u, 0.2);
  let back =
    sky(frame) +
    streaks(frame, horizon * 0.3, horizon * 0.9, 8) +
    orb(frame, focus - 6 * u, horizon - 19 * u, 9 * u) +
    hazyLand(frame, hills, 0.3);
  let town = '';
  let lights = '';
  for (let x = -2 * u; x < w; x += random.range(2.4, 5) * u) {
    const tall = random.range(2, 7) * u;
    const wide = random.range(2.6, 5) * u;
    town += `M${r(x)} ${r(horizon + u)}V${r(horizon - tall)}L${r(x + wide / 2)} ${r(horizon - tall - 2 * u)}L${r(x + wide)} ${r(horizon - tall)}V${r(horizon + u)}Z`;
    for (let y = horizon - tall + u; y < horizon - u; y += 1.7 * u)
      if (random.chance(0.6))
        lights += rect(x + wide * random.range(0.2, 0.6), y, 0.6 * u, 0.9 * u);
  }
  back +=
    fill(town, layer(frame, 0.55)) +
    fill(lights, palette.accent, 0.9) +
    water(frame, horizon + u) +
    mist(frame, horizon + u, 6 * u, 0.4);
  const boat = (x: number, y: number, s: number, ink: string) =>
    stroke(
      `M${r(x)} ${r(y)}v${r(-13 * s)}M${r(x)} ${r(y - 12 * s)}L${r(x - 7 * s)} ${r(y - s)}M${r(x)} ${r(y - 12 * s)}L${r(x + 7 * s)} ${r(y - s)}`,
      ink,
      s * 0.26,
    ) +
    fill(
      `M${r(x - 7 * s)} ${r(y - 2 * s)}C${r(x - 3 * s)} ${r(y - s)} ${r(x + 3 * s)} ${r(y - s)} ${r(x + 8 * s)} ${r(y - 2.6 * s)}C${r(x + 7 * s)} ${r(y + s)} ${r(x + 5 * s)} ${r(y + 1.4 * s)} ${r(x - 5 * s)} ${r(y + 1.4 * s)}Z${rect(x - 3 * s, y - 4 * s, 4 * s, 2.6 * s)}`,
      ink,
    ) +
    fill(ellipse(x, y - 13 * s, s * 0.36), palette.accent) +
    fill(ellipse(x, y + 2.4 * s, 7 * s, s * 0.5), ink, 0.4);
  for (let index = 0; index < 7; index++) {
    const t = index / 7;
    back += boat(
      focus + (index % 2 ? 1 : -1) * random.range(14, 50) * u,
      horizon + (3 + t * 10) * u,
      (0.6 + t * 0.7) * u,
      layer(frame, 0.65 + t * 0.3),
    );
  }
  const ground = horizon + 17 * u;
  const quay =
    fill(
      rect(0, ground - 0.6 * u, w, h),
      frame.defs.linear([
        [0, layer(frame, 0.86)],
        [0.4, palette.near],
        [1, palette.near],
      ]),
    ) + stroke(`M0 ${r(ground - 0.6 * u)}H${w}`, palette.light, u * 0.16, 0.45);
  let posts = '';
  for (let x = 3 * u; x < w; x += 13 * u)
    posts += `${rect(x, ground - 3 * u, 1.5 * u, 3 * u)}${rect(x - 0.4 * u, ground - 3.6 * u, 2.3 * u, 0.9 * u)}`;
  const lamp = focus + 33 * u;
  const standard =
    stroke(
      `M${r(lamp)} ${r(ground + u)}V${r(ground - 27 * u)}q0 ${-3 * u} ${-4 * u} ${-3 * u}`,
      palette.near,
      u * 0.5,
    ) +
    fill(
      ellipse(lamp - 4 * u, ground - 29 * u, 12 * u),
      frame.defs.radial([
        [0, palette.accent, 0.7],
        [0.2, palette.accent, 0.35],
        [1, palette.accent, 0],
      ]),
    ) +
    fill(ellipse(lamp - 4 * u, ground - 29 * u, 0.9 * u), palette.light);
  return {
    back: back + quay + fill(posts, palette.near) + standard,
    front: '',
    ground: ground + 1.6 * u,
  };
}
