import { motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, polygon, r, rect, stroke } from '../svg';
import { room } from './room';

export function ballroom(frame: Frame): Scenery {
  const { h, u, focus, horizon, palette } = frame;
  const floorY = horizon + 6 * u;
  let back = room(frame, floorY);
  for (let index = -4; index <= 4; index++) {
    const x = focus + index * 17 * u;
    const half = 5.6 * u;
    const top = horizon - 34 * u;
    const arch = `M${r(x - half)} ${r(floorY)}V${r(top)}A${r(half)} ${r(half)} 0 0 1 ${r(x + half)} ${r(top)}V${r(floorY)}Z`;
    back +=
      fill(
        arch,
        frame.defs.linear([
          [0, palette.sky[2]],
          [0.7, palette.sky[3]],
          [1, palette.light],
        ]),
      ) +
      stroke(
        `M${r(x)} ${r(top - half)}V${r(floorY)}M${r(x - half)} ${r(top)}H${r(x + half)}M${r(x - half)} ${r(top + 13 * u)}H${r(x + half)}M${r(x - half)} ${r(top + 26 * u)}H${r(x + half)}`,
        layer(frame, 0.7),
        u * 0.34,
      ) +
      stroke(arch, palette.light, u * 0.3, 0.5);
    const px = x + 8.5 * u;
    back +=
      fill(
        rect(px - 1.5 * u, 0, 3 * u, floorY),
        frame.defs.linear(
          [
            [0, palette.near],
            [0.35, mix(palette.sky[1], palette.sky[2], 0.5)],
            [1, palette.near],
          ],
          'right',
        ),
      ) +
      fill(
        rect(px - 2.4 * u, top - 8 * u, 4.8 * u, 2 * u) +
          rect(px - 2.4 * u, floorY - 2 * u, 4.8 * u, 2 * u),
        layer(frame, 0.75),
      );
  }
  for (let line = 0; line < 7; line++)
    for (let column = -9; column < 9; column++) {
      if ((line + column) % 2) continue;
      const y = (t: number) => floorY + (h - floorY) * (t / 7) ** 1.7;
      const x = (t: number, c: number) => focus + c * (6 + 22 * (t / 7) ** 1.7) * u;
      back += fill(
        polygon([
          [x(line, column), y(line)],
          [x(line, column + 1), y(line)],
          [x(line + 1, column + 1), y(line + 1)],
          [x(line + 1, column), y(line + 1)],
        ]),
        palette.light,
        0.12 * (1 - line / 8),
      );
    }
  const cy = Math.max(15 * u, horizon - 50 * u);
  let candles = '';
  for (const [ring, count, drop] of [
    [13, 9, 3],
    [8, 7, -2],
    [3.6, 5, -6],
  ] as const) {
    back += stroke(
      ellipse(focus, cy + drop * u, ring * u, ring * 0.22 * u),
      palette.near,
      u * 0.45,
    );
    for (let index = 0; index < count; index++) {
      const a = (index / (count - 1)) * Math.PI;
      const [x, y] = [
        focus + Math.cos(a) * ring * u,
        cy + drop * u + Math.sin(a) * ring * 0.22 * u,
      ];
      candles +=
        fill(
          ellipse(x, y - 1.8 * u, 2.6 * u),
          frame.defs.radial([
            [0, palette.light, 0.9],
            [1, palette.light, 0],
          ]),
        ) +
        fill(ellipse(x, y - 1.6 * u, 0.36 * u, 0.8 * u), palette.light) +
        stroke(`M${r(x)} ${r(y)}v${r(3 * u)}`, palette.light, u * 0.14, 0.6);
    }
  }
  back +=
    stroke(
      `M${r(focus)} 0V${r(cy - 6 * u)}M${r(focus)} ${r(cy - 8 * u)}L${r(focus - 13 * u)} ${r(cy + 3 * u)}M${r(focus)} ${r(cy - 8 * u)}L${r(focus + 13 * u)} ${r(cy + 3 * u)}`,
      palette.near,
      u * 0.3,
    ) +
    fill(
      ellipse(focus, cy, 40 * u),
      frame.defs.radial([
        [0, palette.light, 0.5],
        [1, palette.light, 0],
      ]),
    ) +
    candles;
  back += fill(
    ellipse(focus, floorY + 10 * u, 30 * u, 5 * u),
    frame.defs.radial([
      [0, palette.light, 0.6],
      [1, palette.light, 0],
    ]),
  );
  return { back, front: motes(frame, palette.light, 50), ground: floorY + 11 * u };
}
