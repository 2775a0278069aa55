import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../server/support/shared';
import { ffmpeg, H264, makeFilm, write } from './support/films';
import { masterOf, missingFiles, runImport, titlesOf } from './support/importing';

/** 254 bytes with the extension; file systems allow 255. */
const LONG_NAME = 'é'.repeat(125);

test('the longest name, 40 soundtracks, one frame and a variable frame rate are imported', async () => {
  const [films, libraryDir] = [folderWith(), join(folderWith(), 'library')];
  const card = (more: string) => ['-f', 'lavfi', '-i', `testsrc2=size=128x72:${more}`];
  makeFilm(join(films, `${LONG_NAME}.mkv`), { seconds: 1 });
  const sounds = Array.from({ length: 40 }, (_, at) => (at % 2 ? 'eng' : 'por'));
  makeFilm(join(films, 'Forty.mkv'), { seconds: 1, sounds });
  ffmpeg(...card('rate=12:duration=0.08'), ...H264, join(films, 'Frame.mp4'));
  const uneven = ['-vf', "select='not(mod(n,7))+not(mod(n,5))'", '-vsync', 'vfr'];
  ffmpeg(...card('rate=30:duration=3'), ...uneven, '-c:v', 'mpeg4', join(films, 'Uneven.mkv'));
  const { problems, notes } = await runImport(films, libraryDir);
  expect({ problems, notes }).toEqual({ problems: [], notes: [] });
  const titles = await titlesOf(libraryDir);
  expect(Object.keys(titles).sort()).toEqual(['Forty', 'Frame', 'Uneven', LONG_NAME]);
  expect(Object.values(titles).flatMap((it) => missingFiles(libraryDir, it))).toEqual([]);
  const { Forty } = titles;
  const names = Forty ? [...masterOf(libraryDir, Forty).matchAll(/NAME="([^"]+)"/g)] : [];
  expect(new Set(names.map(([, name]) => name)).size).toBe(40);
});

test('progress counts films of the same name in two folders', async () => {
  const folders = [folderWith(), folderWith()];
  for (const folder of folders) makeFilm(join(folder, 'Film.mp4'));
  const { lines } = await runImport('', join(folderWith(), 'library'), { folders });
  expect(lines.map((line) => /[\d.]+ of [\d.]+ min/.exec(line)?.[0])).toEqual([
    '0.0 of 0.1 min',
    '0.1 of 0.1 min',
  ]);
});

test('a film of twelve hours is imported whole', async () => {
  const [films, libraryDir] = [folderWith(), join(folderWith(), 'library')];
  const hours = ['-f', 'lavfi', '-i', `color=size=32x32:rate=1/10:duration=${12 * 3600}`];
  ffmpeg(...hours, ...H264, join(films, 'Night (2020).mkv'));
  const { problems } = await runImport(films, libraryDir);
  const { Night } = await titlesOf(libraryDir);
  expect({ problems, seconds: Night?.title.seconds }).toEqual({ problems: [], seconds: 43_200 });
});

test('an encrypted film is left out', async () => {
  const films = folderWith();
  const [cenc, key, id] = ['cenc-aes-ctr', '76a6c65c5ea762046bd749a2e632ccbb', '0'.repeat(32)];
  ffmpeg(
    ...['-f', 'lavfi', '-i', 'testsrc2=size=128x72:duration=1', ...H264],
    ...['-encryption_scheme', cenc, '-encryption_key', key, '-encryption_kid', id],
    join(films, 'Protected (2020).mp4'),
  );
  const { problems } = await runImport(films, join(folderWith(), 'library'));
  expect(problems.map(({ path, why }) => `${path}: ${why}`)).toEqual([
    'Protected (2020).mp4: is encrypted. Left out.',
  ]);
});

test('circular links and a playlist that is called a film are left out', async () => {
  const films = folderWith();
  write(films, { 'playlist.ts': '#EXTM3U\n', 'below/notes.txt': 'no film' });
  symlinkSync('loop.mkv', join(films, 'loop.mkv'));
  symlinkSync('..', join(films, 'below', 'up'));
  const { problems } = await runImport(films, join(folderWith(), 'library'));
  expect(problems.map(({ path, why }) => `${path}: ${why}`)).toEqual([
    'loop.mkv: is a link that leads to itself.',
    expect.stringMatching(/^playlist\.ts: can't be read as a video \(.+\)\. Left out\.$/),
  ]);
});
