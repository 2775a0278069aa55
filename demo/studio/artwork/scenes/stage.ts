import { beam, motes } from '../atmosphere';
import { lighten, mix } from '../colour';
import type { Frame, Scenery } from '../frame';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { room } from './room';

function curtains(frame: Frame, reach: number, colour: string): string {
  const { w, h, u, focus, palette } = frame;
  let folds = '';
  for (const side of [-1, 1]) {
    const edge = side > 0 ? w : 0;
    const inner = focus + side * reach * u;
    const count = 9;
    for (let index = 0; index < count; index++) {
      const at = (t: number) => edge + (inner - edge) * t;
      const [a, b] = [at(index / count), at((index + 1.15) / count)];
      const sway = (index / count) * 6 * u * side;
      const paint = frame.defs.linear(
        [
          [0, mix(colour, palette.near, 0.75)],
          [0.45, colour],
          [0.6, lighten(colour, 0.18)],
          [1, mix(colour, palette.near, 0.75)],
        ],
        'right',
      );
      folds += fill(
        `M${r(a)} ${-u}H${r(b)}C${r(b)} ${r(h * 0.4)} ${r(b + sway * 0.2)} ${r(h * 0.6)} ${r(b + sway)} ${r(h + u)}H${r(a + sway)}C${r(a + sway * 0.2)} ${r(h * 0.6)} ${r(a)} ${r(h * 0.4)} ${r(a)} ${-u}Z`,
        paint,
      );
    }
  }
  let valance = '';
  for (let x = -2 * u; x < w; x += 12 * u)
    valance +=
      fill(
        `M${r(x)} ${-u}H${r(x + 12 * u)}V${r(7 * u)}Q${r(x + 6 * u)} ${r(13 * u)} ${r(x)} ${r(7 * u)}Z`,
        frame.defs.linear([
          [0, mix(colour, palette.near, 0.6)],
          [0.8, colour],
          [1, lighten(colour, 0.2)],
        ]),
      ) +
      stroke(
        `M${r(x)} ${r(7 * u)}Q${r(x + 6 * u)} ${r(13 * u)} ${r(x + 12 * u)} ${r(7 * u)}`,
        palette.light,
        u * 0.4,
        0.7,
      );
  return folds + valance;
}

export function stage(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, palette } = frame;
  const floorY = horizon + 8 * u;
  const velvet = mix(palette.accent, palette.sky[1], 0.35);
  let back =
    room(frame, floorY) +
    fill(
      ellipse(focus, horizon - 22 * u, 25 * u),
      frame.defs.radial([
        [0, palette.light, 0.95],
        [0.85, palette.light, 0.55],
        [1, palette.light, 0],
      ]),
    );
  for (let index = -8; index <= 8; index++)
    back += stroke(
      `M${r(focus + index * 5 * u)} ${r(floorY)}L${r(focus + index * 14 * u)} ${r(h)}`,
      palette.near,
      u * 0.2,
      0.5,
    );
  back +=
    beam(frame, focus - 30 * u, -4 * u, -24, horizon + 34 * u, 34 * u, palette.light, 0.5) +
    beam(frame, focus + 30 * u, -4 * u, 24, horizon + 34 * u, 34 * u, palette.light, 0.5);
  back += fill(
    ellipse(focus, floorY + 11 * u, 27 * u, 4.6 * u),
    frame.defs.radial([
      [0, palette.light, 0.95],
      [0.7, palette.light, 0.5],
      [1, palette.light, 0],
    ]),
  );
  let lamps = '';
  for (let x = focus - 60 * u; x < focus + 62 * u; x += 8 * u)
    lamps +=
      fill(
        ellipse(x, floorY + 20 * u, 6 * u),
        frame.defs.radial([
          [0, palette.light, 0.6],
          [1, palette.light, 0],
        ]),
      ) +
      fill(
        `M${r(x - 1.6 * u)} ${r(floorY + 21 * u)}a${r(1.6 * u)} ${r(1.6 * u)} 0 0 1 ${r(3.2 * u)} 0Z`,
        palette.light,
      );
  const apron = fill(rect(0, floorY + 21 * u, w, h), palette.near);
  return {
    back: back + curtains(frame, 25, velvet),
    front: lamps + apron + motes(frame, palette.light, 36),
    ground: floorY + 12 * u,
  };
}
