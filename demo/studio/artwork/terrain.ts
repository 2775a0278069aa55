import { mix } from './colour';
import { type Frame, layer } from './frame';
import { ellipse, fill, limb, type Point, polygon, r, rect, stroke } from './svg';

export type Line = (x: number) => number;

/** Returns a sum of waves. `rough` ranges from 0 (sine waves) to 1 (triangle waves). */
export function ridgeline(frame: Frame, y: number, height: number, rough: number): Line {
  const { w, random } = frame;
  const waves = Array.from({ length: 6 }, (_, octave) => ({
    length: (w * random.range(0.5, 0.9)) / 2 ** octave,
    phase: random.range(0, 1),
    weight: (0.34 + 0.22 * rough) ** octave,
  }));
  return (x) => {
    let sum = 0;
    for (const { length, phase, weight } of waves) {
      const t = x / length + phase;
      const saw = Math.abs((((t % 1) + 1) % 1) - 0.5) * 4 - 1;
      sum += weight * (rough * saw + (1 - rough) * Math.sin(t * 2 * Math.PI));
    }
    return y - (height * (sum + 1)) / 2;
  };
}

export function land({ w, h, u }: Frame, line: Line, step = 0.6): string {
  const points: Point[] = [];
  for (let x = -u; x <= w + u; x += step * u) points.push([x, line(x)]);
  return polygon([...points, [w + u, h + u], [-u, h + u]]);
}

export function hazyLand(frame: Frame, line: Line, nearness: number): string {
  const colour = layer(frame, nearness);
  const paint = frame.defs.linear([
    [0, colour],
    [0.5, mix(colour, layer(frame, Math.max(0, nearness - 0.35)), 0.55)],
    [1, colour],
  ]);
  return fill(land(frame, line), nearness > 0.85 ? colour : paint);
}

export function pine(x: number, y: number, height: number): string {
  const tiers = 5;
  let right = '';
  let left = '';
  for (let index = 0; index < tiers; index++) {
    const top = y - height + (height * 0.86 * index) / tiers;
    const foot = y - height + (height * 0.92 * (index + 1.15)) / tiers;
    const reach = height * (0.07 + 0.05 * index);
    right += `L${r(x + reach)} ${r(foot)}L${r(x + reach * 0.45)} ${r(foot - height * 0.03)}`;
    left = `L${r(x - reach * 0.45)} ${r(foot - height * 0.03)}L${r(x - reach)} ${r(foot)}${left}`;
    if (index === 0) right = `M${r(x)} ${r(top)}${right}`;
  }
  return `${right}L${r(x + height * 0.03)} ${r(y + 4)}L${r(x - height * 0.03)} ${r(y + 4)}${left}Z`;
}

export function pines(frame: Frame, line: Line, low: number, high: number, gap: number): string {
  const { w, u, random } = frame;
  let path = '';
  for (let x = -2 * u; x < w + 2 * u; x += random.range(0.4, 1.6) * gap * u) {
    const height = random.range(low, high) * u;
    path += pine(x, line(x) + height * 0.06, height);
  }
  return path;
}

export function tree(frame: Frame, x: number, y: number, height: number): string {
  const { random } = frame;
  let crown = '';
  for (let index = 0; index < 11; index++) {
    const angle = index * 2.4;
    const reach = height * 0.2 * Math.sqrt(index / 10);
    crown += ellipse(
      x + Math.cos(angle) * reach * 1.25,
      y - height * 0.68 + Math.sin(angle) * reach,
      height * random.range(0.1, 0.17),
    );
  }
  return (
    crown +
    limb([
      [x, y + 4, height * 0.045],
      [x + height * 0.01, y - height * 0.3, height * 0.03],
      [x, y - height * 0.6, height * 0.02],
    ])
  );
}

/** `lean` ranges from −1 (left) to 1 (right). */
export function palm(x: number, y: number, height: number, lean: number): string {
  const tx = x + lean * height * 0.35;
  const ty = y - height;
  const fronds = [-175, -150, -120, -95, -60, -30, -5, 20]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      const l = height * 0.38;
      const droop = height * 0.16;
      return limb([
        [tx, ty, height * 0.012],
        [tx + Math.cos(a) * l * 0.5, ty + Math.sin(a) * l * 0.5, height * 0.03],
        [tx + Math.cos(a) * l * 0.9, ty + Math.sin(a) * l * 0.8 + droop * 0.5, height * 0.018],
        [tx + Math.cos(a) * l * 1.05, ty + Math.sin(a) * l * 0.8 + droop * 1.1, 0.3],
      ]);
    })
    .join('');
  return (
    fronds +
    limb([
      [x, y + 6, height * 0.032],
      [x + lean * height * 0.06, y - height * 0.4, height * 0.022],
      [tx, ty, height * 0.016],
    ])
  );
}

export function grass(frame: Frame, line: Line, height: number, gap = 0.5): string {
  const { w, u, random } = frame;
  let path = '';
  for (let x = -u; x < w + u; x += random.range(0.4, 1.6) * gap * u) {
    const y = line(x) + u * 0.5;
    const tall = height * u * random.range(0.4, 1.2);
    const lean = random.range(-0.5, 0.5) * tall;
    path += `M${r(x - u * 0.12)} ${r(y)}Q${r(x)} ${r(y - tall * 0.6)} ${r(x + lean)} ${r(y - tall)}Q${r(x + u * 0.16)} ${r(y - tall * 0.5)} ${r(x + u * 0.14)} ${r(y)}Z`;
  }
  return path;
}

export function water(frame: Frame, top = frame.horizon, calm = 1): string {
  const { w, h, u, focus, random, palette, defs } = frame;
  const paint = defs.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.45)],
    [0.25, mix(palette.sky[2], palette.sky[1], 0.6)],
    [0.6, mix(palette.sky[0], palette.sky[1], 0.3)],
    [1, palette.near],
  ]);
  const depth = h - top;
  let glints = '';
  for (let index = 0; index < 90; index++) {
    const t = random.range(0, 1) ** 1.4;
    const y = top + t * depth * 0.85;
    const spread = (3 + t * 26) * u;
    const x = focus + random.range(-1, 1) * random.range(0, 1) * spread;
    const length = random.range(0.8, 5) * u * (0.4 + t) * calm;
    glints += fill(
      ellipse(x, y, length, u * (0.06 + 0.16 * t)),
      palette.light,
      random.range(0.15, 0.7) * (1 - t * 0.75),
    );
  }
  let swell = '';
  for (let index = 0; index < 40; index++) {
    const t = random.range(0, 1);
    swell += stroke(
      `M${r(random.range(-0.1, 1) * w)} ${r(top + t * depth)}h${r(random.range(4, 18) * u)}`,
      index % 2 ? palette.near : palette.sky[2],
      u * (0.06 + 0.2 * t),
      0.22,
    );
  }
  return (
    fill(rect(0, top, w, depth), paint) +
    swell +
    glints +
    stroke(`M0 ${r(top)}H${r(w)}`, palette.light, u * 0.08, 0.4)
  );
}
