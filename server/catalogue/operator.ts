import { readFile } from 'node:fs/promises';
import { array, boolean, define, type Infer, object, optional, record } from 'superstruct';
import { fold } from '../../contract/fold';
import { numberOf } from '../../library/shape/ids';
import { PlanStruct } from './catalogue';
import { problemsIn, wrongCatalogue } from './problems';
import { text } from './title';
import { LanguageTag, TranslationStruct } from './translations';

const address = define<string>(
  'address that begins with https://',
  (value) => typeof value === 'string' && /^https:\/\/\S/.test(value) && URL.canParse(value),
);

/** A live channel. If `stream` is on another origin, `MEDIA_ORIGINS` must include that origin. */
const ChannelStruct = object({
  name: text,
  stream: address,
  picture: address,
  description: optional(text),
  language: optional(text),
  content_rating: optional(text),
  genres: optional(array(text)),
  is_free: optional(boolean()),
});
export type Channel = Infer<typeof ChannelStruct>;

/**
 * `banners`, `free`, `popular` and translations refer to titles by id or name.
 * For an ambiguous name, add the year, as in `Name (2024)`, or use the id.
 */
const OperatorStruct = object({
  banners: optional(array(text)),
  free: optional(array(text)),
  popular: optional(array(text)),
  channels: optional(array(ChannelStruct)),
  genres: optional(array(text)),
  plans: optional(array(PlanStruct)),
  emails: optional(record(text, text)),
  /**
   * The language of this file, and of nfo files without a language in their names. English by
   * default.
   */
  language: optional(LanguageTag),
  translations: optional(record(LanguageTag, TranslationStruct)),
});
export type OperatorFile = Infer<typeof OperatorStruct>;

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

export const comparable = (name: string): string => fold(name) || name.normalize('NFC').trim();

function parsed(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongCatalogue([`${path} is no JSON: ${reason}.`]);
  }
}
