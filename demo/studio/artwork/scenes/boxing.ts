import { beam, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, polygon, r, rect, stroke } from '../svg';
import { room } from './room';

export function boxing(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const deck = horizon + 9 * u;
  let back =
    room(frame, deck + 4 * u) +
    fill(
      rect(0, 0, w, horizon + 12 * u),
      frame.defs.linear([
        [0, palette.near, 0.9],
        [0.6, palette.sky[0], 0.4],
        [1, palette.sky[0], 0.1],
      ]),
    );
  for (let index = 0; index < 46; index++) {
    const [x, y] = [random.range(0, w), horizon - random.range(-2, 16) * u];
    back += fill(
      ellipse(x, y, 1.2 * u, 1.5 * u) +
        `M${r(x - 2.4 * u)} ${r(y + 6 * u)}Q${r(x - 2 * u)} ${r(y + 1.4 * u)} ${r(x)} ${r(y + 1.4 * u)}Q${r(x + 2 * u)} ${r(y + 1.4 * u)} ${r(x + 2.4 * u)} ${r(y + 6 * u)}Z`,
      layer(frame, random.range(0.55, 0.85)),
    );
    if (random.chance(0.12))
      back += fill(
        ellipse(x + 2 * u, y, 4 * u),
        frame.defs.radial([
          [0, '#ffffff', 0.95],
          [0.12, '#ffffff', 0.6],
          [1, palette.light, 0],
        ]),
      );
  }
  const lamp = Math.max(8 * u, horizon - 56 * u);
  for (const dx of [-18, -6, 6, 18])
    back +=
      beam(frame, focus + dx * u, lamp, -dx * 0.6, 76 * u, 32 * u, palette.light, 0.5) +
      fill(
        polygon([
          [focus + (dx - 4) * u, lamp + 2 * u],
          [focus + (dx + 4) * u, lamp + 2 * u],
          [focus + (dx + 2) * u, lamp - 2 * u],
          [focus + (dx - 2) * u, lamp - 2 * u],
        ]),
        palette.near,
      ) +
      fill(ellipse(focus + dx * u, lamp + 2 * u, 3.4 * u, 0.7 * u), palette.light);
  back += stroke(
    `M${r(focus - 30 * u)} ${r(lamp - 2 * u)}H${r(focus + 30 * u)}M${r(focus - 20 * u)} 0V${r(lamp - 2 * u)}M${r(focus + 20 * u)} 0V${r(lamp - 2 * u)}`,
    palette.near,
    u * 0.5,
  );
  back +=
    fill(
      polygon([
        [focus - 42 * u, deck],
        [focus + 42 * u, deck],
        [focus + 62 * u, deck + 16 * u],
        [focus - 62 * u, deck + 16 * u],
      ]),
      frame.defs.linear([
        [0, mix(palette.sky[3], palette.light, 0.4)],
        [1, mix(palette.sky[2], palette.near, 0.2)],
      ]),
    ) +
    fill(
      rect(0, deck + 16 * u, w, h),
      frame.defs.linear([
        [0, mix(palette.accent, palette.near, 0.35)],
        [0.25, palette.near],
        [1, palette.near],
      ]),
    );
  const rope = (y: number, sag: number, colour: string) =>
    stroke(
      `M${r(focus - 42 * u)} ${r(y)}Q${r(focus)} ${r(y + sag)} ${r(focus + 42 * u)} ${r(y)}`,
      colour,
      u * 0.6,
    );
  for (const [up, colour] of [
    [17, palette.accent],
    [12, palette.light],
    [7, palette.sky[2]],
  ] as const)
    back +=
      rope(deck - up * u, u, colour) +
      stroke(
        `M${r(focus - 42 * u)} ${r(deck - up * u)}L${r(focus - 70 * u)} ${r(deck + (18 - up * 1.5) * u)}M${r(focus + 42 * u)} ${r(deck - up * u)}L${r(focus + 70 * u)} ${r(deck + (18 - up * 1.5) * u)}`,
        colour,
        u * 0.7,
      );
  back += fill(
    rect(focus - 43.4 * u, deck - 20 * u, 2.8 * u, 20 * u) +
      rect(focus + 40.6 * u, deck - 20 * u, 2.8 * u, 20 * u),
    palette.near,
  );
  return {
    back:
      back +
      fill(
        ellipse(focus, deck + 8 * u, 26 * u, 4 * u),
        frame.defs.radial([
          [0, palette.light, 0.9],
          [1, palette.light, 0],
        ]),
      ),
    front: motes(frame, palette.light, 40),
    ground: deck + 10 * u,
  };
}
