/** The provider's words, by their key in `texts/<language>.json`. A language without one says it in English. */
import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf } from '../contract/locale';
import type { Phrase, TextKey, TextValues } from '../contract/text-key';
import type { Config } from './config';
import { paths } from './paths';
import { readCatalogue } from './text-files';

export const ENGLISH = 'en';

/** Styles of dates and times in messages, as in `{moment, date, utc}`: a mail knows no time zone of its reader. */
const STYLES = {
  date: { utc: { dateStyle: 'long', timeZone: 'UTC' } },
  time: { utc: { timeStyle: 'short', timeZone: 'UTC' } },
} as const;

/** Read when the server starts. */
const catalogues = new Map(
  readdirSync(paths.texts)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .map((language) => [language, readCatalogue(paths.texts, language)]),
);

/** Those that the provider speaks, English first. */
export const languages: readonly string[] = [
  ENGLISH,
  ...[...catalogues.keys()].filter((language) => language !== ENGLISH).sort(),
];

const formats = new Map<string, IntlMessageFormat>();

/** Says a key in one language; `{site}` in its message is the site's name. */
export type Say = (key: TextKey, values?: TextValues) => string;

type Site = Pick<Config, 'siteName' | 'siteLanguages'>;

export function speaker({ siteName }: Pick<Site, 'siteName'>, language: string): Say {
  return (key, values) => sayIn(language, key, { site: siteName, ...values });
}

/** To a member, in their language; `otherwise` to one whose language is not known. */
export function speakerTo(
  site: Site,
  { language }: { readonly language: string | null },
  otherwise: Say = speaker(site, site.siteLanguages[0]),
): Say {
  return language === null ? otherwise : speaker(site, language);
}

/** The language that the provider speaks for another: that one, a near one, or English. */
export function spokenFor(language: string): string {
  return [language, primaryOf(language)].find((it) => catalogues.has(it)) ?? ENGLISH;
}

/** The words of a key in a language, or a near one. */
function sayIn(language: string, key: TextKey, values: TextValues = {}): string {
  return String(formatOf(language, key).format(values));
}

/** The words of a phrase, in which a rule or a refusal says something. */
export function sayPhrase(language: string, phrase: Phrase): string {
  return typeof phrase === 'string'
    ? sayIn(language, phrase)
    : sayIn(language, phrase.key, phrase.values);
}

/** @throws {Error} for a key that English lacks */
function formatOf(language: string, key: TextKey): IntlMessageFormat {
  const near = [language, primaryOf(language)].find((it) => catalogues.get(it)?.[key]);
  const spoken = near ?? ENGLISH;
  const name = `${spoken} ${key}`;
  const known = formats.get(name);
  if (known) return known;
  const message = catalogues.get(spoken)?.[key]?.defaultMessage;
  if (message === undefined) throw new Error(`texts/${ENGLISH}.json has no ${key}`);
  const format = new IntlMessageFormat(message, localeOf(spoken), STYLES);
  formats.set(name, format);
  return format;
}

/** `pt` of `pt-BR`. */
export const primaryOf = (language: string): string => language.split('-')[0] ?? language;
