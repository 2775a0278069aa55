import { beam, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, r, rect, solid } from '../svg';
import { grass, hazyLand, land, ridgeline } from '../terrain';

export function reef(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const deep = frame.defs.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.2)],
    [0.2, palette.sky[2]],
    [0.55, palette.sky[1]],
    [1, palette.sky[0]],
  ]);
  let back =
    fill(rect(0, 0, w, h), deep) +
    fill(
      ellipse(focus, -4 * u, 70 * u, 50 * u),
      frame.defs.radial([
        [0, palette.light, 0.9],
        [0.4, palette.light, 0.3],
        [1, palette.light, 0],
      ]),
    );
  for (let index = -4; index <= 4; index++)
    back += beam(
      frame,
      focus + index * 7 * u,
      -6 * u,
      -index * 7 + random.range(-3, 3),
      h * 0.85,
      random.range(8, 20) * u,
      palette.light,
      0.26,
    );
  back +=
    hazyLand(frame, ridgeline(frame, horizon + 12 * u, 16 * u, 0.6), 0.4) +
    hazyLand(frame, ridgeline(frame, horizon + 22 * u, 12 * u, 0.5), 0.6);
  for (let index = 0; index < 40; index++) {
    const x = focus + random.range(-46, 46) * u;
    const y = horizon + random.range(-30, 12) * u;
    const s = random.range(0.5, 1.2) * u;
    back += fill(
      `M${r(x)} ${r(y)}q${r(1.5 * s)} ${r(-1.2 * s)} ${r(3 * s)} 0l${r(s)} ${r(-0.8 * s)}v${r(1.6 * s)}l${r(-s)} ${r(-0.8 * s)}q${r(-1.5 * s)} ${r(1.2 * s)} ${r(-3 * s)} 0Z`,
      index % 4 ? layer(frame, 0.7) : palette.accent,
      0.85,
    );
  }
  const floor = ridgeline(frame, h - 10 * u, 9 * u, 0.25);
  let corals = '';
  for (let x = 0; x < w; x += random.range(3, 7) * u) {
    const tall = random.range(5, 17) * u * (0.5 + Math.min(1, Math.abs(x - focus) / (30 * u)));
    const y = floor(x) + 2 * u;
    const ink = random.pick([
      palette.near,
      palette.near,
      mix(palette.accent, palette.near, 0.35),
      mix(palette.sky[2], palette.near, 0.5),
    ]);
    const arms = random.int(3, 6);
    let coral = '';
    for (let arm = 0; arm < arms; arm++) {
      const lean = (arm / (arms - 1) - 0.5) * 1.3;
      coral += limb([
        [x, y, 0.7 * u],
        [x + lean * tall * 0.3, y - tall * 0.45, 0.6 * u],
        [x + lean * tall * 0.55, y - tall * 0.75, 0.5 * u],
        [x + lean * tall * 0.5, y - tall * random.range(0.85, 1.05), 0.42 * u],
      ]);
    }
    corals += solid(coral, ink);
  }
  return {
    back: back + corals,
    front:
      fill(land(frame, floor), palette.near) +
      fill(grass(frame, floor, 5, 1), palette.near) +
      motes(frame, palette.light, 50),
    ground: horizon - 4 * u,
  };
}
