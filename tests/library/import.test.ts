import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RUNS, runsIn } from '../../library/shape/runs';
import { storedTitles, titlesIn } from '../../library/shape/stored';
import { folderWith } from '../server/support/shared';
import { ffmpeg, H264, makeFilm, nfo, SRT, write } from './support/films';
import {
  type Imported,
  masterOf,
  missingFiles,
  runImport,
  stateOf,
  titlesOf,
} from './support/importing';

const films = folderWith({}, afterAll);
const libraryDir = join(folderWith({}, afterAll), 'library');
const SEA = 'O Mar Aberto (2024)';
const NFD = 'Amélie (2001)'.normalize('NFD');
const STRANGE = '50% #1 "Quoted" 🎬 \u202bשלום\u202c';

beforeAll(() => {
  const at = (...path: string[]) => join(films, ...path);
  makeFilm(at(SEA, `${SEA}.mkv`), {
    seconds: 6,
    size: '320x180',
    sounds: ['por', 'eng'],
    words: SRT,
  });
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=size=500x750', '-frames:v', '1', at(SEA, 'poster.jpg'));
  makeFilm(at(SEA, `${SEA}-trailer.mp4`), { seconds: 1 });
  makeFilm(at('HEVC.mkv'), {
    video: ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'],
  });
  makeFilm(at('Fogo.2022.avi'), {
    video: ['-c:v', 'mpeg4'],
    sound: ['-c:a', 'libmp3lame'],
    sounds: ['und'],
  });
  makeFilm(at('Web.webm'), {
    video: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime'],
    sound: ['-c:a', 'libopus'],
  });
  makeFilm(at('Silent.mp4'), { sounds: [] });
  makeFilm(at(NFD, `${NFD}.mp4`));
  makeFilm(at(`${STRANGE}.mkv`));
  makeFilm(at('Show', 'Season 01', 'Show S01E02.mkv'));
  makeFilm(at('Cut short.mkv'), { seconds: 30 });
  truncateSync(at('Cut short.mkv'), 60_000);
  makeFilm(at('No end.mp4'));
  truncateSync(at('No end.mp4'), 2_000);
  ffmpeg('-f', 'lavfi', '-i', 'sine=duration=1', ...['-c:a', 'aac'], at('Radio.mp4'));
  write(films, {
    [`${SEA}/movie.nfo`]: `\ufeff${nfo('<title>O Mar Aberto</title><plot>A boat &amp; a storm.</plot><premiered>2024-03-05</premiered><genre>Drama</genre><actor><name>Ana Sá</name></actor>')}https://example.com/tt1`,
    [`${SEA}/${SEA}.pt-BR.sdh.srt`]: Buffer.from(SRT, 'latin1'),
    [`${SEA}/${SEA}.ru.srt`]: Buffer.from(`\ufeff${SRT}`, 'utf16le'),
    [`${SEA}/${SEA}.fr.forced.ass`]: 'no subtitles',
    'HEVC.nfo': '<movie><title>Broken',
    'Show/tvshow.nfo': '<tvshow><title>The Show</title><genre>Drama</genre></tvshow>',
    'Show/Season 01/Show S01E02.nfo': '<episodedetails><title>Second</title></episodedetails>',
    'Empty.mp4': '',
    'Lying.mkv': '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
    'notes.txt': 'no film',
  });
  symlinkSync('/etc/hostname', at('outside.mkv'));
  mkdirSync(at('Extras'));
  copyFileSync(at('Silent.mp4'), at('Extras', 'Making of.mp4'));
});

let first: Imported;
let theirs: Record<string, string>;

describe('the first import', () => {
  beforeAll(async () => {
    theirs = stateOf(films);
    first = await runImport(films, libraryDir);
  });

  test('makes a title of each film, and lists other files as left out, a sentence each', async () => {
    expect(Object.keys(await titlesOf(libraryDir)).sort()).toEqual(
      [...['O Mar Aberto', 'HEVC', 'Fogo', 'Web', 'Silent', 'Amélie', STRANGE], 'Second'].sort(),
    );
    const reasons = Object.fromEntries(first.problems.map(({ path, why }) => [path, why]));
    expect(reasons).toEqual({
      'Cut short.mkv': expect.stringMatching(
        /^ends after 0:\d\d of 0:30: it was cut off\. Left out\.$/,
      ),
      'Empty.mp4': 'is empty. Left out.',
      'Lying.mkv': expect.stringMatching(/^can't be read as a video \(.+\)\. Left out\.$/),
      'No end.mp4': expect.stringMatching(/^can't be read as a video \(.+\)\. Left out\.$/),
      'Radio.mp4': 'no picture track. Left out.',
      'outside.mkv': 'is a link out of the folder.',
    });
    expect(first.notes).toEqual([
      'HEVC.nfo: holds no <movie>, <tvshow> or <episodedetails>. Its facts are left out.',
      `${SEA}/${SEA}.fr.forced.ass: holds no subtitles.`,
    ]);
  });

  test('logs each title in a line, with the progress', () => {
    expect(first.lines.find((it) => it.startsWith(SEA))).toMatch(
      /: copied\. [\d.]+ of [\d.]+ min of film, [\d.]+×, \d+ s left\.$/,
    );
    expect(first.lines.find((it) => it.startsWith('HEVC'))).toContain(': encoded. ');
  });

  test('reads facts from the nfo, else from the names and the film', async () => {
    const titles = await titlesOf(libraryDir);
    expect(titles['O Mar Aberto']?.title).toMatchObject({
      kind: 'film',
      description: 'A boat & a storm.',
      release_date: '2024-03-05',
      language: 'Portuguese',
      genres: ['Drama'],
      casts: [{ name: 'Ana Sá', role: '', picture: null }],
      trailer: { type: 'HLS', url: 'trailer/master.m3u8' },
      imdb_rating: null,
      content_rating: null,
    });
    expect(titles.Fogo?.title).toMatchObject({ release_date: '2022-01-01', language: null });
    expect(titles.Second?.title).toMatchObject({
      kind: 'series',
      genres: ['Drama'],
      show: { folder: 'show', name: 'The Show', season: 1, episode: 2 },
    });
  });

  test('marks titles whose poster it has drawn', async () => {
    const titles = await titlesOf(libraryDir);
    const drawn = ['O Mar Aberto', 'HEVC'].map((name) => titles[name]?.title.made.hasDrawnPoster);
    expect(drawn).toEqual([false, true]);
  });

  test('lists soundtracks and subtitles by their languages, in playlists whose files are all there', async () => {
    const titles = await titlesOf(libraryDir);
    const sea = titles['O Mar Aberto'];
    if (!sea) throw new Error('The film was not imported.');
    const tracks = masterOf(libraryDir, sea).matchAll(
      /TYPE=(\w+).*?NAME="(.*?)",LANGUAGE="(.*?)"/g,
    );
    expect([...tracks].map(([, ...facts]) => facts)).toEqual([
      ['AUDIO', 'Português', 'pt'],
      ['AUDIO', 'English', 'en'],
      ['SUBTITLES', 'Português (Brasil) (SDH)', 'pt-BR'],
      ['SUBTITLES', 'Русский', 'ru'],
      ['SUBTITLES', 'Unknown language', 'und'],
    ]);
    const film = join(libraryDir, 'titles', sea.folder, 'film');
    for (const name of ['captions-0', 'captions-1', 'words-0'])
      expect(readFileSync(join(film, `${name}.vtt`), 'utf8')).toContain('Bom dia, coração');
    expect(Object.values(titles).flatMap((it) => missingFiles(libraryDir, it))).toEqual([]);
  });

  test('writes an index of all titles for servers that read a copy', async () => {
    const index = titlesIn(readFileSync(join(libraryDir, 'titles.json'), 'utf8'));
    expect(index).toEqual({ ...(await storedTitles(libraryDir)), older: [], unreadable: [] });
  });

  test("leaves the films' own folder as it was", () => {
    expect(stateOf(films)).toEqual(theirs);
  });
});

describe('the next import', () => {
  test('of the same films writes nothing but its report', async () => {
    const titles = () => {
      const { [RUNS]: _, ...others } = stateOf(libraryDir);
      return others;
    };
    const before = titles();
    const { made, unchanged, problems } = await runImport(films, libraryDir);
    expect({ made, unchanged, problems }).toEqual({
      made: 0,
      unchanged: 8,
      problems: first.problems,
    });
    expect(titles()).toEqual(before);
    const [latest, ...earlier] = runsIn(readFileSync(join(libraryDir, RUNS), 'utf8'));
    expect(latest).toEqual({
      at: expect.any(String),
      seconds: expect.any(Number),
      made: 0,
      unchanged: 8,
      removed: 0,
      left_out: first.problems.length,
      problems: first.problems.map(({ path, why }) => ({ path, why })),
    });
    expect(earlier.map(({ made }) => made)).toEqual([8]);
  });

  test('keeps the id of a film that was renamed, and encodes no stream again', async () => {
    const { Web: before } = await titlesOf(libraryDir);
    mkdirSync(join(films, 'Moved'));
    renameSync(join(films, 'Web.webm'), join(films, 'Moved', 'Another name (1999).webm'));
    const { lines } = await runImport(films, libraryDir);
    const { 'Another name': after, Web } = await titlesOf(libraryDir);
    expect([after?.title.id, after?.title.release_date, Web]).toEqual([
      before?.title.id,
      '1999-01-01',
      undefined,
    ]);
    expect(lines[0]).toContain('Moved/Another name (1999).webm: facts and pictures made again.');
  });

  test('follows a changed nfo', async () => {
    write(films, {
      [`${NFD}/movie.nfo`]: nfo('<title>Amélie</title><year>2001</year><plot>Paris.</plot>'),
    });
    const { made } = await runImport(films, libraryDir);
    expect([made, (await titlesOf(libraryDir)).Amélie?.title.description]).toEqual([1, 'Paris.']);
  });

  test('still reports what is missing from streams that it keeps', async () => {
    write(films, { [`${SEA}/movie.nfo`]: nfo('<title>O Mar Aberto</title><genre>Sea</genre>') });
    const { lines, notes } = await runImport(films, libraryDir);
    expect(lines[0]).toContain('facts and pictures made again');
    expect(notes).toEqual(first.notes);
  });

  test('retries a skipped film when it has changed', async () => {
    makeFilm(join(films, 'No end.mp4'));
    const { problems } = await runImport(films, libraryDir);
    expect(problems.map(({ path }) => path)).not.toContain('No end.mp4');
    expect(Object.keys(await titlesOf(libraryDir))).toContain('No end');
  });

  test('as a dry run says what it would do, and does nothing', async () => {
    utimesSync(join(films, 'Silent.mp4'), 1, 1);
    const before = stateOf(libraryDir);
    const { lines } = await runImport(films, libraryDir, { isDryRun: true });
    expect(lines).toEqual(['Silent.mp4: would be made again.']);
    expect(stateOf(libraryDir)).toEqual(before);
  });

  test('keeps a title whose film it may not read', async () => {
    rmSync(join(films, 'Silent.mp4'));
    symlinkSync('/etc/hostname', join(films, 'Silent.mp4'));
    expect((await runImport(films, libraryDir)).removed).toBe(0);
    expect(Object.keys(await titlesOf(libraryDir))).toContain('Silent');
  });

  test('removes a title whose film is missing, but many at once only by option', async () => {
    rmSync(join(films, 'HEVC.mkv'));
    expect((await runImport(films, libraryDir)).removed).toBe(1);
    const before = Object.keys(await titlesOf(libraryDir));
    for (const name of [SEA, NFD, 'Show']) rmSync(join(films, name), { recursive: true });
    const kept = await runImport(films, libraryDir);
    expect(kept.removed).toBe(0);
    expect(kept.problems.map(({ why }) => why)).toContain(
      '3 of 8 titles are gone at once. Nothing was removed; --prune removes them.',
    );
    expect(Object.keys(await titlesOf(libraryDir))).toEqual(before);
    expect((await runImport(films, libraryDir, { mayPrune: true })).removed).toBe(3);
  });
});

test('versions of a film are its sources, the one of its name first', async () => {
  const [own, library] = [folderWith(), folderWith()];
  const name = 'Two (2020)';
  makeFilm(join(own, name, `${name} - long.mkv`), { seconds: 3 });
  makeFilm(join(own, name, `${name}.mkv`), { video: H264 });
  write(own, { [`${name}/${name}.pt.srt`]: 'Bom dia' });
  const { notes } = await runImport(own, library);
  expect(notes).toEqual([`${name}/${name}.pt.srt: holds no subtitles.`]);
  const { Two } = await titlesOf(library);
  expect(Two?.title.videos.map(({ master }) => master)).toEqual([
    'film/master.m3u8',
    'film-2/master.m3u8',
  ]);
  expect(Math.round(Two?.title.seconds ?? 0)).toBe(2);
});
