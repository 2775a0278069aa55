import { lightness, mix } from '../colour';
import { seeded } from '../random';
import { fill, r, stroke } from '../svg';
import { CAP, type Face, setLine } from './fonts';
import { partitions, wrap } from './wrap';

type Manner = 'slab' | 'tall' | 'roman' | 'italic' | 'script' | 'retro' | 'airy' | 'deco';

type Align = 'left' | 'middle';

export type Ink = { text: string; accent: string; shadow: string };

type Lockup = { markup: string; width: number; height: number };

type Box = { w: number; h: number };
type Setter = (name: string, box: Box, align: Align, ink: Ink) => Lockup;

const move = (x: number, y: number, markup: string) =>
  `<g transform="translate(${r(x)} ${r(y)})">${markup}</g>`;
const indent = (align: Align, room: number, width: number) =>
  align === 'middle' ? (room - width) / 2 : 0;

const slab: Setter = (name, box, align, ink) => {
  const words = name.toUpperCase().split(' ');
  let best: { lines: string[]; w: number; score: number } | undefined;
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    for (const lines of partitions(words, count)) {
      const sizes = lines.map((line) => 1 / setLine('anton', line, 1).width);
      const tall = sizes.reduce((sum, size) => sum + size * 0.98, 0);
      const w = Math.min(box.w, box.h / tall, (box.h * 0.62) / Math.max(...sizes));
      const uneven = Math.max(...sizes) / Math.min(...sizes);
      const score =
        w * w * tall * (uneven > 2.4 ? 0.5 : 1) * (uneven < 1.15 && count > 1 ? 0.95 : 1);
      if (!best || score > best.score) best = { lines, w, score };
    }
  }
  const { lines, w } = best ?? { lines: [name], w: box.w };
  let y = 0;
  const markup = lines
    .map((line, index) => {
      const size = w / setLine('anton', line, 1).width;
      y += size * CAP.anton;
      const set = fill(
        setLine('anton', line, size).path,
        lines.length > 1 && index === lines.length - 1 ? ink.accent : ink.text,
      );
      const drawn = move(0, y, set);
      y += size * 0.12;
      return drawn;
    })
    .join('');
  return { markup: move(indent(align, box.w, w), 0, markup), width: w, height: y };
};

type Plain = {
  face: Face;
  leading: number;
  tracking: number;
  upper: boolean;
  most: number;
  fullness: number;
};

function lines(
  name: string,
  box: Box,
  align: Align,
  plain: Plain,
  paint: (path: string, index: number, size: number) => string,
): Lockup & { size: number } {
  const { face, leading, tracking, upper, most, fullness } = plain;
  const set = wrap(
    face,
    upper ? name.toUpperCase() : name,
    { w: box.w * fullness, h: box.h },
    leading,
    tracking,
    most,
  );
  let widest = 0;
  const markup = set.lines
    .map((text, index) => {
      const { path, width } = setLine(face, text, set.size, tracking);
      widest = Math.max(widest, width);
      return move(
        indent(align, box.w, width),
        set.size * (CAP[face] + index * leading),
        paint(path, index, set.size),
      );
    })
    .join('');
  return {
    markup,
    width: widest,
    height: set.size * (CAP[face] + (set.lines.length - 1) * leading),
    size: set.size,
  };
}

const tall: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w, h: box.h - 26 },
    align,
    { face: 'bebas', leading: 0.84, tracking: 0.01, upper: true, most: 4, fullness: 1 },
    (path) => fill(path, ink.text),
  );
  const bar = indent(align, box.w, set.width);
  return {
    ...set,
    markup:
      set.markup +
      fill(`M${r(bar)} ${r(set.height + 16)}h${r(set.width)}v7h${r(-set.width)}Z`, ink.accent),
    height: set.height + 26,
  };
};

const roman: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w, h: box.h - 56 },
    align,
    { face: 'cinzel', leading: 1.02, tracking: 0.06, upper: true, most: 3, fullness: 0.98 },
    (path) => fill(path, ink.text),
  );
  const [x, w] = [indent(align, box.w, set.width), set.width];
  const rule = (y: number) =>
    stroke(
      `M${r(x)} ${r(y)}H${r(x + w / 2 - 16)}M${r(x + w / 2 + 16)} ${r(y)}H${r(x + w)}`,
      ink.accent,
      1.8,
    ) + fill(`M${r(x + w / 2)} ${r(y - 6)}l6 6l-6 6l-6 -6Z`, ink.accent);
  return {
    markup: rule(6) + move(0, 28, set.markup) + rule(set.height + 50),
    width: w,
    height: set.height + 56,
  };
};

const italic: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w, h: box.h * 0.88 },
    align,
    { face: 'playfair', leading: 0.98, tracking: -0.01, upper: false, most: 4, fullness: 1 },
    (path) => fill(path, ink.text),
  );
  const descends = /[gjpqy]/.test(name) ? 0.2 : 0.04;
  return { ...set, height: set.height + set.size * descends };
};

const script: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w * 0.96, h: box.h * 0.84 },
    align,
    { face: 'yellowtail', leading: 0.86, tracking: 0, upper: false, most: 3, fullness: 1 },
    (path, _, size) =>
      move(size * 0.025, size * 0.035, fill(path, ink.shadow, 0.7)) + fill(path, ink.text),
  );
  const [x, w, y] = [
    indent(align, box.w * 0.96, set.width),
    set.width,
    set.height + set.size * 0.26,
  ];
  const swash = fill(
    `M${r(x + w * 0.08)} ${r(y)}C${r(x + w * 0.4)} ${r(y - 14)} ${r(x + w * 0.7)} ${r(y - 16)} ${r(x + w)} ${r(y - 24)}C${r(x + w * 0.72)} ${r(y - 6)} ${r(x + w * 0.4)} ${r(y - 2)} ${r(x + w * 0.08)} ${r(y)}Z`,
    ink.accent,
  );
  const tilt = `<g transform="rotate(-4 ${r(x + w / 2)} ${r(set.height / 2)})">${set.markup}${swash}</g>`;
  return {
    markup: move(align === 'middle' ? box.w * 0.02 : 0, 12, tilt),
    width: w,
    height: y + 10,
  };
};

const retro: Setter = (name, box, align, ink) =>
  lines(
    name,
    box,
    align,
    { face: 'righteous', leading: 0.92, tracking: 0.01, upper: true, most: 4, fullness: 0.98 },
    (path, _, size) => {
      const depth = [5, 4, 3, 2, 1]
        .map((step) => move(size * 0.012 * step, size * 0.014 * step, fill(path, ink.accent)))
        .join('');
      return (
        move(size * 0.08, size * 0.1, fill(path, ink.shadow, 0.45)) + depth + fill(path, ink.text)
      );
    },
  );

const airy: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w, h: Math.min(box.h, box.w * 0.42) },
    align,
    { face: 'josefin', leading: 1.2, tracking: 0.2, upper: true, most: 3, fullness: 1 },
    (path) => fill(path, ink.text),
  );
  const x = align === 'middle' ? box.w / 2 - 26 : 0;
  return {
    ...set,
    markup: set.markup + fill(`M${r(x)} ${r(set.height + 22)}h52v4h-52Z`, ink.accent),
    height: set.height + 28,
  };
};

const deco: Setter = (name, box, align, ink) => {
  const set = lines(
    name,
    { w: box.w, h: box.h - 30 },
    align,
    { face: 'limelight', leading: 0.98, tracking: 0.02, upper: true, most: 3, fullness: 0.98 },
    (path) => fill(path, ink.text),
  );
  const [x, w, y] = [indent(align, box.w, set.width), set.width, set.height + 16];
  const rays = [0, 1, 2]
    .map((step) => `M${r(x + w * 0.1 * step)} ${r(y + step * 6)}H${r(x + w - w * 0.1 * step)}`)
    .join('');
  return { ...set, markup: set.markup + stroke(rays, ink.accent, 2.4), height: set.height + 30 };
};

const SETTERS: Record<Manner, Setter> = { slab, tall, roman, italic, script, retro, airy, deco };

export function lockup(manner: Manner, name: string, box: Box, align: Align, ink: Ink): Lockup {
  return SETTERS[manner](name, box, align, ink);
}

const BY_GENRE: Record<string, readonly [Manner, ...Manner[]]> = {
  '1': ['italic', 'airy', 'tall', 'roman', 'italic'],
  '2': ['retro', 'script', 'slab', 'retro'],
  '3': ['slab', 'tall', 'slab', 'airy'],
  '4': ['script', 'italic', 'script', 'deco'],
  '5': ['airy', 'tall', 'airy', 'slab'],
  '6': ['slab', 'tall', 'slab'],
  '7': ['slab', 'roman', 'tall', 'script'],
  '8': ['deco', 'tall', 'italic', 'roman'],
  '9': ['roman', 'italic', 'roman', 'deco'],
  '10': ['slab', 'italic', 'tall', 'roman'],
  '11': ['retro', 'script', 'italic'],
  '12': ['airy', 'tall', 'italic'],
  '13': ['deco', 'script', 'retro', 'deco'],
  '14': ['slab', 'tall', 'slab'],
  '15': ['roman', 'deco', 'roman', 'italic'],
  '16': ['retro', 'script', 'retro'],
};

export function manner(genre: string, seed: number): Manner {
  return seeded(seed + 1).pick(BY_GENRE[genre] ?? ['tall']);
}

export function inks(
  ground: 'dark' | 'light',
  palette: {
    text: string;
    accent: string;
    near: string;
    sky: readonly [string, string, string, string];
  },
): Ink {
  return ground === 'dark'
    ? { text: palette.text, accent: mix(palette.accent, '#ffffff', 0.12), shadow: palette.near }
    : {
        text: mix(palette.near, palette.sky[0], 0.3),
        accent: mix(
          palette.accent,
          palette.near,
          Math.max(0, lightness(palette.accent) - 0.42) * 1.3,
        ),
        shadow: mix(palette.sky[2], palette.near, 0.2),
      };
}
