import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { problemOfDrawing } from '../../site/drawings';
import { writeIcons } from '../../site/icons';
import { manifestOf } from '../../site/manifest';
import { siteSettings } from '../../src/lib/site/settings';

const SVG = 'http://www.w3.org/2000/svg';
const drawing = (inner: string) => `<svg xmlns="${SVG}" viewBox="0 0 8 8">${inner}</svg>`;
const red = drawing('<rect width="8" height="8" fill="#f00"/>');

const colourAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)];
};

test('one drawing gives every icon, in its size, on the background where it has to be opaque', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fin-icons-'));
  await writeIcons(red, '#0000FF', folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const pngs = readdirSync(folder).filter((it) => it.endsWith('.png'));
  const sizes = await Promise.all(
    pngs.map(async (file) => {
      const { width, height, format } = await sharp(read(file)).metadata();
      return [file, `${format} ${width}x${height}`];
    }),
  );
  expect(sizes.sort()).toEqual([
    ['apple-touch-icon.png', 'png 180x180'],
    ['icon-192.png', 'png 192x192'],
    ['icon-512.png', 'png 512x512'],
    ['icon-maskable.png', 'png 512x512'],
  ]);
  expect(await colourAt(read('icon-192.png'), 0, 0)).toEqual([255, 0, 0, 255]);
  expect(await colourAt(read('icon-maskable.png'), 0, 0)).toEqual([0, 0, 255]);
  expect(await colourAt(read('icon-maskable.png'), 256, 256)).toEqual([255, 0, 0]);
});

test('favicon.ico is an icon of one picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fin-icons-'));
  await writeIcons(red, '#0000FF', folder);
  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const start = ico.readUInt32LE(18);
  const picture = ico.subarray(start, start + ico.readUInt32LE(14));
  expect(start + picture.length).toBe(ico.length);
  expect(await colourAt(picture, 24, 24)).toEqual([255, 0, 0, 255]);
});

test('a drawing that is wider than high stays whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fin-icons-'));
  const wide = `<svg xmlns="${SVG}" viewBox="0 0 16 8"><rect width="16" height="8" fill="#f00"/></svg>`;
  await writeIcons(wide, '#0000FF', folder);
  const icon = readFileSync(join(folder, 'icon-192.png'));
  expect((await colourAt(icon, 96, 2)).at(-1)).toBe(0);
  expect(await colourAt(icon, 96, 96)).toEqual([255, 0, 0, 255]);
});

test('the manifest has the name, the colours, the start and two shortcuts', () => {
  const theme = {
    ground: '#101018',
    text: '#FFFFFF',
    accent: '#00C2A8',
    corners: 'round',
  } as const;
  const words = { description: 'Films.', search: 'Search', watchlist: 'My Watchlist' };
  const manifest = JSON.parse(manifestOf({ ...siteSettings(), name: 'Luz', theme }, words));
  expect(manifest).toEqual({
    name: 'Luz',
    short_name: 'Luz',
    description: 'Films.',
    lang: 'en',
    id: '/',
    start_url: '/browse',
    scope: '/',
    display: 'standalone',
    background_color: '#101018',
    theme_color: '#101018',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search', url: '/search' },
      { name: 'My Watchlist', url: '/my-watch-list' },
    ],
  });
});

test.each([
  ['<script>1</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<image href="#a"/>', '<image>'],
  ['<animate/>', '<animate>'],
  ['<rect onload="x()"/>', 'onload=x()'],
  ['<use href="https://example.com/a.svg#b"/>', 'href=https://example.com/a.svg#b'],
  ['<rect fill="url(https://example.com/a)"/>', 'fill=url(https://example.com/a)'],
])('%s in a drawing is refused by name', (inner, named) => {
  expect(problemOfDrawing('icon.svg', drawing(inner))).toBe(
    `icon.svg has ${named}. Save it as shapes alone, without that.`,
  );
});

test('shapes, gradients and references to them are drawings', () => {
  const inner =
    '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>' +
    '<g><path d="M0 0h8" fill="url(#a)"/><use href="#a"/></g>';
  expect([problemOfDrawing('icon.svg', drawing(inner)), problemOfDrawing('icon.svg', red)]).toEqual(
    [null, null],
  );
});
