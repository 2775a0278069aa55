import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { RUNS, runsIn } from '../../library/shape/runs';
import { folderWith } from '../server/support/shared';
import { makeFilm } from './support/films';
import { missingFiles, runImport, titlesOf } from './support/importing';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, statfs: vi.fn(real.statfs) };
});

test('an import on a full disk ends, blames no film, and continues when there is space', async () => {
  const [films, libraryDir] = [folderWith(), join(folderWith(), 'library')];
  makeFilm(join(films, 'Fogo (2022).mkv'));
  const why = 'The disk of LIBRARY_DIR is full. Make room, and run the import again: it goes on.';
  const nothing = { made: 0, unchanged: 0, removed: 0, left_out: 0, problems: [] };
  const times = { at: expect.any(String), seconds: expect.any(Number) };
  for (const _attempt of ['first', 'second']) {
    vi.mocked(statfs).mockResolvedValueOnce({ bavail: 10, bsize: 4096 } as never);
    await expect(runImport(films, libraryDir)).rejects.toThrow(why);
    expect(runsOf(libraryDir)).toEqual([{ ...times, ...nothing, aborted: why }]);
  }
  expect(await titlesOf(libraryDir)).toEqual({});
  const { problems } = await runImport(films, libraryDir);
  const titles = Object.values(await titlesOf(libraryDir));
  expect({ problems, names: titles.map(({ title }) => title.name) }).toEqual({
    problems: [],
    names: ['Fogo'],
  });
  expect(titles.flatMap((it) => missingFiles(libraryDir, it))).toEqual([]);
  expect(runsOf(libraryDir)).toEqual([
    { ...times, ...nothing, made: 1 },
    { ...times, ...nothing, aborted: why },
  ]);
});

const runsOf = (libraryDir: string) => runsIn(readFileSync(join(libraryDir, RUNS), 'utf8'));
