/** Finds a film's or an episode's other files by the naming conventions of Kodi and Jellyfin. */
import { tagInName } from '../languages';
import { baseOf, comparable, isTrailerOfFolder, isVideo, trailerIn } from './names';
import type { Folder, FoundFile } from './walk';

export interface Subtitles {
  readonly file: FoundFile;
  readonly language: string;
  readonly isForced: boolean;
  readonly isForDeaf: boolean;
  readonly isDefault: boolean;
}

interface TranslatedNfo {
  readonly file: FoundFile;
  readonly language: string;
}

/**
 * `nfo` provides all metadata. `translations` provide only names and descriptions.
 * Without a main nfo, the first translation is used as `nfo`, and `lang` is its language.
 * Otherwise, `lang` is `null`.
 */
export interface NfoFiles {
  readonly nfo: FoundFile | null;
  readonly lang: string | null;
  readonly translations: readonly TranslatedNfo[];
}

export interface Beside {
  readonly own: NfoFiles;
  readonly ofShow: NfoFiles | null;
  readonly pictures: {
    readonly poster: FoundFile | null;
    readonly backdrop: FoundFile | null;
    readonly thumb: FoundFile | null;
  };
  readonly subtitles: readonly Subtitles[];
  readonly trailer: FoundFile | null;
  readonly actors: ReadonlyMap<string, FoundFile>;
}

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tbn'];
const SUBTITLES = /\.(srt|vtt|ass|ssa)$/i;
export const isSubtitles = (name: string): boolean => SUBTITLES.test(name);

interface Place {
  /**
   * Whether the folder holds only this film, so that files such as `poster.jpg` belong to the film.
   * `false` for episodes.
   */
  readonly isAlone: boolean;
  readonly show: Folder | null;
  readonly season: number | null;
}

export function filesBeside(
  folder: Folder,
  bases: readonly string[],
  { isAlone, show, season }: Place,
): Beside {
  const own = (suffixes: readonly string[], general: readonly string[] = []) => [
    ...bases.flatMap((base) => suffixes.map((suffix) => base + suffix)),
    ...(isAlone ? general : []),
  ];
  const picture = (names: readonly string[]) => first(folder, withEnds(names, PICTURES));
  const ofShow = (names: readonly string[]) => show && first(show, withEnds(names, PICTURES));
  const ofSeason = season === null ? [] : [`season${String(season).padStart(2, '0')}-poster`];
  const poster = own(['-poster'], ['poster', 'folder', 'cover', 'movie']);
  const backdrop = own(['-fanart', '-backdrop'], ['fanart', 'backdrop', 'background']);
  const thumb = own(['-landscape', '-thumb'], ['landscape', 'thumb']);
  return {
    own: nfoFiles(folder, own([''], ['movie'])),
    ofShow: show && nfoFiles(show, ['tvshow']),
    pictures: {
      poster: picture(poster) ?? ofShow(['poster', 'folder', 'cover', ...ofSeason]),
      backdrop: picture(backdrop) ?? ofShow(['fanart', 'backdrop']),
      thumb: picture(thumb) ?? picture(season === null ? [] : bases),
    },
    subtitles: subtitlesOf(folder, bases, isAlone),
    trailer: trailerOf(folder, bases, isAlone),
    actors: new Map(
      folder.folders
        .filter(({ name }) => name === '.actors')
        .flatMap(({ files }) => [...files.values()])
        .map((file) => [comparable(baseOf(file.name).replaceAll('_', ' ')), file]),
    ),
  };
}

function nfoFiles(folder: Folder, bases: readonly string[]): NfoFiles {
  const names = bases.map(comparable);
  const translated = [...folder.files.values()].flatMap((file) => {
    const [, base = '', word = ''] = /^(.*)\.([\w-]+)\.nfo$/.exec(comparable(file.name)) ?? [];
    const language = names.includes(base) ? tagInName(word) : null;
    return language === null ? [] : [{ file, language }];
  });
  const nfo = first(folder, withEnds(bases, ['nfo']));
  if (nfo) return { nfo, lang: null, translations: translated };
  const [instead, ...others] = translated;
  return {
    nfo: instead?.file ?? null,
    lang: instead?.language ?? null,
    translations: others.filter(({ language }) => language !== instead?.language),
  };
}

const withEnds = (names: readonly string[], ends: readonly string[]) =>
  names.flatMap((name) => ends.map((end) => `${name}.${end}`));

function first({ files }: Folder, names: readonly string[]): FoundFile | null {
  const found = names.find((name) => files.has(comparable(name)));
  return found === undefined ? null : (files.get(comparable(found)) ?? null);
}

/**
 * Finds subtitles such as `<name>.pt.forced.srt`, with optional suffixes in any order.
 * A film that is alone in its folder also gets all subtitles in a subfolder `subs` or `subtitles`.
 */
function subtitlesOf(folder: Folder, bases: readonly string[], isAlone: boolean): Subtitles[] {
  const apart = folder.folders.filter(({ name }) => isAlone && /^(subs|subtitles)$/i.test(name));
  const films = bases.map(comparable);
  return [folder, ...apart].flatMap((place) =>
    [...place.files.values()].flatMap((file) => {
      if (!isSubtitles(file.name)) return [];
      const base = comparable(baseOf(file.name));
      const film = films.find((it) => base === it || base.startsWith(`${it}.`));
      if (film !== undefined) return [{ file, ...markedBy(base.slice(film.length).split('.')) }];
      return place === folder ? [] : [{ file, ...markedBy(base.split(/[._ ]+/)) }];
    }),
  );
}

/** If another word names a language, as in `en.hi`, `hi` means hearing impaired, not Hindi. */
export function markedBy(words: readonly string[]): Omit<Subtitles, 'file'> {
  const has = (...names: string[]) => words.some((word) => names.includes(word));
  const [language] = words.filter((it) => !isMark(it)).flatMap((it) => tagInName(it) ?? []);
  return {
    language: language ?? (has('hi') ? 'hi' : 'und'),
    isForced: has('forced', 'foreign'),
    isForDeaf: has('sdh', 'cc') || (has('hi') && language !== undefined),
    isDefault: has('default'),
  };
}

const isMark = (word: string) => ['forced', 'foreign', 'sdh', 'cc', 'hi', 'default'].includes(word);

/**
 * A trailer's name may begin with the names of several films. The trailer then belongs to the film
 * with the longest of these names.
 */
function trailerOf(folder: Folder, bases: readonly string[], isAlone: boolean): FoundFile | null {
  const own = bases.map(comparable);
  const videos = [...folder.files.values()].filter(({ name }) => isVideo(name));
  const all = [...own, ...videos.map(({ name }) => comparable(baseOf(name)))];
  const isOwn = ({ name }: FoundFile) => {
    const base = comparable(baseOf(name));
    if (isAlone && isTrailerOfFolder(base)) return !own.includes(base);
    const film = trailerIn(base);
    const lengths = all.filter((it) => film?.startsWith(it)).map((it) => it.length);
    return own.some((it) => film?.startsWith(it) && it.length === Math.max(...lengths));
  };
  const beside = videos.filter(isOwn);
  const apart = folder.folders
    .filter(({ name }) => isAlone && comparable(name) === 'trailers')
    .flatMap(({ files }) => [...files.values()].filter(({ name }) => isVideo(name)));
  return beside[0] ?? apart[0] ?? null;
}
