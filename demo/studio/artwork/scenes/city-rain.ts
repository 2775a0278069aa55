import { mist, rain } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { sky } from '../sky';
import { ellipse, fill, r, rect, stroke } from '../svg';

export function cityRain(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const ground = horizon + 13 * u;
  let back =
    sky(frame) +
    fill(
      ellipse(focus, horizon - 4 * u, 44 * u, 40 * u),
      frame.defs.radial([
        [0, palette.light, 0.75],
        [0.35, palette.sky[3], 0.45],
        [1, palette.sky[3], 0],
      ]),
    );
  for (const [depth, reach] of [
    [0.3, 8],
    [0.52, 15],
    [0.74, 23],
    [0.93, 33],
  ] as const) {
    const scale = 0.5 + depth;
    for (const side of [-1, 1]) {
      let wall = '';
      let panes = '';
      for (let step = 0; step < 4; step++) {
        const x = focus + side * (reach + step * 11 * scale) * u;
        const width = 12 * scale * u;
        const top = horizon - random.range(26, 58) * scale * u;
        wall += rect(side > 0 ? x : x - width, top, width, h);
        for (let y = top + 2 * u; y < ground - 6 * u; y += 3.1 * scale * u)
          for (let column = 0; column < 4; column++)
            if (random.chance(0.34))
              panes += rect(
                (side > 0 ? x : x - width) + width * (0.12 + column * 0.22),
                y,
                width * 0.11,
                1.5 * scale * u,
              );
      }
      back +=
        fill(wall, layer(frame, depth)) +
        fill(
          panes,
          depth > 0.7 ? mix(palette.accent, palette.light, 0.4) : palette.light,
          0.3 + depth * 0.45,
        );
      const sx = focus + side * (reach - 1.6) * u;
      const hue = random.pick([palette.accent, palette.sky[2], palette.light, palette.accent]);
      const tall = random.range(6, 11) * scale * u;
      const sy = horizon - random.range(6, 22) * u;
      back +=
        fill(
          ellipse(sx, sy + tall / 2, tall * 1.3),
          frame.defs.radial([
            [0, hue, 0.55],
            [1, hue, 0],
          ]),
        ) +
        fill(rect(sx - scale * u, sy, 2 * scale * u, tall), hue, 0.95) +
        stroke(
          `M${r(sx)} ${r(sy + tall * 0.18)}v${r(tall * 0.12)}m0 ${r(tall * 0.12)}v${r(tall * 0.12)}m0 ${r(tall * 0.12)}v${r(tall * 0.12)}`,
          palette.near,
          scale * u * 0.8,
          0.7,
        );
    }
    back += mist(frame, horizon + 2 * u, 18 * u, 0.22);
  }
  const wet = frame.defs.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.4)],
    [0.18, mix(palette.sky[1], palette.near, 0.35)],
    [0.6, palette.near],
    [1, palette.near],
  ]);
  back += fill(rect(0, horizon + 5 * u, w, h), wet);
  for (let index = 0; index < 34; index++) {
    const x = focus + random.range(-42, 42) * u;
    const hue = random.pick([palette.accent, palette.light, palette.sky[2], palette.sky[3]]);
    back += fill(
      rect(
        x,
        horizon + random.range(5, 16) * u,
        random.range(0.4, 1.8) * u,
        random.range(8, 30) * u,
      ),
      frame.defs.linear([
        [0, hue, 0.5],
        [1, hue, 0],
      ]),
    );
  }
  for (let index = 0; index < 12; index++)
    back += stroke(
      ellipse(
        random.range(0, w),
        random.range(ground, h),
        random.range(1, 4) * u,
        random.range(0.2, 0.7) * u,
      ),
      palette.light,
      u * 0.1,
      0.35,
    );
  return { back: back + rain(frame, 120, 0.2), front: rain(frame, 110, 0.4), ground };
}
