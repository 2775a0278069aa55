import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readWall } from '../../site/wall';
import { folderOf, problemsOf } from './operator-folder';

const picture = (background: string, format: 'png' | 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

test("pictures become the wall's tiles, in the order of their names", async () => {
  const folder = folderOf({
    'wall/b.png': await picture('#00F', 'png'),
    'wall/a.JPG': await picture('#F00', 'jpeg'),
    'wall/.DS_Store': 'x',
  });
  const problems: string[] = [];
  const tiles = await readWall(folder, problems);
  const looks = tiles.map(async (tile) => {
    const { format, width, height } = await sharp(tile).metadata();
    const { dominant } = await sharp(tile).stats();
    return [format, width, height, dominant.r > dominant.b ? 'red' : 'blue'];
  });
  expect([await Promise.all(looks), problems]).toEqual([
    [
      ['webp', 240, 360, 'red'],
      ['webp', 240, 360, 'blue'],
    ],
    [],
  ]);
});

test('a site without a wall has ours', async () => {
  expect(await readWall(folderOf({ 'site.json': {} }), [])).toEqual([]);
});

test('a file that is no picture is refused by its name', async () => {
  const whole = await picture('#0F0', 'png');
  const files = {
    'site.json': {},
    'wall/cut.png': whole.subarray(0, 200),
    'wall/film.gif': whole,
    'wall/note.jpg': 'no picture',
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^wall\/cut\.png can't be shown \(.+\)\. Save it as a \.jpg, \.png, \.webp or \.avif picture\.$/,
    ),
    expect.stringMatching(/^wall\/film\.gif can't be shown \(its name has another ending\)/),
    expect.stringMatching(/^wall\/note\.jpg can't be shown \(.*unsupported image format\)/),
  ]);
});

test('more pictures than the wall holds are refused', async () => {
  const names = Array.from({ length: 37 }, (_, at) => [`wall/${at}.png`, 'x']);
  expect(await problemsOf({ 'site.json': {}, ...Object.fromEntries(names) })).toEqual([
    'wall has 37 pictures. Leave at most 36.',
  ]);
});

test('a wall that is a file is refused', async () => {
  expect(await problemsOf({ 'site.json': {}, wall: 'x' })).toEqual([
    'wall is no folder. Make it one, of pictures.',
  ]);
});
