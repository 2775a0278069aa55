/**
 * The format of titles, written by imports and read by the server. A title is a folder in
 * `LIBRARY_DIR/titles`, named by its id and version. A folder never changes: a new version gets a
 * new folder.
 *
 *     titles/48213377100912_k3x9/.title.json                       metadata, as described here
 *                               /film/master.m3u8 …                streams
 *                               /48213377100912_k3x9-poster.webp   images (`PICTURE_WIDTHS`)
 */
import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  string,
} from 'superstruct';

export const TITLES = 'titles';
/** The leading dot keeps the server from serving the file. */
export const TITLE_FILE = '.title.json';
/**
 * Increase this number to rebuild titles of older formats on the next import.
 * That import removes older titles that it can't rebuild, such as those whose film is outside the
 * scanned folders.
 */
export const FORMAT = 1;

const text = nonempty(string());
const path = text;
const digits = pattern(string(), /^\d+$/);
const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);

const FileStruct = object({ path, size: number(), modified: number() });
/**
 * `path` is relative to the scanned folder in a `FoundFile`, and absolute elsewhere.
 * `size` is in bytes, and `modified` in ms since 1970.
 */
export type SourceFile = Infer<typeof FileStruct>;

/** Translations, keyed by BCP 47 tag. A field is `null` if the nfo of that language lacks it. */
const words = optional(record(text, object({ name: nullable(text), description: nullable(text) })));

const ShowStruct = object({
  id: digits,
  folder: text,
  name: text,
  season: number(),
  episode: number(),
  description: string(),
  release_date: nullable(day),
  imdb_rating: nullable(number()),
  content_rating: nullable(text),
  lang: optional(text),
  words,
});

export const LibraryTitleStruct = object({
  format: literal(FORMAT),
  id: digits,
  kind: enums(['film', 'series']),
  show: optional(ShowStruct),
  lang: optional(text),
  words,
  name: text,
  description: string(),
  release_date: nullable(day),
  language: nullable(text),
  seconds: number(),
  imdb_rating: nullable(number()),
  content_rating: nullable(text),
  genres: array(text),
  casts: array(object({ name: text, role: string(), picture: nullable(path) })),
  /** The `url` of an HLS trailer is a path in the title's folder. */
  trailer: nullable(object({ type: enums(['HLS', 'YouTube']), url: text })),
  videos: nonempty(array(object({ master: path, storyboard: nullable(path) }))),
  made: object({
    at: text,
    path,
    files: array(FileStruct),
    fingerprint: text,
    /** `streamsKey` of the film, subtitles and trailer. If unchanged, the streams are reused. */
    streams: text,
    hasDrawnPoster: optional(boolean()),
    /** Problems, as `<path>: <problem>`; `streamNotes` remain while the streams are reused. */
    notes: array(text),
    streamNotes: array(text),
  }),
});
export type LibraryTitle = Infer<typeof LibraryTitleStruct>;

export const notesOf = ({ made: { notes, streamNotes } }: LibraryTitle): string[] => [
  ...notes,
  ...streamNotes,
];

export function parseFolder(name: string): { id: string; version: string } | null {
  const [, id, version] = /^(\d+)_([0-9a-z]+)$/.exec(name) ?? [];
  return id && version ? { id, version } : null;
}
