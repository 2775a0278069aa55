import { mist } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, polygon, r, rect, stroke } from '../svg';
import { grass, hazyLand, ridgeline } from '../terrain';

export function road(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const range = ridgeline(frame, horizon + u, 11 * u, 0.7);
  const low = ridgeline(frame, horizon + 2 * u, 4 * u, 0.5);
  let back =
    sky(frame) +
    streaks(frame, horizon * 0.3, horizon * 0.9, 9) +
    orb(frame, focus, horizon - 5 * u, 14 * u, random.chance(0.5) ? 'striped' : 'full') +
    hazyLand(frame, range, 0.3) +
    mist(frame, horizon, 8 * u, 0.5) +
    hazyLand(frame, low, 0.55);
  const plain = frame.defs.linear([
    [0, layer(frame, 0.5)],
    [0.3, layer(frame, 0.85)],
    [1, palette.near],
  ]);
  back += fill(rect(0, horizon + u, w, h), plain);
  const foot = h * 1.02;
  const wide = 46 * u;
  const tarmac = frame.defs.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.4)],
    [0.2, mix(palette.sky[1], palette.near, 0.45)],
    [1, mix(palette.near, '#000000', 0.25)],
  ]);
  back += fill(
    polygon([
      [focus - u * 0.4, horizon + u],
      [focus + u * 0.4, horizon + u],
      [focus + wide, foot],
      [focus - wide, foot],
    ]),
    tarmac,
  );
  back += stroke(
    `M${r(focus - u * 0.4)} ${r(horizon + u)}L${r(focus - wide * 0.92)} ${r(foot)}M${r(focus + u * 0.4)} ${r(horizon + u)}L${r(focus + wide * 0.92)} ${r(foot)}`,
    palette.light,
    u * 0.18,
    0.4,
  );
  const depth = foot - horizon - u;
  for (let step = 0; step < 9; step++) {
    const a = 0.03 + 0.97 * (step / 9) ** 2;
    const b = a + 0.05 * (0.3 + a);
    back += fill(
      polygon([
        [focus - u * a, horizon + u + depth * a],
        [focus + u * a, horizon + u + depth * a],
        [focus + u * b, horizon + u + depth * b],
        [focus - u * b, horizon + u + depth * b],
      ]),
      palette.accent,
      0.9,
    );
  }
  for (const side of [-1, 1])
    for (let step = 0; step < 6; step++) {
      const t = 0.03 + (step / 6) ** 1.8;
      const x = focus + side * (u + wide * 1.25 * t);
      const y = horizon + u + depth * t * 0.8;
      const tall = (2 + 30 * t) * u;
      back += stroke(
        `M${r(x)} ${r(y)}v${r(-tall)}M${r(x - tall * 0.14)} ${r(y - tall * 0.9)}h${r(tall * 0.28)}M${r(x - tall * 0.1)} ${r(y - tall * 0.8)}h${r(tall * 0.2)}`,
        layer(frame, 0.75 + t * 0.25),
        u * (0.12 + 0.6 * t),
      );
    }
  return {
    back,
    front: fill(
      grass(frame, (x) => (Math.abs(x - focus) < wide * 0.95 ? h + 20 * u : h - u), 6, 0.7),
      palette.near,
    ),
    ground: horizon + 17 * u,
  };
}
