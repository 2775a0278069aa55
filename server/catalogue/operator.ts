/** What films' own files can't say, in one file of the operator's: `CATALOGUE_FILE` (docs/operators/films.md). */
import { readFile } from 'node:fs/promises';
import {
  array,
  boolean,
  define,
  type Infer,
  nonempty,
  object,
  optional,
  record,
  string,
} from 'superstruct';
import { fold } from '../../contract/fold';
import { numberOf } from '../../library/shape/ids';
import { PlanStruct } from './catalogue';
import { problemsIn, wrongCatalogue } from './problems';
import { LanguageTag, TranslationStruct } from './translations';

const text = nonempty(string());
const address = define<string>(
  'address that begins with https://',
  (value) => typeof value === 'string' && /^https:\/\/\S/.test(value) && URL.canParse(value),
);

/** A live channel: a stream of another host, whose origin `MEDIA_ORIGINS` names. */
const ChannelStruct = object({
  name: text,
  /** Of an HLS playlist. */
  stream: address,
  /** For its cards and its page. */
  picture: address,
  description: optional(text),
  /** In English: 'Portuguese'. */
  language: optional(text),
  content_rating: optional(text),
  genres: optional(array(text)),
  is_free: optional(boolean()),
});
export type Channel = Infer<typeof ChannelStruct>;

/** Titles are named as on their pages, with their year where two have one name, or by their id. */
const OperatorStruct = object({
  /** The home page's banners, in their order. */
  banners: optional(array(text)),
  /** Titles of the row of free movies. */
  free: optional(array(text)),
  /** Titles that lead Popular Movies and the Top 10, in their order; others follow by rating. */
  popular: optional(array(text)),
  /** In the order of their row. */
  channels: optional(array(ChannelStruct)),
  /** Genres in the order of their list; others follow by name. */
  genres: optional(array(text)),
  /** As `demo/catalogue/plans.json`. */
  plans: optional(array(PlanStruct)),
  /** Who of the cast may be written to: email addresses by name. */
  emails: optional(record(text, text)),
  /** In which this file is written, and nfo files that name none; English if not set. */
  language: optional(LanguageTag),
  /** The words of other languages, by language; titles are named as above. */
  translations: optional(record(LanguageTag, TranslationStruct)),
});
export type OperatorFile = Infer<typeof OperatorStruct>;

/** @throws {Error} that names everything wrong with it */
export async function readOperatorFile(path: string | null): Promise<OperatorFile> {
  if (path === null) return {};
  const value = parsed(path, await readFile(path, 'utf8'));
  const problems = problemsIn(path, value, OperatorStruct);
  if (problems.length > 0) throw wrongCatalogue(problems);
  const file = value as OperatorFile;
  const twice = namesTwice(path, file.channels ?? []);
  if (twice.length > 0) throw wrongCatalogue(twice);
  return file;
}

/** Channels are told apart by their names. */
function namesTwice(path: string, channels: readonly Channel[]): string[] {
  const ids = channels.map(channelId);
  return channels.flatMap((channel, at) =>
    ids.indexOf(channelId(channel)) < at
      ? [
          `${path}, channels, entry ${at + 1}, field name is ${JSON.stringify(channel.name)}, the name of another channel. Give it its own.`,
        ]
      : [],
  );
}

export const channelId = ({ name }: Channel): string => numberOf(`channel ${comparable(name)}`);

/** To compare names by. */
export const comparable = (name: string): string => fold(name) || name.normalize('NFC').trim();

function parsed(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongCatalogue([`${path} is no JSON: ${reason}.`]);
  }
}
