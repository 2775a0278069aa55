import { type Frame, layer } from './frame';
import { ellipse, fill, polygon, rect, stroke } from './svg';

export function mist(frame: Frame, y: number, height: number, opacity = 0.5): string {
  const { w, palette, defs } = frame;
  const paint = defs.linear([
    [0, palette.sky[3], 0],
    [0.5, palette.sky[3], opacity],
    [1, palette.sky[3], 0],
  ]);
  return fill(rect(0, y - height / 2, w, height), paint);
}

export function rain(frame: Frame, count = 170, opacity = 0.34): string {
  const { w, h, u, random, palette } = frame;
  let drops = '';
  for (let index = 0; index < count; index++) {
    const length = random.range(1.6, 6) * u;
    drops +=
      `M${random.range(-0.1, 1) * w} ${random.range(-0.1, 1) * h}l${-length * 0.18} ${length}`.replace(
        /\.\d+/g,
        '',
      );
  }
  return stroke(drops, palette.light, u * 0.1, opacity);
}

export function snowfall(frame: Frame, count = 150): string {
  const { w, h, u, random } = frame;
  let flakes = '';
  for (let index = 0; index < count; index++) {
    const size = u * random.range(0.08, 0.3) * (random.chance(0.06) ? 2.4 : 1);
    flakes += fill(
      ellipse(random.range(0, w), random.range(0, h), size),
      '#ffffff',
      random.range(0.3, 0.9),
    );
  }
  return flakes;
}

export function motes(frame: Frame, colour: string, count = 60): string {
  const { w, h, u, random } = frame;
  let dots = '';
  for (let index = 0; index < count; index++) {
    const y = h * (1 - random.range(0, 1) ** 1.6);
    dots += fill(
      ellipse(random.range(0, w), y, u * random.range(0.05, 0.24)),
      colour,
      random.range(0.2, 0.85),
    );
  }
  return dots;
}

/** `angle` is in degrees from straight down. */
export function beam(
  frame: Frame,
  x: number,
  y: number,
  angle: number,
  length: number,
  spread: number,
  colour: string,
  opacity = 0.5,
): string {
  const paint = frame.defs.linear([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  const cone = polygon([
    [-spread * 0.06, 0],
    [spread * 0.06, 0],
    [spread / 2, length],
    [-spread / 2, length],
  ]);
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${fill(cone, paint)}</g>`;
}

export function vignette(frame: Frame, strength = 0.55): string {
  const { w, h, palette, defs } = frame;
  const paint = defs.radial([
    [0, palette.near, 0],
    [0.62, palette.near, 0],
    [1, palette.near, strength],
  ]);
  return fill(rect(-w * 0.2, -h * 0.2, w * 1.4, h * 1.4), paint);
}

export function scrim(
  frame: Frame,
  edge: 'top' | 'bottom' | 'left',
  reach: number,
  opacity = 0.85,
): string {
  const { w, h, palette, defs } = frame;
  const colour = edge === 'top' ? palette.sky[0] : layer(frame, 1);
  const stops = [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.72],
    [1, colour, 0],
  ] as const;
  if (edge === 'top') return fill(rect(0, 0, w, reach), defs.linear(stops));
  if (edge === 'left') return fill(rect(0, 0, reach, h), defs.linear(stops, 'right'));
  const rising = stops.map(([at, paint, alpha]) => [1 - at, paint, alpha] as const).reverse();
  return fill(rect(0, h - reach, w, reach), defs.linear(rising));
}
