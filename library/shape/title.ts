/**
 * What an import writes and the server reads. A title is one folder of `LIBRARY_DIR/titles`, named by the title's id
 * and a version; what is in a folder never changes, so another version is another folder:
 *
 *     titles/48213377100912_k3x9/.title.json                       the title's facts, in this shape
 *                               /film/master.m3u8 …                its streams
 *                               /48213377100912_k3x9-poster.webp   its pictures, in the widths of `PICTURE_WIDTHS`
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

/** The folder of titles, below `LIBRARY_DIR`. */
export const TITLES = 'titles';
/** The server serves no file whose name begins with a dot. */
export const TITLE_FILE = '.title.json';
/** Raised when a title's folder changes so that older ones have to be made again. */
export const FORMAT = 1;

const text = nonempty(string());
const path = text;

const FileStruct = object({ path, size: number(), modified: number() });
/** A file that a title was made of: its absolute path, bytes, ms since 1970. */
export type SourceFile = Infer<typeof FileStruct>;

/** Its name and description in other languages, by BCP 47 tag; `null` where they are not said. */
const words = optional(record(text, object({ name: nullable(text), description: nullable(text) })));

/** The show that an episode belongs to, and where it is in it. */
const ShowStruct = object({
  /** The same for all of its episodes. */
  id: pattern(string(), /^\d+$/),
  /** The name of its folder, to compare by. */
  folder: text,
  name: text,
  season: number(),
  episode: number(),
  description: string(),
  /** As a title's. */
  release_date: nullable(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
  imdb_rating: nullable(number()),
  content_rating: nullable(text),
  lang: optional(text),
  words,
});

export const LibraryTitleStruct = object({
  format: literal(FORMAT),
  id: pattern(string(), /^\d+$/),
  /** `series`: an episode. */
  kind: enums(['film', 'series']),
  show: optional(ShowStruct),
  /** BCP 47, of its name and description, where its nfo says one. */
  lang: optional(text),
  words,
  name: text,
  description: string(),
  /** YYYY-MM-DD */
  release_date: nullable(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
  /** In English: 'Portuguese'. */
  language: nullable(text),
  seconds: number(),
  /** 0 to 10 */
  imdb_rating: nullable(number()),
  content_rating: nullable(text),
  genres: array(text),
  /** `picture` is a file of the title's folder. */
  casts: array(object({ name: text, role: string(), picture: nullable(path) })),
  /** `url` of an HLS stream is a path below the title's folder. */
  trailer: nullable(object({ type: enums(['HLS', 'YouTube']), url: text })),
  videos: nonempty(array(object({ master: path, storyboard: nullable(path) }))),
  made: object({
    /** ISO 8601 */
    at: text,
    /** The film's file, absolute. */
    path,
    files: array(FileStruct),
    /** Recognises the film's file where it was moved. */
    fingerprint: text,
    /** Equal for equal films and subtitles: their streams need not be made again. */
    streams: text,
    /** Whether there was no poster beside it; not known of titles that older imports have made. */
    hasDrawnPoster: optional(boolean()),
    /** What was left out of the title, a sentence each; of its streams, as long as they are the same. */
    notes: array(text),
    streamNotes: array(text),
  }),
});
export type LibraryTitle = Infer<typeof LibraryTitleStruct>;

/** All that was left out of a title, a sentence each. */
export const notesOf = ({ made: { notes, streamNotes } }: LibraryTitle): string[] => [
  ...notes,
  ...streamNotes,
];

/** `null` for a name that is no title's folder. */
export function parseFolder(name: string): { id: string; version: string } | null {
  const [, id, version] = /^(\d+)_([0-9a-z]+)$/.exec(name) ?? [];
  return id && version ? { id, version } : null;
}
