import { expect, test } from 'vitest';
import { publicFilesOf } from '../../server/site/public-files';

const reading = (texts: Record<string, string>) => async (path: string) => texts[path] ?? null;

test('a trailer makes the files in its playlists public, and a missing one nothing else', async () => {
  const read = reading({
    'orbit/trailer.m3u8': '#EXTM3U\nlow.m3u8\n',
    'orbit/low.m3u8': '#EXT-X-MAP:URI="init.mp4"\n1.m4s\n',
  });
  expect(
    [...(await publicFilesOf(read, ['orbit/trailer.m3u8', 'gone/trailer.m3u8']))].sort(),
  ).toEqual([
    ...['gone/trailer.m3u8', 'orbit/1.m4s', 'orbit/init.mp4'],
    ...['orbit/low.m3u8', 'orbit/trailer.m3u8'],
  ]);
});

test("a playlist that can't be read is not an empty trailer: the next request reads it again", async () => {
  const read = () => Promise.reject(new Error('EIO'));
  await expect(publicFilesOf(read, ['orbit/trailer.m3u8'])).rejects.toThrow('EIO');
});
