import { mix } from '../colour';
import { type Frame, layer } from '../frame';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { pine, tree } from '../terrain';

export function grove(frame: Frame, y: number, kind: 'pine' | 'broad'): string {
  const { w, u, random, palette, focus } = frame;
  let trees = '';
  for (let index = 0; index < 12; index++) {
    const side = index % 2 ? 1 : -1;
    const away = (30 + index * 4.5) * u;
    const x = focus + side * away + random.range(-2, 2) * u;
    if (x < -10 * u || x > w + 10 * u) continue;
    const tall = (13 + index * 2.8) * u;
    trees += kind === 'pine' ? pine(x, y + 6 * u, tall) : tree(frame, x, y + 6 * u, tall);
  }
  return fill(trees, palette.near);
}

export function lit(frame: Frame, x: number, y: number, height: number): string {
  const paint = frame.defs.linear([
    [0, mix(layer(frame, 0.75), '#ffffff', 0.26)],
    [0.45, layer(frame, 0.85)],
    [1, frame.palette.near],
  ]);
  return fill(pine(x, y, height), paint);
}

export function cottage(frame: Frame, x: number, y: number, width: number): string {
  const { palette, random } = frame;
  const tall = width * 0.62;
  const wall = `${rect(x - width / 2, y - tall, width, tall + 8)}M${r(x - width * 0.62)} ${r(y - tall)}L${r(x - width * 0.34)} ${r(y - tall * 1.62)}H${r(x + width * 0.34)}L${r(x + width * 0.62)} ${r(y - tall)}Z`;
  const gable = `M${r(x + width * 0.02)} ${r(y - tall)}L${r(x + width * 0.22)} ${r(y - tall * 1.9)}L${r(x + width * 0.42)} ${r(y - tall)}Z`;
  const chimney = rect(x - width * 0.3, y - tall * 2, width * 0.1, tall * 0.8);
  let panes = '';
  let glow = '';
  for (const [dx, dy, size] of [
    [-0.36, -0.62, 0.13],
    [-0.1, -0.62, 0.13],
    [0.3, -0.62, 0.13],
    [0.18, -1.3, 0.09],
  ] as const) {
    if (!random.chance(0.86)) continue;
    panes += rect(x + dx * width, y + dy * tall, size * width, size * width * 1.3);
    glow += fill(
      ellipse(x + (dx + size / 2) * width, y + dy * tall + size * width * 0.6, width * 0.3),
      frame.defs.radial([
        [0, palette.accent, 0.5],
        [1, palette.accent, 0],
      ]),
    );
  }
  const door = rect(x + width * 0.06, y - tall * 0.5, width * 0.13, tall * 0.5);
  const ink = layer(frame, 0.97);
  return (
    fill(wall, ink) +
    fill(gable, ink) +
    fill(chimney, ink) +
    glow +
    fill(panes, mix(palette.light, palette.accent, 0.35)) +
    fill(door, palette.accent, 0.75) +
    stroke(
      `M${r(x - width * 0.62)} ${r(y - tall)}L${r(x - width * 0.34)} ${r(y - tall * 1.62)}H${r(x + width * 0.34)}`,
      palette.light,
      width * 0.012,
      0.5,
    )
  );
}

type Tower = { x: number; w: number; top: number };

export function row(
  frame: Frame,
  y: number,
  low: number,
  high: number,
  breadth: number,
): { walls: string; windows: string; towers: Tower[] } {
  const { w, h, u, random } = frame;
  let walls = '';
  let windows = '';
  const towers: Tower[] = [];
  for (let x = -4 * u; x < w + 2 * u; ) {
    const width = random.range(0.6, 1.5) * breadth * u;
    const top = y - random.range(low, high) * u;
    walls += rect(x, top, width + 1, h - top);
    const crown = random.int(0, 5);
    if (crown === 0)
      walls += `M${r(x)} ${r(top)}L${r(x + width / 2)} ${r(top - width * 0.9)}L${r(x + width)} ${r(top)}Z`;
    if (crown === 1)
      walls +=
        rect(x + width * 0.2, top - 2 * u, width * 0.6, 2.2 * u) +
        rect(x + width * 0.48, top - 7 * u, u * 0.26, 6 * u);
    if (crown === 2)
      walls +=
        rect(x + width * 0.12, top - 1.3 * u, width * 0.3, 1.4 * u) +
        rect(x + width * 0.7, top - 3 * u, u * 0.2, 3 * u);
    if (crown === 3) walls += `M${r(x)} ${r(top)}L${r(x + width)} ${r(top - 3 * u)}V${r(top + u)}Z`;
    const cell = u * 1.05;
    for (let wy = top + cell; wy < Math.min(h, top + 46 * u); wy += cell * 1.3) {
      for (let wx = x + cell * 0.6; wx < x + width - cell; wx += cell)
        if (random.chance(0.24)) windows += rect(wx, wy, cell * 0.5, cell * 0.72);
    }
    towers.push({ x, w: width, top });
    x += width + random.range(0, 0.5) * u;
  }
  return { walls, windows, towers };
}
