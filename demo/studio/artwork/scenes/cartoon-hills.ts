import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { cumulus, flock, orb, sky } from '../sky';
import { ellipse, fill, limb, r, stroke } from '../svg';

export function cartoonHills(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const green = [
    mix(palette.sky[2], '#7ccf6b', 0.6),
    mix(palette.sky[1], '#3fa86a', 0.62),
    mix(palette.sky[0], '#1f7d5c', 0.6),
    mix(palette.near, '#125544', 0.6),
  ];
  const tones = [0, 1, 2, 3].map((index) =>
    palette.dark ? layer(frame, 0.3 + index * 0.22) : (green[index] ?? palette.near),
  );
  let back = sky(frame) + orb(frame, focus + 12 * u, horizon - 30 * u, 9 * u, 'ringed');
  for (const [dx, dy, size] of [
    [-30, -34, 30],
    [34, -20, 24],
    [-12, -48, 20],
    [48, -46, 26],
  ] as const)
    back += cumulus(frame, focus + dx * u, horizon + dy * u, size * u, '#ffffff', 0.92);
  const mound = (x: number, y: number, rx: number, ry: number, tone: string) => {
    const paint = frame.defs.linear([
      [0, lighten(tone, 0.22)],
      [0.5, tone],
      [1, mix(tone, palette.near, 0.4)],
    ]);
    return fill(ellipse(x, y, rx, ry), paint);
  };
  back +=
    mound(focus - 40 * u, horizon + 20 * u, 46 * u, 28 * u, tones[0] ?? '') +
    mound(focus + 44 * u, horizon + 22 * u, 54 * u, 34 * u, tones[1] ?? '');
  for (let index = 0; index < 7; index++) {
    const x = focus + random.range(-60, 60) * u;
    const tall = random.range(5, 9) * u;
    const y = horizon + random.range(2, 7) * u;
    back +=
      fill(
        limb([
          [x, y + 3 * u, u * 0.4],
          [x, y - tall * 0.4, u * 0.3],
        ]),
        palette.near,
      ) +
      mound(
        x,
        y - tall * 0.7,
        tall * 0.34,
        tall * 0.5,
        index % 2 ? (tones[2] ?? '') : mix(palette.accent, palette.sky[2], 0.3),
      );
  }
  back += mound(focus - 6 * u, horizon + 36 * u, 74 * u, 30 * u, tones[2] ?? '');
  const path = `M${r(focus - 2 * u)} ${r(horizon + 6.4 * u)}C${r(focus + 14 * u)} ${r(horizon + 14 * u)} ${r(focus - 22 * u)} ${r(horizon + 20 * u)} ${r(focus - 8 * u)} ${r(h)}H${r(focus + 16 * u)}C${r(focus - 4 * u)} ${r(horizon + 22 * u)} ${r(focus + 22 * u)} ${r(horizon + 14 * u)} ${r(focus + 1 * u)} ${r(horizon + 6.4 * u)}Z`;
  back +=
    fill(path, mix(palette.sky[3], '#fff2cf', 0.5), 0.8) +
    flock(frame, focus - 24 * u, horizon - 22 * u, 5);
  let flowers = '';
  for (let index = 0; index < 46; index++) {
    const x = random.range(0, w);
    const y = h - random.range(0, 9) * u;
    flowers +=
      stroke(`M${r(x)} ${r(h + u)}V${r(y)}`, tones[3] ?? '', u * 0.22) +
      fill(
        ellipse(x, y, u * random.range(0.6, 1.2)),
        random.pick([palette.accent, palette.light, palette.sky[3]]),
      ) +
      fill(ellipse(x, y, u * 0.35), palette.near, 0.6);
  }
  const meadow = mound(w * 0.5, h + 8 * u, w * 0.9, 15 * u, tones[3] ?? '');
  return { back, front: meadow + flowers, ground: horizon + 13 * u };
}
