import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createWatch } from '../../library/watch';
import { folderWith } from '../server/support/shared';
import { makeFilm } from './support/films';
import { runImport, titlesOf } from './support/importing';

const made = folderWith({}, afterAll);
let film: Buffer;
beforeAll(() => {
  makeFilm(join(made, 'film.mkv'));
  film = readFileSync(join(made, 'film.mkv'));
});

async function watch() {
  const films = folderWith({ 'First.mkv': film }, onTestFinished);
  const libraryDir = join(folderWith({}, onTestFinished), 'library');
  const lines: string[] = [];
  const imported: string[][] = [];
  const importAll = async () => {
    lines.push(...(await runImport(films, libraryDir)).lines);
    imported.push(Object.keys(await titlesOf(libraryDir)).sort());
  };
  const reporter = { line: (text: string) => lines.push(text), status: () => {} };
  const look = createWatch({ folders: [films], libraryDir }, importAll, reporter);
  await look();
  return { films, lines, imported, look };
}

test('new and renamed films are imported; a quiet folder causes no import', async () => {
  const { films, imported, look } = await watch();
  writeFileSync(join(films, 'Second.mkv'), film);
  for (let looks = 0; looks < 4; looks += 1) await look();
  renameSync(join(films, 'Second.mkv'), join(films, 'Other.mkv'));
  for (let looks = 0; looks < 4; looks += 1) await look();
  expect(imported).toEqual([['First'], ['First', 'Second'], ['First', 'Other']]);
});

test('a film that is still being copied is imported when it is complete', async () => {
  const { films, lines, imported, look } = await watch();
  const half = film.length / 2;
  for (const part of [film.subarray(0, half), film.subarray(half)]) {
    appendFileSync(join(films, 'Copied.mkv'), part);
    await look();
  }
  expect(imported).toEqual([['First']]);
  await look();
  expect(imported).toEqual([['First'], ['Copied', 'First']]);
  expect(lines.filter((it) => it.includes('Left out'))).toEqual([]);
});

test('an unplugged drive is reported once, and awaited', async () => {
  const { films, lines, imported, look } = await watch();
  renameSync(films, `${films}-aside`);
  for (let looks = 0; looks < 3; looks += 1) await look();
  const words = `${films} is no folder that can be read. Trying again.`;
  expect(lines.filter((it) => it === words)).toHaveLength(1);
  renameSync(`${films}-aside`, films);
  writeFileSync(join(films, 'Second.mkv'), film);
  for (let looks = 0; looks < 2; looks += 1) await look();
  expect(imported).toEqual([['First'], ['First', 'Second']]);
});
