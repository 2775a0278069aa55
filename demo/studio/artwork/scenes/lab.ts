import { mist, motes } from '../atmosphere';
import { lighten } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { room } from './room';

export function lab(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  for (let index = 0; index < 5; index++)
    back += stroke(
      ellipse(focus, horizon - 22 * u, (9 + index * 6) * u),
      index % 2 ? palette.accent : palette.light,
      u * (0.5 - index * 0.06),
      0.6 - index * 0.09,
    );
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const a = (degrees * Math.PI) / 180;
    back += stroke(
      `M${r(focus + Math.cos(a) * 34 * u)} ${r(horizon - 22 * u + Math.sin(a) * 34 * u)}L${r(focus + Math.cos(a) * 36 * u)} ${r(horizon - 22 * u + Math.sin(a) * 36 * u)}`,
      palette.light,
      u * 0.3,
      0.5,
    );
  }
  back += fill(
    ellipse(focus, horizon - 22 * u, 11 * u),
    frame.defs.radial([
      [0, palette.light, 1],
      [0.5, palette.light, 0.7],
      [1, palette.accent, 0],
    ]),
  );
  for (const side of [-1, 1])
    for (let step = 0; step < 3; step++) {
      const x = focus + side * (24 + step * 13) * u;
      const wide = (4 + step) * u;
      const top = horizon - (24 + step * 10) * u;
      const foot = floorY + (3 + step * 6) * u;
      const hue = step % 2 ? palette.accent : palette.sky[3];
      back +=
        fill(
          ellipse(x, (top + foot) / 2, wide * 3, (foot - top) * 0.7),
          frame.defs.radial([
            [0, hue, 0.45],
            [1, hue, 0],
          ]),
        ) +
        fill(
          `M${r(x - wide)} ${r(foot)}V${r(top)}A${r(wide)} ${r(wide)} 0 0 1 ${r(x + wide)} ${r(top)}V${r(foot)}Z`,
          frame.defs.linear(
            [
              [0, hue, 0.5],
              [0.5, lighten(hue, 0.4), 0.85],
              [1, hue, 0.5],
            ],
            'right',
          ),
        );
      for (let bubble = 0; bubble < 7; bubble++)
        back += fill(
          ellipse(
            x + random.range(-0.6, 0.6) * wide,
            random.range(top, foot),
            random.range(0.2, 0.7) * u,
          ),
          palette.light,
          0.8,
        );
      back +=
        fill(
          rect(x - wide * 1.3, foot - 1.5 * u, wide * 2.6, 5 * u) +
            rect(x - wide * 1.3, top - wide * 0.9 - 2 * u, wide * 2.6, 3 * u) +
            rect(x - wide * 0.3, 0, wide * 0.6, top - wide * 0.8),
          layer(frame, 0.9),
        ) + stroke(`M${r(x - wide)} ${r(foot - 1.5 * u)}V${r(top)}`, palette.light, u * 0.2, 0.6);
    }
  const bench = h - 13 * u;
  const flask = (x: number, s: number, hue: string) => {
    const shape = `M${r(x - s * 0.3)} ${r(bench - s * 2.4)}V${r(bench - s * 1.4)}L${r(x - s)} ${r(bench)}H${r(x + s)}L${r(x + s * 0.3)} ${r(bench - s * 1.4)}V${r(bench - s * 2.4)}Z`;
    return (
      fill(shape, palette.light, 0.22) +
      fill(
        `M${r(x - s * 0.62)} ${r(bench - s * 0.8)}H${r(x + s * 0.62)}L${r(x + s)} ${r(bench)}H${r(x - s)}Z`,
        hue,
        0.9,
      ) +
      stroke(shape, palette.light, u * 0.22, 0.8)
    );
  };
  const front =
    [-38, -28, 29, 39, 50]
      .map((dx, index) =>
        flask(focus + dx * u, (3.4 + (index % 3)) * u, index % 2 ? palette.accent : palette.sky[3]),
      )
      .join('') +
    fill(rect(0, bench, w, h), palette.near) +
    stroke(`M0 ${r(bench)}H${w}`, palette.light, u * 0.2, 0.6);
  back +=
    mist(frame, floorY + 8 * u, 18 * u, 0.25) +
    fill(
      ellipse(focus, floorY + 12 * u, 26 * u, 4 * u),
      frame.defs.radial([
        [0, palette.light, 0.6],
        [1, palette.light, 0],
      ]),
    );
  return { back, front: front + motes(frame, palette.light, 24), ground: floorY + 12 * u };
}
