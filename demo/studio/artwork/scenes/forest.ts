import { beam, mist, motes } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, rect, solid } from '../svg';
import { grass, land, ridgeline } from '../terrain';

function trunks(frame: Frame, gap: number, width: number, nearness: number, clear: number): string {
  const { w, h, u, random, focus } = frame;
  let path = '';
  for (let x = -4 * u; x < w + 4 * u; x += random.range(0.6, 1.5) * gap * u) {
    if (Math.abs(x - focus) < clear * u) continue;
    const half = width * u * random.range(0.35, 0.7);
    const lean = random.range(-2, 2) * u;
    path += limb([
      [x, h, half * 1.7],
      [x + lean * 0.2, h * 0.78, half * 1.05],
      [x + lean * 0.5, h * 0.4, half * 0.85],
      [x + lean, -4 * u, half * 0.7],
    ]);
    for (let twig = 0; twig < 3; twig++) {
      const y = h * random.range(0.05, 0.5);
      const side = random.chance(0.5) ? 1 : -1;
      const reach = random.range(4, 10) * width * 0.4 * u;
      path += limb([
        [x + lean * 0.5, y, half * 0.4],
        [x + side * reach * 0.6, y - reach * 0.35, half * 0.22],
        [x + side * reach, y - reach * 0.7, 0.2],
      ]);
    }
  }
  return solid(path, layer(frame, nearness));
}

export function forest(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const glow = frame.defs.radial([
    [0, palette.light, 1],
    [0.25, palette.sky[3], 0.8],
    [0.6, palette.sky[2], 0.45],
    [1, palette.sky[2], 0],
  ]);
  let back =
    fill(
      rect(0, 0, w, h),
      frame.defs.linear([
        [0, palette.sky[1]],
        [0.6, palette.sky[2]],
        [1, palette.sky[1]],
      ]),
    ) + fill(ellipse(focus, horizon - 12 * u, 52 * u, 62 * u), glow);
  back +=
    trunks(frame, 4, 1.2, 0.28, 2) +
    mist(frame, horizon, 46 * u, 0.4) +
    trunks(frame, 7, 2.2, 0.5, 7);
  for (let index = 0; index < 6; index++)
    back += beam(
      frame,
      focus + random.range(-12, 26) * u,
      -6 * u,
      random.range(6, 26),
      h * 0.95,
      random.range(6, 15) * u,
      palette.light,
      0.34,
    );
  back += mist(frame, horizon + 4 * u, 26 * u, 0.4) + trunks(frame, 11, 4, 0.74, 17);
  const floor = ridgeline(frame, horizon + 12 * u, 3 * u, 0.2);
  back +=
    fill(
      land(frame, floor),
      frame.defs.linear([
        [0, layer(frame, 0.7)],
        [0.3, layer(frame, 0.95)],
        [1, palette.near],
      ]),
    ) + fill(grass(frame, floor, 2.4, 0.6), layer(frame, 0.72));
  back += fill(
    ellipse(focus, horizon + 15 * u, 22 * u, 3 * u),
    frame.defs.radial([
      [0, palette.light, 0.5],
      [1, palette.light, 0],
    ]),
  );
  const canopy: string[] = [];
  for (let index = 0; index < 150; index++)
    canopy.push(
      ellipse(
        random.range(-0.02, 1.02) * w,
        random.range(-4, 2.6) * u,
        random.range(1.6, 4.4) * u,
        random.range(1, 2.6) * u,
      ),
    );
  return {
    back,
    front:
      trunks(frame, 17, 7, 1, 30) +
      solid(canopy.join(''), palette.near) +
      fill(
        grass(frame, () => h + u, 9, 0.8),
        palette.near,
      ) +
      motes(frame, palette.light, 50),
    ground: horizon + 16 * u,
  };
}
