/** Which titles a folder holds, and which of its files belong to each. */
import { join } from 'node:path';
import type { SourceFile } from '../shape/title';
import { type Beside, filesBeside } from './beside';
import {
  baseOf,
  comparable,
  type Episode,
  episodeIn,
  isExtra,
  isExtraFolder,
  isPart,
  isSeasonFolder,
  isTrailer,
  isVideo,
  nameAndYear,
} from './names';
import type { Folder, FoundFile, Note } from './walk';

export interface FoundTitle extends Beside {
  readonly kind: 'film' | 'series';
  /** Absolute: what was imported. */
  readonly root: string;
  /** What the files' names say; an nfo knows better. */
  readonly name: string;
  readonly year: number | null;
  readonly episode: (Episode & { show: string }) | null;
  /** The versions of the film, the best first. */
  readonly sources: readonly FoundFile[];
  /** Every file that it is made of, in a fixed order. */
  readonly files: readonly SourceFile[];
}

export function titlesIn(root: string, top: Folder, note: Note): FoundTitle[] {
  const folders = [top];
  for (const folder of folders)
    folders.push(...folder.folders.filter(({ name }) => !isExtraFolder(name) && !isSupport(name)));
  return folders.flatMap((folder) => titlesOf(root, folder, note));
}

/** Folders beside a film that hold no films of their own. */
const isSupport = (name: string) => /^(trailers|\.actors|subs|subtitles|extrafanart)$/i.test(name);

function titlesOf(root: string, folder: Folder, note: Note): FoundTitle[] {
  const videos = [...folder.files.values()].filter(
    ({ name }) => isVideo(name) && !isExtra(baseOf(name)) && !isTrailer(baseOf(name)),
  );
  const parts = videos.filter(({ name }) => isPart(baseOf(name)));
  for (const { path } of parts)
    note(path, 'is a part of a film. Join its parts into one file; they are not joined here.');
  const whole = videos.filter((it) => !parts.includes(it));
  const show = showOf(folder);
  const isEpisode = ({ name }: FoundFile) => episodeIn(baseOf(name)) !== null;
  const episodes = whole.filter(isEpisode);
  const films = whole.filter((it) => !isEpisode(it));
  if (show) {
    for (const { path } of films)
      note(path, 'is in the folder of a show, without S01E02 or 1x02 in its name.');
  }
  return [
    ...episodes.map((file) => episodeOf(root, folder, file)),
    ...(show ? [] : filmGroups(folder, films).map((sources) => filmOf(root, folder, sources))),
  ];
}

/** The folder of a show that a folder is or belongs to. */
function showOf(folder: Folder): Folder | null {
  if (folder.files.has('tvshow.nfo')) return folder;
  const isSeason = isSeasonFolder(folder.name);
  return folder.parent && (isSeason || folder.parent.files.has('tvshow.nfo'))
    ? (showOf(folder.parent) ?? (isSeason ? folder.parent : null))
    : null;
}

function episodeOf(root: string, folder: Folder, file: FoundFile): FoundTitle {
  const found = episodeIn(baseOf(file.name));
  const showFolder = showOf(folder);
  const named = found?.before || folder.name;
  const show = nameAndYear(showFolder && showFolder.path !== '' ? showFolder.name : named).name;
  const { season = 0, number = 0, after = '' } = found ?? {};
  return whole({
    ...{ kind: 'series', root, year: null, sources: [file] },
    name: after,
    episode: { season, number, show },
    ...filesBeside(folder, [file], { isAlone: false, show: showFolder, season }),
  });
}

/** A folder of one film has its versions; in any other, each file is a film. */
function filmGroups(folder: Folder, films: readonly FoundFile[]): FoundFile[][] {
  if (films.length === 0) return [];
  const own = comparable(folder.name);
  const isNamed = films.every(({ name }) => comparable(name).startsWith(own));
  const isFilmFolder =
    folder.files.has('movie.nfo') ||
    (folder.parent === null ? isNamed : isNamed || films.length === 1);
  if (!isFilmFolder) return films.map((film) => [film]);
  const isFirst = ({ name }: FoundFile) => Number(comparable(baseOf(name)) === own);
  return [[...films].sort((a, b) => isFirst(b) - isFirst(a) || b.size - a.size)];
}

function filmOf(root: string, folder: Folder, sources: readonly FoundFile[]): FoundTitle {
  const [first] = sources;
  const base = baseOf(first?.name ?? '');
  const fromFile = nameAndYear(base);
  const fromFolder = nameAndYear(folder.name);
  const isAlone = filmGroups(folder, videosOf(folder)).length === 1;
  const isInOwnFolder = isAlone && (folder.parent !== null || fromFolder.year !== null);
  const named = isInOwnFolder && (fromFolder.year || !fromFile.year) ? fromFolder : fromFile;
  return whole({
    ...{ kind: 'film', root, episode: null, sources, ...named },
    ...filesBeside(folder, sources, { isAlone, show: null, season: null }),
  });
}

const videosOf = ({ files }: Folder) =>
  [...files.values()].filter(({ name }) => {
    const base = baseOf(name);
    return isVideo(name) && !isExtra(base) && !isTrailer(base) && !isPart(base);
  });

/** With the list of all its files. */
function whole(title: Omit<FoundTitle, 'files'>): FoundTitle {
  const { sources, nfo, showNfo, pictures, subtitles, trailer, actors } = title;
  const all = [
    ...sources,
    ...subtitles.map(({ file }) => file),
    ...[nfo, showNfo, trailer, ...Object.values(pictures), ...actors.values()],
  ];
  const files = all.flatMap((file) =>
    file ? [{ path: join(title.root, file.path), size: file.size, modified: file.modified }] : [],
  );
  return { ...title, files };
}
