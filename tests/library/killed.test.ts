import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKSHOP } from '../../library/make/title';
import { storedTitles } from '../../library/shape/stored';
import { folderWith } from '../server/support/shared';
import { makeFilm, programs, write } from './support/films';
import { missingFiles, runImport, titlesOf } from './support/importing';

const films = folderWith({}, afterAll);
const libraryDir = join(folderWith({}, afterAll), 'library');
const NAMES = ['One', 'Two', 'Three', 'Four'];

beforeAll(() => {
  for (const name of NAMES) makeFilm(join(films, `${name}.mkv`), { video: ['-c:v', 'mpeg4'] });
});

function start(...args: string[]): ChildProcess {
  const env = {
    ...process.env,
    LIBRARY_DIR: libraryDir,
    FFMPEG: programs.ffmpeg,
    FFPROBE: programs.ffprobe,
  };
  const all = ['--import', 'tsx', 'library/main.ts', films, '--preset', 'ultrafast', ...args];
  return spawn(process.execPath, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function killAt(files: number): Promise<NodeJS.Signals | null> {
  const left = new Set(filesNow().filter((path) => path.startsWith(WORKSHOP)));
  const child = start();
  const closed = once(child, 'close');
  const count = () => filesNow().filter((path) => !left.has(path)).length;
  while (child.exitCode === null && count() < files) await setTimeout(2);
  child.kill('SIGKILL');
  await closed;
  return child.signalCode;
}

function filesNow(): string[] {
  try {
    return readdirSync(libraryDir, { recursive: true, encoding: 'utf8' });
  } catch {
    // The folder does not exist yet, or was renamed during the read.
    return [];
  }
}

const MOMENTS = Array.from({ length: 25 }, (_, at) => 1 + at * 3);

test('at any moment', { timeout: 600_000 }, async () => {
  for (const files of MOMENTS) {
    expect(await killAt(files)).toBe('SIGKILL');
    const { titles, older, unreadable } = await storedTitles(libraryDir);
    expect({ older, unreadable }).toEqual({ older: [], unreadable: [] });
    expect(titles.flatMap((it) => missingFiles(libraryDir, it))).toEqual([]);
  }
  expect((await runImport(films, libraryDir)).problems).toEqual([]);
  expect(Object.keys(await titlesOf(libraryDir)).sort()).toEqual([...NAMES].sort());
});

test('two imports do not write to one library at once', async () => {
  write(films, { 'Three.nfo': '<movie><title>Three</title><plot>Again.</plot></movie>' });
  const first = start();
  const isLocked = new Promise<void>((resolve) => {
    const watcher = watch(libraryDir, (_, name) => {
      if (name !== 'in-use.sock') return;
      watcher.close();
      resolve();
    });
  });
  await isLocked;
  await expect(runImport(films, libraryDir)).rejects.toThrow(
    'Another import is filling this library. Wait for its end.',
  );
  const [code] = await once(first, 'close');
  expect(code).toBe(0);
});

test.each([
  [[], 1, /^npm run library -- <folder>…/],
  [['/no/folder'], 1, /^\/no\/folder is no folder that can be read\.$/m],
  [[films, '--jobs', '0'], 1, /^npm run library -- <folder>…/],
  [[films, '--faster'], 1, /Unknown option '--faster'/],
])('the command %j ends with %i and a message', async (args, code, words) => {
  const env = { ...process.env, LIBRARY_DIR: libraryDir };
  const child = spawn(process.execPath, ['--import', 'tsx', 'library/main.ts', ...args], { env });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const [ended] = await once(child, 'close');
  expect({ ended, printed }).toEqual({ ended: code, printed: expect.stringMatching(words) });
  expect(printed).not.toMatch(/^\s+at /m);
});

test.each([
  [
    { ffmpeg: '/no/ffmpeg', ffprobe: '/no/ffprobe' },
    /^The program ffmpeg was not found \(\/no\/ffmpeg\)\. Install it/,
  ],
  [{ ffmpeg: programs.ffmpeg, ffprobe: '/no/ffprobe' }, /^The program ffprobe was not found/],
])('without its programs an import says what to install', async (missing, words) => {
  await expect(runImport(films, libraryDir, { programs: missing })).rejects.toThrow(words);
});

test('a library inside the films is refused, also behind a link: nothing is written there', async () => {
  const all = folderWith({}, afterAll);
  const link = join(folderWith({}, afterAll), 'link');
  symlinkSync(all, link);
  for (const library of [join(all, 'library'), join(link, 'library')]) {
    await expect(runImport(all, library)).rejects.toThrow(
      /^LIBRARY_DIR \(.*\) lies in .*, where nothing is written\. Set it to another folder\.$/,
    );
  }
  expect(readdirSync(all)).toEqual([]);
});

test('the page for operators names each option of the command', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'library/main.ts']);
  let usage = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    usage += text;
  });
  await once(child, 'close');
  const page = readFileSync('docs/operators/films.md', 'utf8');
  const named = [...page.matchAll(/^\| `(--[a-z-]+)/gm)].map(([, option]) => option);
  const known = [...usage.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(named).toEqual(known);
});
