import { numberOf } from '../../library/shape/ids';
import type { StoredTitle } from '../../library/shape/stored';
import type { Catalogue, CatalogueTitle } from './catalogue';
import { type LibraryShow, showsOf } from './library-shows';
import { type Channel, channelId, comparable, type OperatorFile } from './operator';
import { withWords } from './translations';

interface LibraryCatalogue {
  readonly catalogue: Catalogue;
  readonly warnings: readonly string[];
}

export function libraryCatalogue(
  stored: readonly StoredTitle[],
  file: OperatorFile,
): LibraryCatalogue {
  const { banners = [], free = [], popular = [], channels = [] } = file;
  const { genres = [], plans = [], emails = {}, language = 'en', translations = {} } = file;
  const warnings: string[] = [];
  const shows = showsOf(stored);
  const all = [
    ...stored.map(titleOf),
    ...shows.map(showOf),
    ...channels.map((it, at) => channelOf(it, channels.length - at)),
  ];
  const find = finder(all, warnings);
  const isFree = new Set(free.flatMap((name, at) => find(name, `free, entry ${at + 1}`)));
  const onBanner = banners.flatMap((name, at) => find(name, `banners, entry ${at + 1}`));
  const leading = popular.flatMap((name, at) => find(name, `popular, entry ${at + 1}`));
  const genreNames = [...stored.map(({ title }) => title), ...channels].flatMap(
    (it) => it.genres ?? [],
  );
  return {
    catalogue: {
      genres: genreList(genreNames, genres),
      people: peopleOf(stored, emails),
      titles: withWords(all, translations, find).map((it) => ({
        ...it,
        is_free: it.is_free || isFree.has(it.id),
        popularity: leading.includes(it.id) ? LEADING - leading.indexOf(it.id) : it.popularity,
      })),
      banners: [...new Set(onBanner)].map((title) => ({ title })),
      plans,
      language,
      translations,
    },
    warnings,
  };
}

const LEADING = 1_000_000;

function titleOf({ folder, title }: StoredTitle): CatalogueTitle {
  const { format: _, seconds, casts, trailer, videos, show, made, ...facts } = title;
  const at = (path: string) => `/media/streams/${folder}/${path}`;
  return {
    ...facts,
    kind: show ? 'episode' : title.kind,
    duration: hoursAndMinutes(seconds),
    genres: [...new Set(title.genres.map(genreId))],
    casts: [...new Set(casts.map(({ name }) => personId(name)))],
    trailer: trailer && { ...trailer, url: trailer.type === 'HLS' ? at(trailer.url) : trailer.url },
    videos: videos.map(({ master, storyboard }) => ({
      type: 'HLS',
      url: at(master),
      storyboard: storyboard ? at(storyboard) : undefined,
    })),
    is_free: false,
    views: 0,
    likes: 0,
    popularity: popularityOf(title.imdb_rating),
    artwork: folder,
    has_drawn_poster: made.hasDrawnPoster ?? false,
    series: show,
  };
}

function showOf({ episodes, ...facts }: LibraryShow): CatalogueTitle {
  const own = episodes.map(titleOf);
  const [first] = own;
  if (!first) throw new Error('A show has an episode.');
  const { series: _, lang: __, words: ___, ...rest } = first;
  return {
    ...rest,
    ...facts,
    kind: 'series',
    genres: [...new Set(own.flatMap(({ genres }) => genres))],
    casts: [...new Set(own.flatMap(({ casts }) => casts))].slice(0, MAX_CASTS),
    videos: [],
    popularity: popularityOf(facts.imdb_rating),
  };
}

const MAX_CASTS = 30;

const popularityOf = (rating: number | null) => Math.round((rating ?? 0) * 10);

function channelOf(channel: Channel, popularity: number): CatalogueTitle {
  const { name, picture, stream, description = '', is_free = false, genres = [] } = channel;
  return {
    id: channelId(channel),
    kind: 'channel',
    name,
    description,
    is_free,
    popularity,
    picture,
    release_date: null,
    imdb_rating: null,
    duration: '00:00',
    casts: [],
    trailer: null,
    language: channel.language ?? null,
    content_rating: channel.content_rating ?? null,
    genres: [...new Set(genres.map(genreId))],
    videos: [{ type: 'HLS', url: stream }],
    views: 0,
    likes: 0,
  };
}

function hoursAndMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const genreId = (name: string) => numberOf(`genre ${comparable(name)}`);
const personId = (name: string) => numberOf(`person ${comparable(name)}`);

function genreList(genres: readonly string[], order: readonly string[]) {
  const used = new Set(genres.map(genreId));
  const byName = [...genres].sort((a, b) => a.localeCompare(b, 'en'));
  const names = new Map([...byName, ...order].map((name) => [genreId(name), name]));
  const ids = new Set([...order, ...byName].map(genreId));
  return [...ids].filter((id) => used.has(id)).map((id) => ({ id, name: names.get(id) ?? id }));
}

function peopleOf(stored: readonly StoredTitle[], emails: Readonly<Record<string, string>>) {
  const mail = new Map(Object.entries(emails).map(([name, email]) => [personId(name), email]));
  const people = new Map<string, Catalogue['people'][number]>();
  for (const { title } of stored) {
    for (const { name, role, picture } of title.casts) {
      const id = personId(name);
      const known = people.get(id);
      people.set(id, {
        id,
        name,
        role: role || 'Actor',
        email: mail.get(id) ?? null,
        picture: known?.picture ?? (picture && `/media/artwork/${picture}`),
      });
    }
  }
  return [...people.values()];
}

function finder(titles: readonly CatalogueTitle[], warnings: string[]) {
  const ids = new Map<string, string[]>();
  for (const title of titles) {
    const year = title.release_date?.slice(0, 4);
    const names = [title.id, comparable(title.name), comparable(`${title.name} (${year})`)];
    for (const name of names) ids.set(name, [...(ids.get(name) ?? []), title.id]);
  }
  return (name: string, place: string): string[] => {
    const found = ids.get(name) ?? ids.get(comparable(name)) ?? [];
    if (found.length === 0) {
      const remedy = 'Write the name as on its page, or remove it';
      warnings.push(
        `CATALOGUE_FILE, ${place} is "${name}", which is no title of the library. ${remedy}.`,
      );
    }
    if (found.length > 1) {
      const remedy = 'Add the year, as in "Name (2024)", or write its id';
      warnings.push(
        `CATALOGUE_FILE, ${place} is "${name}", the name of ${found.length} titles. ${remedy}.`,
      );
    }
    return found.slice(0, 1);
  };
}
