/**
 * `npm run font`: subsets the display font to the characters of headings.
 * The font is Big Shoulders Display 800 (SIL OFL 1.1).
 * Writes Latin, extended Latin, and a separate file for ₹, which Fontsource's Latin file lacks.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FAMILY = '@fontsource/big-shoulders-display';
const { resolve } = createRequire(import.meta.url);
const out = new URL('../../src/theme/fonts/', import.meta.url);
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const cuts = [
  {
    from: 'big-shoulders-display-latin-800-normal.woff2',
    to: 'big-shoulders-800.woff2',
    text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€ŒœŸ`,
  },
  {
    from: 'big-shoulders-display-latin-ext-800-normal.woff2',
    to: 'big-shoulders-800-rupee.woff2',
    text: '₹',
  },
  {
    from: 'big-shoulders-display-latin-ext-800-normal.woff2',
    to: 'big-shoulders-800-extended.woff2',
    text: `${range(0x100, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}ẞ`,
  },
];

for (const { from, to, text } of cuts) {
  const cut = await subsetFont(await readFile(resolve(`${FAMILY}/files/${from}`)), text, {
    targetFormat: 'woff2',
  });
  await writeFile(new URL(to, out), cut);
  console.log(`${to}: ${cut.byteLength} bytes`);
}
