import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../server/support/shared';
import { makeFilm, nfo, SRT, write } from './support/films';
import { masterOf, missingFiles, runImport, stateOf, titlesOf } from './support/importing';

const NAME = 'Long (2020)';

async function importOf(make: (films: string) => void) {
  const [films, libraryDir] = [folderWith(), join(folderWith(), 'library')];
  make(films);
  const imported = await runImport(films, libraryDir);
  return { films, libraryDir, ...imported, titles: await titlesOf(libraryDir) };
}

test.each(['%s - part1.mkv', 'disc 1.mkv'])(
  'two files named %s are copied into one film',
  async (pattern) => {
    const { lines, titles, libraryDir, films } = await importOf((films) => {
      for (const part of ['1', '2']) {
        const name = pattern.replace('%s', NAME).replace('1.mkv', `${part}.mkv`);
        makeFilm(join(films, NAME, name), { seconds: 2, sounds: ['por', 'eng'] });
      }
      write(films, {
        [`${NAME}/${NAME}.nfo`]: nfo('<title>Long</title><plot>Two discs.</plot>'),
        [`${NAME}/${NAME}.pt.srt`]: SRT,
      });
    });
    const { Long: film, ...others } = titles;
    if (!film) throw new Error('The film was not imported.');
    expect(others).toEqual({});
    expect(film.title).toMatchObject({ description: 'Two discs.', release_date: '2020-01-01' });
    expect(Math.round(film.title.seconds)).toBe(4);
    expect(lines[0]).toContain(': copied. ');
    expect(lengthOf(libraryDir, film.folder)).toBeCloseTo(4, 0);
    expect(masterOf(libraryDir, film).match(/(?<=LANGUAGE=")[^"]+/g)).toEqual(['pt', 'en', 'pt']);
    expect(missingFiles(libraryDir, film)).toEqual([]);
    expect(Object.keys(stateOf(libraryDir)).filter((it) => it.includes('parts'))).toEqual([]);
    expect((await runImport(films, libraryDir)).unchanged).toBe(1);
  },
);

test('parts of two sizes are encoded into one film', async () => {
  const { lines, titles, libraryDir, problems } = await importOf((films) => {
    makeFilm(join(films, NAME, `${NAME} - part1.mkv`), { size: '320x180' });
    makeFilm(join(films, NAME, `${NAME} - part2.mkv`), { size: '160x90' });
  });
  expect(problems).toEqual([]);
  expect(lines[0]).toContain(': encoded. ');
  expect(lengthOf(libraryDir, titles.Long?.folder ?? '')).toBeCloseTo(4, 0);
});

test('subtitles of a later part are reported, and left out', async () => {
  const { problems } = await importOf((films) => {
    for (const part of ['cd1', 'cd2']) makeFilm(join(films, NAME, `${NAME} ${part}.mkv`));
    write(films, { [`${NAME}/${NAME} cd2.pt.srt`]: SRT });
  });
  expect(problems).toEqual([
    {
      path: `${NAME}/${NAME} cd2.pt.srt`,
      why: 'is of a later part of its film. Subtitles are read from one file for the whole film.',
    },
  ]);
});

test('parts with other tracks are left out, with the reason', async () => {
  const { titles, problems } = await importOf((films) => {
    makeFilm(join(films, NAME, `${NAME} - part1.mkv`));
    makeFilm(join(films, NAME, `${NAME} - part2.mkv`), { video: ['-c:v', 'mpeg4'] });
  });
  expect(titles).toEqual({});
  expect(problems.map(({ path, why }) => ({ path, why }))).toEqual([
    {
      path: `${NAME}/${NAME} - part1.mkv`,
      why: `can't be joined: ${NAME} - part2.mkv has other tracks (mpeg4, aac instead of h264, aac). Left out.`,
    },
  ]);
});

test('a single part, and parts that have an nfo each, are films of their own', async () => {
  const { titles } = await importOf((films) => {
    for (const name of ['Saga Part 1', 'Saga Part 2', 'Other Part 2'])
      makeFilm(join(films, `${name}.mp4`), { seconds: 1 });
    write(films, {
      'Saga Part 1.nfo': nfo('<title>Saga: Dawn</title>'),
      'Saga Part 2.nfo': nfo('<title>Saga: Dusk</title>'),
    });
  });
  expect(Object.keys(titles).sort()).toEqual(['Other Part 2', 'Saga: Dawn', 'Saga: Dusk']);
});

test('an nfo in another language is used where the main one is missing, else as a translation', async () => {
  const { titles } = await importOf((films) => {
    for (const name of ['Fogo', 'Sea']) makeFilm(join(films, `${name}.mp4`), { seconds: 1 });
    write(films, {
      'Fogo.pt.nfo': nfo('<title>Fogo</title><plot>Em chamas.</plot>'),
      'Sea.nfo': nfo('<title>Sea</title><plot>A boat.</plot>'),
      'Sea.pt.nfo': nfo('<title>Mar</title><plot>Um barco.</plot>'),
      'Sea.Hindi.nfo': nfo('<title>समुद्र</title>'),
    });
  });
  const words = Object.values(titles).map(({ title: { name, description, lang, words } }) => [
    name,
    { description, lang, words },
  ]);
  expect(Object.fromEntries(words)).toEqual({
    Fogo: { description: 'Em chamas.', lang: 'pt' },
    Sea: {
      description: 'A boat.',
      words: {
        pt: { name: 'Mar', description: 'Um barco.' },
        hi: { name: 'समुद्र', description: null },
      },
    },
  });
});

function lengthOf(libraryDir: string, folder: string): number {
  const film = join(libraryDir, 'titles', folder, 'film');
  const [, list = ''] =
    /^(video.*\.m3u8)$/m.exec(readFileSync(join(film, 'master.m3u8'), 'utf8')) ?? [];
  const lengths = readFileSync(join(film, list), 'utf8').matchAll(/#EXTINF:([\d.]+)/g);
  return [...lengths].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
