import { round, scatter } from '../drawing';

type Block = { x: number; wide: number; tall: number; lit: number[] };

export function makeTowers(seed: number, tallest: number): Block[] {
  let x = -40;
  return scatter(16, seed, (next) => {
    const block = { x, wide: 34 + next() * 44, tall: tallest * (0.35 + next() * 0.65) };
    x += block.wide + next() * 8;
    const lit = Array.from({ length: 60 }, (_, index) => index).filter(() => next() < 0.3);
    return { ...block, lit };
  });
}

export function drawTowers(towers: Block[], floor: number, fill: string, light: string): string {
  return towers
    .map(({ x, wide, tall, lit }) => {
      const columns = Math.max(2, Math.floor(wide / 11));
      const windows = lit
        .map((index) => [
          x + 6 + (index % columns) * 11,
          floor - tall + 8 + Math.floor(index / columns) * 13,
        ])
        .filter(([, y = 0]) => y < floor - 10)
        .map(([wx = 0, wy = 0]) => `M${round(wx)} ${round(wy)}h4v6h-4z`)
        .join('');
      return (
        `<rect x="${round(x)}" y="${round(floor - tall)}" width="${round(wide)}" height="${round(tall)}" fill="${fill}"/>` +
        `<path d="${windows}" fill="${light}"/>`
      );
    })
    .join('');
}
