import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../server/support/shared';
import { makeFilm, write } from './support/films';
import { runImport, titlesOf } from './support/importing';

test('a folder of a show is one show, however its seasons are laid out, and keeps its id when it is renamed', async () => {
  const [own, library] = [folderWith(), folderWith()];
  const inShow = (...path: string[]) => join(own, 'Mares (2023)', ...path);
  makeFilm(inShow('Season 01', 'Mares S01E01.mkv'), { seconds: 1 });
  makeFilm(inShow('Season 01', 'Mares - 1x02 - Nevoeiro.mkv'), { seconds: 2 });
  makeFilm(inShow('Season 2', 'S02E01 Porto.mkv'), { seconds: 3 });
  makeFilm(join(own, 'Loose', 'Lone S01E01 Alone.mkv'), { seconds: 4 });
  write(own, {
    'Mares (2023)/tvshow.nfo':
      '<tvshow><title>Marés</title><plot>A coast.</plot><premiered>2023-05-06</premiered><mpaa>PG</mpaa></tvshow>',
    'Mares (2023)/tvshow.en.nfo': '<tvshow><title>Tides</title></tvshow>',
    'Mares (2023)/Season 01/season.nfo': '<season><title>First</title></season>',
  });
  const showsByEpisode = async () => {
    expect((await runImport(own, library)).problems).toEqual([]);
    const titles = Object.entries(await titlesOf(library));
    return Object.fromEntries(titles.map(([name, { title }]) => [name, title.show]));
  };
  const before = await showsByEpisode();
  const id = before['Episode 1']?.id ?? '';
  const mares = (season: number, episode: number) => ({
    id,
    folder: 'mares (2023)',
    name: 'Marés',
    season,
    episode,
    description: 'A coast.',
    release_date: '2023-05-06',
    imdb_rating: null,
    content_rating: 'PG',
    words: { en: { name: 'Tides', description: null } },
  });
  const lone = {
    id: before.Alone?.id,
    folder: 'lone',
    name: 'Lone',
    season: 1,
    episode: 1,
    description: '',
    release_date: null,
    imdb_rating: null,
    content_rating: null,
  };
  expect(before).toEqual({
    'Episode 1': mares(1, 1),
    Nevoeiro: mares(1, 2),
    Porto: mares(2, 1),
    Alone: lone,
  });
  expect(lone.id).not.toBe(id);

  renameSync(inShow(), join(own, 'Tides'));
  makeFilm(join(own, 'Tides', 'Season 2', 'S02E02 Farol.mkv'), { seconds: 5 });
  const after = await showsByEpisode();
  const tides = (season: number, episode: number) => ({
    ...mares(season, episode),
    folder: 'tides',
  });
  expect(after).toEqual({
    'Episode 1': tides(1, 1),
    Nevoeiro: tides(1, 2),
    Porto: tides(2, 1),
    Farol: tides(2, 2),
    Alone: lone,
  });
});
