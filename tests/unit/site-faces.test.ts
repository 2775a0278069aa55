import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from '../../scripts/site/notices';
import { readFaces } from '../../site/faces/faces';
import { metricsOf } from '../../site/faces/metrics';
import { facesCss } from '../../site/faces/rules';
import { folderOf, problemsOf } from './operator-folder';

const ours = readFileSync('src/theme/fonts/big-shoulders-800.woff2');

function tableOf(size: number, numbers: Readonly<Record<number, number>>): Buffer {
  const table = Buffer.alloc(size);
  for (const [at, value] of Object.entries(numbers)) table.writeInt16BE(value, Number(at));
  return table;
}

function faceOf(tables: Readonly<Record<number, Buffer>>): Buffer {
  const listed = Object.entries(tables);
  const packed = brotliCompressSync(Buffer.concat(listed.map(([, table]) => table)));
  const directory = Buffer.from(listed.flatMap(([tag, table]) => [Number(tag), table.length]));
  const header = Buffer.alloc(48);
  header.write('wOF2');
  header.writeUInt32BE(header.length + directory.length + packed.length, 8);
  header.writeUInt16BE(listed.length, 12);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, directory, packed]);
}

const [CMAP, HEAD, HHEA, HMTX, FVAR] = [0, 1, 2, 3, 47] as const;
const SPECIAL = {
  [CMAP]: tableOf(4, {}),
  [HEAD]: tableOf(54, { 18: 1000 }),
  [HHEA]: tableOf(36, { 4: 900, 6: -250, 8: 30, 34: 1 }),
  [HMTX]: tableOf(4, { 0: 500 }),
};
const wght = Buffer.concat([Buffer.from('wght'), tableOf(16, { 0: 300, 4: 400, 8: 800 })]);
const variable = faceOf({
  ...SPECIAL,
  [FVAR]: Buffer.concat([tableOf(16, { 4: 16, 8: 1, 10: 20 }), wght]),
});

test('a font is measured by its own tables', () => {
  const { width, ...measures } = metricsOf(ours);
  expect(measures).toEqual({ ascent: 0.984, descent: 0.213, lineGap: 0, weights: null });
  expect(width).toBeCloseTo(0.386, 3);
  expect(metricsOf(variable)).toEqual({
    ascent: 0.9,
    descent: 0.25,
    lineGap: 0.03,
    width: null,
    weights: [300, 800],
  });
});

test('the rules name the fonts by hash, with fallbacks of the same metrics', () => {
  const folder = folderOf({ 'faces/a.woff2': ours, 'faces/b.woff2': variable });
  const problems: string[] = [];
  const files = { display: 'faces/a.woff2', body: 'faces/b.woff2' };
  const css = facesCss(readFaces(folder, files, problems));
  expect(problems).toEqual([]);
  const rules = css.replace(/[0-9a-f]{8}(?=\.woff2)/g, '#').split(/(?<=\})/);
  expect(rules[0]).toBe(
    '@font-face{font-family:"Site Display";font-weight:1 1000;font-display:swap;src:url("/display.#.woff2") format("woff2")}',
  );
  expect(rules[1]).toBe(
    '@font-face{font-family:"Site Display Stand-in";font-weight:1 1000;size-adjust:78.2%;ascent-override:125.8%;descent-override:27.2%;line-gap-override:0%;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Helvetica Bold"),local("Helvetica-Bold")}',
  );
  expect(rules[3]).toBe(
    '@font-face{font-family:"Site Body";font-weight:300 800;font-display:swap;src:url("/body.#.woff2") format("woff2")}',
  );
  expect(rules.at(-1)).toContain(
    '--site-body:"Site Body","Site Body Stand-in","Site Body Stand-in Linux",system-ui,',
  );
  expect(rules).toHaveLength(7);
});

test('without its own fonts a site has no rules', () => {
  expect(facesCss([])).toBe('');
});

const damaged = Buffer.from(ours);
damaged.fill(0, 200, 300);
const { [HMTX]: _, ...withoutWidths } = SPECIAL;

test.each([
  ['no face', Buffer.from('wOFF'.padEnd(60)), 'no WOFF2'],
  ['a truncated font', ours.subarray(0, 5000), 'damaged: its length is another'],
  ['a damaged face', damaged, 'Decompression failed'],
  ['a font without widths', faceOf(withoutWidths), 'damaged: it has no widths'],
  ['an outline alone', faceOf({ 17: Buffer.alloc(4) }), 'damaged: it has no table head'],
  ['a large face', Buffer.alloc(1_000_001), 'it has 1001 kB, of 1000 at most'],
])('%s is refused', async (_, content, reason) => {
  const files = { 'site.json': { faces: { display: 'faces/x.woff2' } }, 'faces/x.woff2': content };
  expect(await problemsOf(files)).toEqual([
    `faces.display: faces/x.woff2 can't be used (${reason}). Save the face as one WOFF2 file of the letters that you need.`,
  ]);
});

test('fonts are files of the folder', async () => {
  const faces = { display: '../x.woff2', body: 'faces/x.ttf', bold: 'faces/none.woff2' };
  expect(await problemsOf({ 'site.json': { faces } })).toEqual([
    'faces.display is "../x.woff2". Set it to a file such as "faces/own.woff2".',
    'faces.body is "faces/x.ttf". Set it to a file such as "faces/own.woff2".',
    'faces.bold has no faces.body. Set that, too.',
    expect.stringMatching(/^faces\.bold: faces\/none\.woff2 can't be used \(ENOENT/),
  ]);
});

test('the notices name the copyright that is in our own face', () => {
  const [, named] = /\nBig Shoulders 800, OFL-1\.1\n\n(.*)\n/.exec(thirdPartyNotices()) ?? [];
  expect(named).toBe(
    'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
  );
});
