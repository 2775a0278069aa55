import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const BANNED = ['somebody', 'nobody', 'whoever', 'anew', 'told'];
const FILES = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.md',
  '*.css',
  '*.js',
  '*.html',
  '*.yaml',
  'Dockerfile',
  'texts/en.json',
];
const ALLOWED = [
  'demo/studio/streams/scenes/slow-orbit.ts: nobody',
  'tests/browser/home/hero.test.ts: nobody',
  'tests/server/support/postgres.ts: nobody',
];

interface Place {
  file: string;
  line: string;
  word: string;
}

test('no banned word is used outside the allowed places', () => {
  const places = placesOf(BANNED).filter((place) => !ALLOWED.includes(entryOf(place)));
  expect(places.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([]);
});

test('every allowed place still holds its word', () => {
  const entries = new Set(placesOf(BANNED).map(entryOf));
  expect(ALLOWED.filter((entry) => !entries.has(entry))).toEqual([]);
});

function placesOf(words: readonly string[]): Place[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    [
      ...['grep', '--untracked', '-nowiE', words.join('|')],
      ...['--', ...FILES, ':!tests/architecture/english.test.ts'],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0 && status !== 1) throw new Error(`git grep failed: ${stderr}`);
  return stdout
    .split('\n')
    .filter((match) => match !== '')
    .map((match) => {
      const [file = '', line = '', word = ''] = match.split(':');
      return { file, line, word: word.toLowerCase() };
    });
}

function entryOf({ file, word }: Place): string {
  return `${file}: ${word}`;
}
