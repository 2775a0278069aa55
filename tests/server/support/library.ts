import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT, type LibraryTitle } from '../../../library/shape/title';

const PLAYLIST = '#EXTM3U\n#EXT-X-VERSION:7\n';

export function addTitle(
  libraryDir: string,
  id: string,
  facts: Partial<LibraryTitle> = {},
): string {
  const folder = `${id}_v1`;
  const path = join(libraryDir, 'making', folder);
  const title: LibraryTitle = {
    format: FORMAT,
    id,
    kind: 'film',
    name: `Film ${id}`,
    description: '',
    seconds: 5_400,
    release_date: null,
    language: null,
    imdb_rating: null,
    content_rating: null,
    genres: ['Drama'],
    casts: [],
    trailer: { type: 'HLS', url: 'trailer/master.m3u8' },
    videos: [{ master: 'film/master.m3u8', storyboard: null }],
    made: {
      at: '2026-01-01',
      path: `/films/${id}`,
      files: [],
      fingerprint: id,
      streams: id,
      notes: [],
      streamNotes: [],
    },
    ...facts,
  };
  for (const part of ['film', 'trailer']) {
    mkdirSync(join(path, part), { recursive: true });
    writeFileSync(join(path, part, 'master.m3u8'), PLAYLIST);
  }
  writeFileSync(join(path, '.title.json'), JSON.stringify(title));
  writeFileSync(join(path, `${folder}-poster.webp`), 'a picture');
  mkdirSync(join(libraryDir, 'titles'), { recursive: true });
  renameSync(path, join(libraryDir, 'titles', folder));
  return folder;
}
