import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asSkipped } from '../../library/fault';
import { ownName, tagInName, tagOf } from '../../library/languages';
import { readNfo } from '../../library/nfo';
import type { Problem } from '../../library/report';
import { markedBy } from '../../library/scan/beside';
import { episodeIn, isExtraFolder, nameAndYear, partIn } from '../../library/scan/names';
import { scan } from '../../library/scan/scan';
import { isWithin } from '../../library/scan/walk';
import { decodeText } from '../../library/texts';
import { write } from '../library/support/films';

test.each([
  ['O Mar Aberto (2024)', 'O Mar Aberto', 2024],
  ['O.Mar.Aberto.2024.1080p.WEB', 'O Mar Aberto', 2024],
  ['Amélie (2001)'.normalize('NFD'), 'Amélie', 2001],
  ['2001', '2001', null],
  ['2001 A Space Odyssey (1968)', '2001 A Space Odyssey', 1968],
  ['Blade Runner 2049', 'Blade Runner 2049', null],
  ['50% #1 "Quoted" 🎬', '50% #1 "Quoted" 🎬', null],
  ['(2020)', '(2020)', null],
])('%s is "%s" of %s', (base, name, year) => {
  expect(nameAndYear(base)).toEqual({ name, year });
});

test.each([
  ['Show S01E02 Second', [1, 2, 'Show', 'Second']],
  ['show.s2024e115', [2024, 115, 'show', '']],
  ['Show - 1x02 - Second', [1, 2, 'Show', 'Second']],
  ['Show.S01E01E02', [1, 1, 'Show', '']],
])('%s is an episode', (base, [season, number, before, after]) => {
  expect(episodeIn(base)).toEqual({ season, number, before, after });
});

test.each([
  ['Film (2020) - part1', 'Film (2020)', 1],
  ['Film-cd2', 'Film', 2],
  ['film.pt12', 'film', 12],
  ['Film (2020) Disc 1', 'Film (2020)', 1],
  ['CD1', '', 1],
])('%s is a part', (base, whole, number) => {
  expect(partIn(base)).toEqual({ whole, number });
});

test.each(['Apollo 13', 'Compartment 6', 'Dune Part 2 (2024)'])('%s is a whole film', (base) => {
  expect(partIn(base)).toBeNull();
});

test.each(['Film 1920x1080', 'Class of 1999', 'Apollo 13'])('%s is none', (base) => {
  expect(episodeIn(base)).toBeNull();
});

test('of films in one folder, the one with the longest fitting name has a trailer', async () => {
  const films = mkdtempSync(join(tmpdir(), 'fin-films-'));
  write(films, { 'Alien.mkv': '', 'Aliens.mkv': '', 'Third (2020).mkv': '' });
  write(films, { 'Aliens-trailer.mp4': '', 'Third (2020) [1080p]_-_trailer.mp4': '' });
  const { found } = await scan([films], []);
  rmSync(films, { recursive: true });
  expect(found.map(({ name, trailer }) => [name, trailer?.name])).toEqual([
    ['Alien', undefined],
    ['Aliens', 'Aliens-trailer.mp4'],
    ['Third', 'Third (2020) [1080p]_-_trailer.mp4'],
  ]);
});

test("a trailer or a sample is found by its folder's film, and is a film only where it may be one", async () => {
  const films = mkdtempSync(join(tmpdir(), 'fin-films-'));
  write(films, { 'Fogo (2022)/movie.nfo': '', 'Fogo (2022)/Fogo.mkv': '' });
  write(films, { 'Fogo (2022)/trailer.mp4': '', 'Fogo (2022)/Sample.mkv': '' });
  write(films, { 'Mar/Mar.mkv': '', 'Mar/movie-trailer2.mp4': '', 'Mar/Mar-extra.mp4': '' });
  write(films, { 'Rio/cd1.mkv': '', 'Rio/cd2.mkv': '', 'Rio/Rio - trailer.mp4': '' });
  write(films, { 'Show/tvshow.nfo': '', 'Show/trailer.mp4': '', 'Show/S01E01 One.mkv': '' });
  write(films, { 'Plain/S01E01 Um.mkv': '', 'Plain/S01E02 Dois.mkv': '', 'Plain/trailer.mp4': '' });
  write(films, {
    'Two/A.mkv': '',
    'Two/B.mkv': '',
    'Two/Trailer.mkv': '',
    'Two/The.Extra.mkv': '',
  });
  write(films, { 'Trailer (2010)/trailer.mkv': '' });
  const problems: Problem[] = [];
  const { found } = await scan([films], problems);
  rmSync(films, { recursive: true });
  expect(problems).toEqual([]);
  expect(found.map(({ name, sources, trailer }) => [name, sources.length, trailer?.name])).toEqual([
    ['Fogo', 1, 'trailer.mp4'],
    ['Mar', 1, 'movie-trailer2.mp4'],
    ['Um', 1, undefined],
    ['Dois', 1, undefined],
    ['Rio', 1, 'Rio - trailer.mp4'],
    ['One', 1, undefined],
    ['Trailer', 1, undefined],
    ['A', 1, undefined],
    ['B', 1, undefined],
    ['The Extra', 1, undefined],
    ['Trailer', 1, undefined],
  ]);
});

test.each([
  ['por', 'pt'],
  ['fre', 'fr'],
  ['pt_BR', 'pt-BR'],
  ['Portuguese', 'pt'],
  ['English', 'en'],
  [' FRENCH ', 'fr'],
  ['Thai', 'th'],
  ['Director', 'und'],
  ['', 'und'],
  ['no language', 'und'],
])('the language %j has the tag %s', (text, tag) => {
  expect(tagOf(text)).toBe(tag);
});

test('a word in the name of subtitles is a language or something else', () => {
  const words = ['pt', 'por', 'pt-BR', 'german', 'forced', 'x264', 'the-a-team'];
  expect(words.map(tagInName)).toEqual(['pt', 'pt', 'pt-BR', 'de', null, null, null]);
  expect(['pt', 'ru', 'und'].map(ownName)).toEqual(['Português', 'Русский', 'Unknown language']);
});

test.each([
  ['hi', 'hi', false],
  ['en.hi', 'en', true],
  ['hi.sdh', 'hi', true],
  ['hi.en', 'en', true],
  ['hindi.hi', 'hi', true],
  ['ta.hin', 'ta', false],
  ['cc', 'und', true],
])('subtitles named %s are in %s, for the deaf: %s', (words, language, isForDeaf) => {
  expect(markedBy(words.split('.'))).toEqual({
    language,
    isForDeaf,
    isForced: false,
    isDefault: false,
  });
});

test('folders of extras are known by the names that Kodi, Jellyfin and Emby use', () => {
  const names = ['Extras', 'sample', 'Behind the Scenes', 'Special Features', 'Specials', 'Others'];
  expect(names.filter(isExtraFolder)).toEqual(names.slice(0, 4));
});

test('a folder whose name begins with dots is within its parent', () => {
  const folders = ['/films', '/films/..extras', '/films/a/b', '/filmsets', '/'];
  expect(folders.map((it) => isWithin(it, '/films'))).toEqual([true, true, true, false, false]);
});

const movie = (facts: string) => `<movie><title>Fogo</title>${facts}</movie>`;

test.each([
  [
    'a byte order mark before it and an address after it',
    `\ufeff${movie('')}\nhttps://www.imdb.com/title/tt1`,
  ],
  ['two roots', `${movie('')}<movie><title>Other</title></movie>`],
  ['tags that are not closed', movie('<plot><b>Open</plot>')],
  ['a comment with a title', movie('<!-- <title>Other</title> -->')],
])('an nfo with %s is read', (_, text) => {
  expect(readNfo(text)?.title).toBe('Fogo');
});

test.each([
  '',
  'https://www.imdb.com/title/tt1',
  '<html><title>Fogo</title></html>',
  '<movie><title>Cut',
])('%j is not an nfo', (text) => {
  expect(readNfo(text)).toBeNull();
});

test('entities that an nfo declares are not expanded', () => {
  const bomb = `<!DOCTYPE movie [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY x SYSTEM "file:///etc/passwd">]>${movie('<plot>&b; &x; &amp; &#233;</plot>')}`;
  expect(readNfo(bomb)?.plot).toBe('&b; &x; & é');
});

test('ratings, ages, dates and trailers are read in their common forms', () => {
  const facts = `<ratings><rating name="a"><value>5</value></rating><rating name="b" default="true"><value>7,44</value></rating></ratings>
    <mpaa>Rated PG-13</mpaa><aired>2024-02-30</aired><genre>Drama / Sea</genre><genre>Drama</genre>
    <trailer>plugin://plugin.video.youtube/?action=play_video&amp;videoid=eRsGyueVLvQ</trailer>`;
  expect(readNfo(movie(facts))).toEqual({
    title: 'Fogo',
    plot: null,
    released: null,
    year: 2024,
    rating: 7.4,
    ageRating: 'PG-13',
    genres: ['Drama', 'Sea'],
    actors: [],
    youtube: 'eRsGyueVLvQ',
  });
});

test.each([
  [
    '<ratings><rating name="tomatoes" max="100" default="true"><value>73</value></rating></ratings>',
    7.3,
  ],
  ['<ratings><rating max="5"><value>3,7</value></rating></ratings>', 7.4],
  ['<ratings><rating max="10"><value>100</value></rating></ratings>', null],
  ['<ratings><rating max=""><value>6.1</value></rating></ratings>', 6.1],
  ['<rating max="100">85</rating>', 8.5],
  ['<rating>6.1/10</rating>', null],
  ['<rating>-4</rating>', null],
  ['<rating>0.04</rating>', null],
])('the rating of %s is %s of 10', (facts, rating) => {
  expect(readNfo(movie(facts))?.rating).toBe(rating);
});

const BOM_LE = [0xff, 0xfe];
test.each([
  ['UTF-8', Buffer.from('coração'), 'pt', 'coração'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffcoração'), 'pt', 'coração'],
  [
    'UTF-16 with a byte order mark',
    Buffer.from([...BOM_LE, ...Buffer.from('coração', 'utf16le')]),
    'pt',
    'coração',
  ],
  ['UTF-16 without one', Buffer.from('00:00:01 coração', 'utf16le'), 'pt', '00:00:01 coração'],
  ['Windows-1252', Buffer.from('coração', 'latin1'), 'pt', 'coração'],
  ['Windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'ru', 'Привет'],
])('a text in %s is read', (_, bytes, language, text) => {
  expect(decodeText(bytes, language)).toBe(text);
});

test('a full disk ends an import, whether Node or ffmpeg reports it, and another fault concerns one film', () => {
  const full =
    /^The disk of LIBRARY_DIR is full\. Make room, and run the import again: it goes on\.$/;
  for (const words of [
    'ENOSPC: no space left on device, write',
    'a.avif: write error\nsystem error: No space left on device',
  ])
    expect(() => asSkipped(new Error(words))).toThrow(full);
  const unreadable = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  expect(asSkipped(unreadable).message).toBe('may not be read.');
  expect(asSkipped(new Error('odd\n    at line 1')).message).toBe("can't be imported (odd).");
});
