import { join } from 'node:path';
import type { SourceFile } from '../shape/title';
import { type Beside, filesBeside, isSubtitles } from './beside';
import {
  baseOf,
  comparable,
  type Episode,
  episodeIn,
  isExtra,
  isExtraFolder,
  isSampleOfFolder,
  isSeasonFolder,
  isTrailerOfFolder,
  isVideo,
  nameAndYear,
  partIn,
  trailerIn,
} from './names';
import { type Version, versionsOf, wholeFile } from './versions';
import type { Folder, FoundFile, Note } from './walk';

type Sources = readonly [Version, ...Version[]];

interface Show {
  readonly folder: string;
  readonly show: string;
}

export interface FoundTitle extends Beside {
  readonly kind: 'film' | 'series';
  readonly root: string;
  readonly name: string;
  readonly year: number | null;
  readonly episode: (Episode & Show) | null;
  readonly sources: Sources;
  readonly files: readonly SourceFile[];
}

export function titlesIn(root: string, top: Folder, note: Note): FoundTitle[] {
  const folders = [top];
  for (const folder of folders)
    folders.push(...folder.folders.filter(({ name }) => !isExtraFolder(name) && !isSupport(name)));
  return folders.flatMap((folder) => titlesOf(root, folder, note));
}

const isSupport = (name: string) => /^(trailers|\.actors|subs|subtitles|extrafanart)$/i.test(name);

function titlesOf(root: string, folder: Folder, note: Note): FoundTitle[] {
  const videos = videosOf(folder);
  const show = showOf(folder);
  const isEpisode = ({ name }: FoundFile) => episodeIn(baseOf(name)) !== null;
  const isPart = ({ name }: FoundFile) => partIn(baseOf(name)) !== null;
  const films = videos.filter((it) => !isEpisode(it));
  const episodes = videos.filter((it) => isEpisode(it) && !isPart(it));
  for (const { path } of videos.filter((it) => isEpisode(it) && isPart(it)))
    note(path, 'is a part of an episode. Join its parts into one file; they are not joined here.');
  if (show) {
    for (const { path } of films)
      note(path, 'is in the folder of a show, without S01E02 or 1x02 in its name.');
  }
  const versions = show ? [] : versionsOf(folder, films);
  for (const { path } of laterSubtitles(folder, versions))
    note(
      path,
      'is of a later part of its film. Subtitles are read from one file for the whole film.',
    );
  const isAlone = holdsOneFilm(folder, videos);
  return [
    ...episodes.map((file) => episodeOf(root, folder, file)),
    ...filmGroups(folder, versions).map((sources) => filmOf(root, folder, sources, isAlone)),
  ];
}

function laterSubtitles({ files }: Folder, versions: readonly Version[]): FoundFile[] {
  const later = versions
    .flatMap(({ parts }) => parts.slice(1))
    .map(({ name }) => `${comparable(baseOf(name))}.`);
  return [...files.values()].filter(
    ({ name }) => isSubtitles(name) && later.some((base) => comparable(name).startsWith(base)),
  );
}

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
  const show = showFolder && showFolder.path !== '' ? showFolder.name : named;
  const { season = 0, number = 0, after = '' } = found ?? {};
  return whole({
    kind: 'series',
    root,
    year: null,
    sources: [wholeFile(file)],
    name: after,
    episode: { season, number, folder: comparable(show), show: nameAndYear(show).name },
    ...filesBeside(folder, [baseOf(file.name)], { isAlone: false, show: showFolder, season }),
  });
}

/**
 * In a film's own folder, all `films` are versions of that film. In other folders, each is a
 * separate film.
 */
function filmGroups(folder: Folder, films: readonly Version[]): Sources[] {
  const own = comparable(folder.name);
  const isNamed = films.every(({ base }) => comparable(base).startsWith(own));
  const isFilmFolder =
    folder.files.has('movie.nfo') ||
    (folder.parent === null ? isNamed : isNamed || films.length === 1);
  if (!isFilmFolder) return films.map((film) => [film]);
  const isFirst = ({ base }: Version) => Number(comparable(base) === own);
  const [first, ...others] = [...films].sort((a, b) => isFirst(b) - isFirst(a) || b.size - a.size);
  return first ? [[first, ...others]] : [];
}

function filmOf(root: string, folder: Folder, sources: Sources, isAlone: boolean): FoundTitle {
  const fromFile = nameAndYear(sources[0].base);
  const fromFolder = nameAndYear(folder.name);
  const isInOwnFolder = isAlone && (folder.parent !== null || fromFolder.year !== null);
  const named = isInOwnFolder && (fromFolder.year || !fromFile.year) ? fromFolder : fromFile;
  return whole({
    kind: 'film',
    root,
    episode: null,
    sources,
    ...named,
    ...filesBeside(folder, basesOf(sources), { isAlone, show: null, season: null }),
  });
}

/**
 * `trailer.mp4` and `sample.mkv` count as films, except beside a single film, beside episodes or in
 * a show's folder.
 */
function videosOf(folder: Folder): FoundFile[] {
  const videos = [...folder.files.values()].filter(({ name }) => {
    const base = baseOf(name);
    return isVideo(name) && !isExtra(base) && trailerIn(base) === null;
  });
  const others = videos.filter(({ name }) => {
    const base = baseOf(name);
    return !isTrailerOfFolder(base) && !isSampleOfFolder(base);
  });
  const isOfShow = showOf(folder) || others.some(({ name }) => episodeIn(baseOf(name)));
  return isOfShow || holdsOneFilm(folder, others) ? others : videos;
}

const holdsOneFilm = (folder: Folder, videos: readonly FoundFile[]) =>
  filmGroups(folder, versionsOf(folder, videos)).length === 1;

const basesOf = (versions: readonly Version[]) => [
  ...new Set(versions.flatMap(({ base, name }) => [base, baseOf(name)])),
];

function whole(title: Omit<FoundTitle, 'files'>): FoundTitle {
  const { sources, own, ofShow, pictures, subtitles, trailer, actors } = title;
  const all = [
    ...sources.flatMap(({ parts }) => parts),
    ...subtitles.map(({ file }) => file),
    ...[own, ofShow].flatMap((it) =>
      it ? [it.nfo, ...it.translations.map(({ file }) => file)] : [],
    ),
    ...[trailer, ...Object.values(pictures), ...actors.values()],
  ];
  const files = all.flatMap((file) =>
    file ? [{ path: join(title.root, file.path), size: file.size, modified: file.modified }] : [],
  );
  return { ...title, files };
}
