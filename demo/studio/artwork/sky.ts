import { lighten, mix } from './colour';
import type { Frame } from './frame';
import { ellipse, fill, limb, rect, solid, stroke } from './svg';

export function sky(frame: Frame): string {
  const { w, h, horizon, palette, defs } = frame;
  const [zenith, high, low, edge] = palette.sky;
  const end = Math.min(1, (horizon / h) * 1.04);
  const paint = defs.linear([
    [0, zenith],
    [end * 0.36, high],
    [end * 0.74, low],
    [end, edge],
    [1, mix(edge, low, 0.5)],
  ]);
  return fill(rect(0, 0, w, h), paint) + (palette.dark ? stars(frame) : '');
}

export function stars(frame: Frame, floor = frame.horizon * 0.7, count = 130): string {
  const { w, u, random, palette } = frame;
  let dots = '';
  for (let index = 0; index < count; index++) {
    const y = random.range(0, 1) ** 1.5 * floor;
    const size = random.range(0.05, 0.16) * u * (random.chance(0.06) ? 2 : 1);
    dots += fill(
      ellipse(random.range(0, w), y, size),
      lighten(palette.light, 0.4),
      random.range(0.25, 0.95) * (1 - y / floor / 1.3),
    );
  }
  return dots;
}

type OrbKind = 'full' | 'crescent' | 'striped' | 'ringed';

export function orb(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  kind: OrbKind = 'full',
): string {
  const { palette, defs } = frame;
  const glow = defs.radial([
    [0, palette.light, 0.85],
    [0.22, palette.light, 0.5],
    [0.5, palette.sky[3], 0.2],
    [1, palette.sky[3], 0],
  ]);
  const disc = defs.linear([
    [0, lighten(palette.light, 0.25)],
    [1, mix(palette.light, palette.sky[3], 0.55)],
  ]);
  const halo = fill(ellipse(x, y, radius * 3.6), glow);
  if (kind === 'crescent') {
    const r = radius * 0.8;
    const moon = `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r * 0.95} ${y + r * 0.4}A${r * 0.82} ${r * 0.82} 0 0 1 ${x} ${y - r}Z`;
    return halo + fill(moon, disc);
  }
  if (kind === 'striped') {
    const bands = Array.from({ length: 7 }, (_, index) => {
      const top = y + radius * (0.05 + index * 0.14);
      return rect(
        x - radius,
        top + radius * (0.008 + index * 0.011),
        2 * radius,
        radius * 0.14 - radius * (0.016 + index * 0.011),
      );
    }).join('');
    const clip = defs.clip(rect(x - radius, y - radius, 2 * radius, radius * 1.05) + bands);
    return `${halo}<g clip-path="${clip}">${fill(ellipse(x, y, radius), disc)}</g>`;
  }
  const craters =
    kind === 'ringed'
      ? stroke(ellipse(x, y, radius * 1.35), palette.light, radius * 0.02, 0.5) +
        stroke(ellipse(x, y, radius * 1.75), palette.light, radius * 0.012, 0.3)
      : '';
  return halo + fill(ellipse(x, y, radius), disc) + craters;
}

export function maria(frame: Frame, x: number, y: number, radius: number): string {
  const spots = [
    [-0.35, -0.3, 0.28],
    [0.1, -0.45, 0.18],
    [0.3, -0.05, 0.24],
    [-0.15, 0.2, 0.3],
    [0.35, 0.45, 0.15],
    [-0.5, 0.25, 0.13],
  ] as const;
  return spots
    .map(([dx, dy, size]) =>
      fill(
        ellipse(x + dx * radius, y + dy * radius, size * radius, size * radius * 0.85),
        frame.palette.sky[2],
        0.16,
      ),
    )
    .join('');
}

export function streaks(frame: Frame, top: number, bottom: number, count = 7): string {
  const { w, u, random, palette } = frame;
  let clouds = '';
  for (let index = 0; index < count; index++) {
    const y = random.range(top, bottom);
    const x = random.range(-0.1, 1) * w;
    const length = random.range(14, 55) * u;
    const thick = random.range(0.25, 1.1) * u;
    const colour = mix(
      palette.sky[random.int(1, 3)] ?? palette.sky[1],
      palette.light,
      random.range(0, 0.45),
    );
    clouds += fill(
      limb([
        [x, y, 0.1],
        [x + length * 0.2, y - thick * 0.2, thick * 0.7],
        [x + length * 0.45, y, thick],
        [x + length * 0.75, y - thick * 0.3, thick * 0.5],
        [x + length, y, 0.1],
      ]),
      colour,
      random.range(0.2, 0.55),
    );
  }
  return clouds;
}

export function aurora(frame: Frame): string {
  const { w, u, horizon, random, palette, defs } = frame;
  const glow = defs.linear([
    [0, palette.sky[3], 0],
    [0.55, mix(palette.sky[2], palette.sky[3], 0.5), 0.55],
    [0.92, palette.light, 0.75],
    [1, palette.light, 0],
  ]);
  let bands = '';
  for (const [level, sway] of [
    [0.24, 9],
    [0.4, 6],
  ] as const) {
    const phase = random.range(0, 6);
    for (let x = -u; x < w + u; x += 0.9 * u) {
      const wave = Math.sin(x / (w * 0.16) + phase) + 0.5 * Math.sin(x / (w * 0.06) + phase * 2);
      const foot = horizon * level + (12 + wave * sway) * u * 0.7;
      const tall = (15 + 8 * Math.sin(x / (w * 0.045) + phase) + random.range(0, 4)) * u;
      bands += fill(rect(x, foot - tall, 1.1 * u, tall), glow, 0.34);
    }
  }
  return bands;
}

export function cumulus(
  frame: Frame,
  x: number,
  y: number,
  width: number,
  colour: string,
  opacity = 0.9,
): string {
  const { random, defs } = frame;
  let heap = '';
  for (let index = 0; index < 9; index++) {
    const t = index / 8;
    const size = width * (0.07 + 0.13 * Math.sin(Math.PI * t)) * random.range(0.8, 1.25);
    heap += ellipse(x + (t - 0.5) * width * 0.86, y - size * 0.55, size);
  }
  const clip = defs.clip(rect(x - width, y - width, 2 * width, width));
  const paint = defs.linear([
    [0, lighten(colour, 0.3)],
    [1, mix(colour, frame.palette.sky[2], 0.55)],
  ]);
  return `<g clip-path="${clip}" opacity="${opacity}">${solid(heap + rect(x - width * 0.42, y - width * 0.1, width * 0.84, width * 0.1), paint)}</g>`;
}

export function flock(frame: Frame, x: number, y: number, count = 7): string {
  const { u, random, palette } = frame;
  let birds = '';
  for (let index = 0; index < count; index++) {
    const bx = x + random.range(-12, 12) * u;
    const by = y + random.range(-6, 6) * u;
    const s = random.range(0.6, 1.3) * u;
    birds += stroke(
      `M${bx - s} ${by - s * 0.35}Q${bx - s * 0.4} ${by - s * 0.5} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.5} ${bx + s} ${by - s * 0.35}`,
      palette.near,
      u * 0.16,
      0.75,
    );
  }
  return birds;
}
