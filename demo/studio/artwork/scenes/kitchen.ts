import { beam } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { room } from './room';

export function kitchen(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  for (let y = 4 * u; y < floorY; y += 5 * u)
    back += stroke(`M0 ${r(y)}H${w}`, palette.near, u * 0.1, 0.3);
  for (let x = focus % (5 * u); x < w; x += 5 * u)
    back += stroke(`M${r(x)} 0V${r(floorY)}`, palette.near, u * 0.1, 0.3);
  const pane = rect(focus - 15 * u, horizon - 38 * u, 30 * u, 34 * u);
  back +=
    fill(
      pane,
      frame.defs.linear([
        [0, palette.sky[2]],
        [0.6, palette.sky[3]],
        [1, palette.light],
      ]),
    ) +
    fill(
      `M${r(focus - 15 * u)} ${r(horizon - 4 * u)}V${r(horizon - 12 * u)}Q${r(focus - 4 * u)} ${r(horizon - 18 * u)} ${r(focus + 4 * u)} ${r(horizon - 10 * u)}Q${r(focus + 10 * u)} ${r(horizon - 16 * u)} ${r(focus + 15 * u)} ${r(horizon - 12 * u)}V${r(horizon - 4 * u)}Z`,
      layer(frame, 0.3),
    ) +
    fill(ellipse(focus + 5 * u, horizon - 26 * u, 4 * u), palette.light);
  back += stroke(
    `${pane}M${r(focus)} ${r(horizon - 38 * u)}v${r(34 * u)}M${r(focus - 15 * u)} ${r(horizon - 21 * u)}h${r(30 * u)}`,
    layer(frame, 0.9),
    u * 0.8,
  );
  for (const dx of [-26, 26])
    back +=
      beam(frame, focus + dx * u, horizon - 30 * u, 0, 44 * u, 30 * u, palette.light, 0.45) +
      stroke(`M${r(focus + dx * u)} 0V${r(horizon - 33 * u)}`, palette.near, u * 0.24) +
      fill(
        `M${r(focus + (dx - 4.4) * u)} ${r(horizon - 29 * u)}Q${r(focus + (dx - 4) * u)} ${r(horizon - 35 * u)} ${r(focus + dx * u)} ${r(horizon - 35 * u)}Q${r(focus + (dx + 4) * u)} ${r(horizon - 35 * u)} ${r(focus + (dx + 4.4) * u)} ${r(horizon - 29 * u)}Z`,
        palette.accent,
      ) +
      fill(ellipse(focus + dx * u, horizon - 28.6 * u, 1.4 * u), palette.light);
  back += stroke(`M0 ${r(horizon - 44 * u)}H${w}`, palette.near, u * 0.4);
  for (let x = -44; x <= 44; x += 7.5) {
    if (Math.abs(x) > 20 && Math.abs(x) < 31) continue;
    const hang = random.range(3, 6);
    const [cx, y] = [focus + x * u, horizon - (44 - hang) * u];
    back +=
      stroke(`M${r(cx)} ${r(horizon - 44 * u)}V${r(y)}`, palette.near, u * 0.34) +
      fill(
        x % 2
          ? ellipse(cx, y + 2.4 * u, 2.6 * u)
          : `M${r(cx - 2 * u)} ${r(y)}h${r(4 * u)}l${r(-0.6 * u)} ${r(5 * u)}h${r(-2.8 * u)}Z`,
        layer(frame, 0.92),
      );
  }
  const top = h - 19 * u;
  const counter =
    fill(rect(0, top, w, h), palette.near) +
    fill(rect(0, top - 1.4 * u, w, 1.8 * u), mix(palette.near, palette.sky[2], 0.4)) +
    stroke(`M0 ${r(top - 1.4 * u)}H${w}`, palette.light, u * 0.18, 0.7);
  const pot = focus + 25 * u;
  const wares =
    fill(
      `${rect(pot - 7 * u, top - 10 * u, 14 * u, 9 * u)}${rect(pot - 9 * u, top - 8 * u, 18 * u, 1.4 * u)}${ellipse(pot, top - 10 * u, 7 * u, 1.4 * u)}`,
      palette.near,
    ) +
    stroke(
      `M${r(pot - 3 * u)} ${r(top - 13 * u)}q${r(-3 * u)} ${r(-5 * u)} 0 ${r(-9 * u)}t0 ${r(-9 * u)}M${r(pot + 3 * u)} ${r(top - 13 * u)}q${r(3 * u)} ${r(-5 * u)} 0 ${r(-9 * u)}t0 ${r(-9 * u)}`,
      palette.light,
      u * 0.7,
      0.4,
    );
  const fruit = [
    [-34, 2.6],
    [-29, 2.9],
    [-24, 2.4],
    [-31, 2.4],
  ]
    .map(([dx = 0, size = 0], index) =>
      fill(
        ellipse(focus + dx * u, top - (index === 3 ? 5.6 : 1.4) * u - size * u * 0.4, size * u),
        index % 2 ? palette.accent : mix(palette.accent, palette.light, 0.4),
      ),
    )
    .join('');
  return { back, front: wares + fruit + counter, ground: h - 13 * u };
}
