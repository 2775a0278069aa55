/** Which films' files are everybody's is told by the trailers' playlists. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFiles } from '../../server/site/open-files';

async function streams(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-streams-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'orbit'));
  return folder;
}

test('a trailer opens what its playlists name, and a missing one nothing else', async () => {
  const folder = await streams();
  await writeFile(join(folder, 'orbit/trailer.m3u8'), '#EXTM3U\nlow.m3u8\n');
  await writeFile(join(folder, 'orbit/low.m3u8'), '#EXT-X-MAP:URI="init.mp4"\n1.m4s\n');
  expect(
    [...(await openFiles(folder, ['orbit/trailer.m3u8', 'gone/trailer.m3u8']))].sort(),
  ).toEqual([
    ...['gone/trailer.m3u8', 'orbit/1.m4s', 'orbit/init.mp4'],
    ...['orbit/low.m3u8', 'orbit/trailer.m3u8'],
  ]);
});

test('a playlist that cannot be read is no trailer without segments: the next request asks again', async () => {
  const folder = await streams();
  await mkdir(join(folder, 'orbit/trailer.m3u8'));
  await expect(openFiles(folder, ['orbit/trailer.m3u8'])).rejects.toThrow('EISDIR');
});
