import { beam } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, r, rect, solid, stroke } from '../svg';
import { room } from './room';

const rectFloor = (frame: Frame, y: number, w: number) =>
  stroke(`M0 ${r(y)}H${w}`, frame.palette.light, frame.u * 0.2, 0.5);

export function studio(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  const globe = 22 * u;
  const gy = horizon - 18 * u;
  back += fill(
    ellipse(focus, gy, globe),
    frame.defs.radial([
      [0, palette.sky[3], 0.9],
      [0.7, palette.sky[2], 0.8],
      [1, palette.sky[1]],
    ]),
  );
  for (const k of [0.3, 0.62, 0.88, 1])
    back +=
      stroke(ellipse(focus, gy, globe * k, globe), palette.light, u * 0.24, 0.6) +
      stroke(
        `M${r(focus - globe * Math.sqrt(1 - (k * 0.8) ** 2))} ${r(gy - globe * k * 0.8)}H${r(focus + globe * Math.sqrt(1 - (k * 0.8) ** 2))}M${r(focus - globe * Math.sqrt(1 - (k * 0.8) ** 2))} ${r(gy + globe * k * 0.8)}H${r(focus + globe * Math.sqrt(1 - (k * 0.8) ** 2))}`,
        palette.light,
        u * 0.24,
        0.5,
      );
  back += stroke(`M${r(focus - globe)} ${r(gy)}H${r(focus + globe)}`, palette.light, u * 0.24, 0.6);
  const lands = [
    [-0.4, -0.35, 0.3, 0.22],
    [-0.25, 0.25, 0.17, 0.34],
    [0.3, -0.3, 0.36, 0.25],
    [0.25, 0.25, 0.2, 0.26],
    [0.62, 0.4, 0.12, 0.08],
  ] as const;
  back += `<g clip-path="${frame.defs.clip(ellipse(focus, gy, globe))}">${lands
    .map(([dx, dy, a, b]) =>
      fill(
        limb([
          [focus + (dx - a) * globe, gy + dy * globe, b * globe * 0.4],
          [focus + dx * globe, gy + (dy - 0.05) * globe, b * globe * 0.8],
          [focus + (dx + a * 0.9) * globe, gy + (dy + 0.1) * globe, b * globe * 0.3],
        ]),
        palette.near,
        0.5,
      ),
    )
    .join('')}</g>`;
  for (const side of [-1, 1])
    for (let step = 0; step < 3; step++) {
      const x = focus + side * (28 + step * 15) * u;
      const tall = (22 + step * 5) * u;
      const [l, t] = [side > 0 ? x : x - 13 * u, gy - tall / 2];
      back +=
        fill(
          rect(l, t, 13 * u, tall),
          frame.defs.linear([
            [0, palette.sky[2]],
            [1, step % 2 ? palette.accent : palette.sky[1]],
          ]),
        ) + stroke(rect(l, t, 13 * u, tall), palette.light, u * 0.25, 0.6);
      let bars = '';
      for (let bar = 0; bar < 5; bar++) {
        const b = random.range(0.15, 0.6) * tall;
        bars += rect(l + (1.6 + bar * 2.1) * u, t + tall - b - u, 1.4 * u, b);
      }
      back += fill(bars, palette.light, 0.55);
    }
  for (const dx of [-32, -11, 11, 32])
    back += beam(frame, focus + dx * u, -2 * u, -dx * 0.35, 70 * u, 28 * u, palette.light, 0.34);
  const desk = h - 22 * u;
  const front =
    fill(
      `M${r(focus - 46 * u)} ${r(desk)}Q${r(focus)} ${r(desk + 5 * u)} ${r(focus + 46 * u)} ${r(desk)}L${r(focus + 40 * u)} ${r(h + u)}H${r(focus - 40 * u)}Z`,
      frame.defs.linear([
        [0, layer(frame, 0.85)],
        [1, palette.near],
      ]),
    ) +
    stroke(
      `M${r(focus - 46 * u)} ${r(desk)}Q${r(focus)} ${r(desk + 5 * u)} ${r(focus + 46 * u)} ${r(desk)}`,
      palette.accent,
      u * 0.7,
    ) +
    fill(ellipse(focus, desk + 13 * u, 5 * u), palette.accent, 0.9) +
    solid(
      limb([
        [focus - 14 * u, desk + u, 0.3 * u],
        [focus - 15 * u, desk - 5 * u, 0.24 * u],
        [focus - 12 * u, desk - 9 * u, 0.7 * u],
      ]),
      palette.near,
    );
  return {
    back:
      back +
      fill(ellipse(focus, floorY + 4 * u, 50 * u, 4 * u), palette.light, 0.2) +
      rectFloor(frame, floorY, w),
    front,
    ground: h - 17 * u,
  };
}
