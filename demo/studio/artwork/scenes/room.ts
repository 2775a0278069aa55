import { mix } from '../colour';
import type { Frame } from '../frame';
import { ellipse, fill, rect } from '../svg';

export function room(frame: Frame, floorY: number): string {
  const { w, h, u, focus, horizon, palette, defs } = frame;
  const wall = defs.linear([
    [0, mix(palette.sky[0], palette.near, 0.4)],
    [0.6, palette.sky[1]],
    [1, mix(palette.sky[1], palette.sky[2], 0.5)],
  ]);
  const glow = defs.radial([
    [0, palette.light, 0.75],
    [0.3, palette.sky[3], 0.45],
    [0.65, palette.sky[2], 0.22],
    [1, palette.sky[2], 0],
  ]);
  const floor = defs.linear([
    [0, mix(palette.sky[2], palette.near, 0.25)],
    [0.35, mix(palette.sky[1], palette.near, 0.55)],
    [1, palette.near],
  ]);
  return (
    fill(rect(0, 0, w, h), wall) +
    fill(ellipse(focus, horizon - 14 * u, 60 * u, 56 * u), glow) +
    fill(rect(0, floorY, w, h), floor)
  );
}
