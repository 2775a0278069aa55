import { type Face, setLine } from './fonts';

export function partitions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let head = 1; head <= words.length - count + 1; head++) {
    const first = words.slice(0, head).join(' ');
    for (const rest of partitions(words.slice(head), count - 1)) found.push([first, ...rest]);
  }
  return found;
}

const LONELY = /(^| )(the|a|an|of|in|for|to|at|and|from|is|after|over|that|with|la|le|des|&)$/i;

type Setting = { lines: string[]; size: number };

/** `leading` and `tracking` are in ems. */
export function wrap(
  face: Face,
  text: string,
  box: { w: number; h: number },
  leading: number,
  tracking: number,
  most = 4,
): Setting {
  const words = text.split(' ');
  let best: Setting & { score: number } = { lines: [text], size: 1, score: 0 };
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    for (const lines of partitions(words, count)) {
      const widest = Math.max(...lines.map((line) => setLine(face, line, 1, tracking).width));
      const size = Math.min(box.w / widest, box.h / (leading * (count - 1) + 0.75));
      const dangling = lines
        .slice(0, -1)
        .filter((line) => LONELY.test(line) && line.includes(' ')).length;
      const score = size * (1 - 0.12 * dangling) * (1 - 0.02 * count);
      if (score > best.score) best = { lines, size, score };
    }
  }
  return { lines: best.lines, size: best.size };
}
