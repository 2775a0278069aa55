import { fill, r } from '../svg';
import { setLine } from './fonts';

export type Billing = { stars: readonly string[]; director: string | null; year: string };

export function starLine(
  billing: Billing,
  x: number,
  y: number,
  width: number,
  colour: string,
  align: 'left' | 'middle' = 'middle',
): string {
  const text = billing.stars.slice(0, 3).join('   ').toUpperCase();
  const natural = setLine('josefin', text, 1, 0.16).width;
  const size = Math.min(23, width / Math.max(1, natural));
  const line = setLine('josefin', text, size, 0.16);
  return `<g transform="translate(${r(align === 'middle' ? x - line.width / 2 : x)} ${r(y)})">${fill(line.path, colour, 0.92)}</g>`;
}

export function creditBlock(
  billing: Billing,
  x: number,
  y: number,
  width: number,
  colour: string,
): string {
  const names = billing.stars.map((name) => name.toUpperCase());
  const rows = [
    [
      ['a fin picture', ''],
      ['starring', names.slice(0, 3).join('   ')],
    ],
    [
      ['with', names.slice(3, 6).join('   ')],
      ['directed by', billing.director?.toUpperCase() ?? ''],
      ['', billing.year],
    ],
  ].map((row) => row.filter(([small, large]) => large || small === 'a fin picture'));
  return rows
    .map((row, index) => {
      let at = 0;
      let path = '';
      for (const [small = '', large = ''] of row) {
        for (const [text, size, rise] of [
          [small.toUpperCase(), 13, 5],
          [large, 25, 0],
        ] as const) {
          if (!text) continue;
          const run = setLine('bebas', text, size, 0.04);
          path += `<g transform="translate(${r(at)} ${r(-rise)})">${fill(run.path, colour)}</g>`;
          at += run.width + 9;
        }
        at += 8;
      }
      const squeeze = Math.min(0.74, width / Math.max(1, at));
      return `<g transform="translate(${r(x - (at * squeeze) / 2)} ${r(y + index * 30)}) scale(${squeeze.toFixed(3)} 1)" opacity="0.78">${path}</g>`;
    })
    .join('');
}
