/** ffmpeg may end well on a full disk, with half of a film. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../server/support/shared';
import { makeFilm } from './support/films';
import { missingFiles, runImport, titlesOf } from './support/importing';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, statfs: vi.fn(real.statfs) };
});

test('an import whose disk is full ends, blames no film, and goes on when there is room', async () => {
  const [films, libraryDir] = [folderWith(), join(folderWith(), 'library')];
  makeFilm(join(films, 'Fogo (2022).mkv'));
  vi.mocked(statfs).mockResolvedValueOnce({ bavail: 10, bsize: 4096 } as never);
  await expect(runImport(films, libraryDir)).rejects.toThrow(
    'The disk of LIBRARY_DIR is full. Make room, and run the import again: it goes on.',
  );
  expect(await titlesOf(libraryDir)).toEqual({});
  const { problems } = await runImport(films, libraryDir);
  const titles = Object.values(await titlesOf(libraryDir));
  expect({ problems, names: titles.map(({ title }) => title.name) }).toEqual({
    problems: [],
    names: ['Fogo'],
  });
  expect(titles.flatMap((it) => missingFiles(libraryDir, it))).toEqual([]);
});
