export type Point = readonly [x: number, y: number];

type Dab = readonly [x: number, y: number, radius: number];

export const r = (value: number) => String(Math.round(value * 10) / 10);

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;

function curve(points: readonly Point[]): string {
  let path = '';
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${r(c1[0])} ${r(c1[1])} ${r(c2[0])} ${r(c2[1])} ${r(to[0])} ${r(to[1])}`;
  }
  return path;
}

export function blob(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] ?? [0, 0];
  const loop = [...points.keys(), count].map(at);
  const full = curve([at(-1), ...loop, at(1)])
    .split('C')
    .slice(2, -1);
  return `M${r(at(0)[0])} ${r(at(0)[1])}C${full.join('C')}Z`;
}

export function limb(dabs: readonly Dab[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  dabs.forEach(([x, y, radius], index) => {
    const before = dabs[index - 1] ?? dabs[index] ?? [x, y];
    const after = dabs[index + 1] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    left.push([x - (dy / length) * radius, y + (dx / length) * radius]);
    right.unshift([x + (dy / length) * radius, y - (dx / length) * radius]);
  });
  const start = left[0] ?? [0, 0];
  const turn = right[0] ?? [0, 0];
  const last = dabs[dabs.length - 1]?.[2] ?? 0;
  const first = dabs[0]?.[2] ?? 0;
  return (
    `M${r(start[0])} ${r(start[1])}${curve(left)}` +
    `A${r(last)} ${r(last)} 0 0 0 ${r(turn[0])} ${r(turn[1])}${curve(right)}` +
    `A${r(first)} ${r(first)} 0 0 0 ${r(start[0])} ${r(start[1])}Z`
  );
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${r(cx - rx)} ${r(cy)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0Z`;

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}Z`;

export function fill(path: string, colour: string, opacity = 1): string {
  const faded = opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : '';
  return `<path d="${path}" fill="${colour}"${faded}/>`;
}

/** Fills each subpath separately, so that overlaps never cancel out. */
export function solid(path: string, colour: string, opacity = 1): string {
  return path
    .split('M')
    .slice(1)
    .map((part) => fill(`M${part}`, colour, opacity))
    .join('');
}

export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  const faded = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round"${faded}/>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Defs = {
  markup: () => string;
  linear: (stops: readonly Stop[], direction?: 'down' | 'right' | 'diagonal') => string;
  radial: (stops: readonly Stop[]) => string;
  clip: (path: string) => string;
  blur: (radius: number) => string;
  /** Adds a definition that contains `id="$id"`, and returns a reference to it, `url(#…)`. */
  add: (element: string) => string;
};

export function definitions(): Defs {
  const elements: string[] = [];
  const add = (element: string) => {
    const name = `d${elements.length}`;
    elements.push(element.replace('$id', name));
    return `url(#${name})`;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(([at, colour, opacity = 1]) => {
        const faded = opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : '';
        return `<stop offset="${at.toFixed(3)}" stop-color="${colour}"${faded}/>`;
      })
      .join('');
  const ends = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', diagonal: 'x2="1" y2="1"' };
  return {
    markup: () => `<defs>${elements.join('')}</defs>`,
    add,
    linear: (stops, direction = 'down') =>
      add(`<linearGradient id="$id" ${ends[direction]}>${stopsOf(stops)}</linearGradient>`),
    radial: (stops) => add(`<radialGradient id="$id">${stopsOf(stops)}</radialGradient>`),
    clip: (path) => add(`<clipPath id="$id"><path d="${path}"/></clipPath>`),
    blur: (radius) =>
      add(
        `<filter id="$id" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${r(radius)}"/></filter>`,
      ),
  };
}
