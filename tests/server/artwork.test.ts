import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { srcsetOf } from '../../library/shape/picture-widths';
import { paths } from '../../server/paths';

const files = readdirSync(paths.artwork);
const pictures = files.filter((name) => /-(poster|thumb|wide|banner)\.webp$/.test(name));

const candidates = (srcset: string) =>
  srcset.split(', ').map((it) => {
    const [address = '', width = ''] = it.split(' ');
    return { name: address.replace('/media/artwork/', ''), width: Number.parseInt(width, 10) };
  });

test('every picture of the catalogue exists in three widths or more', () => {
  const listed = pictures.map((name) => candidates(srcsetOf(`/media/artwork/${name}`) ?? ''));
  expect(listed.filter((widths) => widths.length < 3)).toEqual([]);
  const missing = listed.flat().filter(({ name }) => !files.includes(name));
  expect(missing).toEqual([]);
});

test.each(['101-banner.webp', '102-wide.webp', '102-poster.webp', '102-thumb.webp'])(
  '%s has the announced width, in each size',
  async (picture) => {
    for (const { name, width } of candidates(srcsetOf(`/media/artwork/${picture}`) ?? '')) {
      const metadata = await sharp(`${paths.artwork}/${name}`).metadata();
      expect([name, metadata.width]).toEqual([name, width]);
    }
  },
);

test.each([
  null,
  '/media/uploads/7',
  '/media/artwork/500.webp',
  'https://cdn.example/1-poster.webp',
])('%s has no other width', (address) => expect(srcsetOf(address)).toBe(undefined));
