import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

const sources = sourcesIn(
  ...['contract', 'flows', 'library', 'machines', 'server', 'src', 'scripts', 'tests'],
);
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length;

test('no file is longer than 300 lines', () => {
  expect(sources.filter((file) => lines(file) > 300)).toEqual([]);
});

test('one module of the server resolves its folders', () => {
  const asking = sourcesIn('server').filter((file) =>
    readFileSync(file, 'utf8').includes('import.meta'),
  );
  expect(asking).toEqual(['server/paths.ts']);
});

test('no component is longer than 150 lines', () => {
  expect(sourcesIn('src/components').filter((file) => lines(file) > 150)).toEqual([]);
});

test('most files are shorter than 100 lines', () => {
  const short = sources.filter((file) => lines(file) <= 100);
  expect(short.length / sources.length).toBeGreaterThan(0.7);
});

test('only the folder of pages holds more than 16 files', () => {
  const folders = [
    'src',
    ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((it) => `src/${it}`),
  ];
  const filesIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const crowded = folders
    .filter((path) => statSync(path).isDirectory() && path !== 'src/app/pages')
    .filter((folder) => filesIn(folder).length > 16);
  expect(crowded).toEqual([]);
});
