import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf } from '../contract/locale';
import type { Phrase, TextKey, TextValues } from '../contract/text-key';
import type { Config } from './config';
import { paths } from './paths';
import { readCatalogue } from './text-files';

export const ENGLISH = 'en';

/** The style `utc` is for e-mails, because the reader's time zone is unknown. */
const STYLES = {
  date: { utc: { dateStyle: 'long', timeZone: 'UTC' } },
  time: { utc: { timeStyle: 'short', timeZone: 'UTC' } },
} as const;

const catalogues = new Map(
  readdirSync(paths.texts)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .map((language) => [language, readCatalogue(paths.texts, language)]),
);

export const languages: readonly string[] = [
  ENGLISH,
  ...[...catalogues.keys()].filter((language) => language !== ENGLISH).sort(),
];

const formats = new Map<string, IntlMessageFormat>();

export type Translate = (key: TextKey, values?: TextValues) => string;

type Site = Pick<Config, 'siteName' | 'siteLanguages'>;

export function translator({ siteName }: Pick<Site, 'siteName'>, language: string): Translate {
  return (key, values) => translateIn(language, key, { site: siteName, ...values });
}

export function translatorFor(
  site: Site,
  { language }: { readonly language: string | null },
  otherwise: Translate = translator(site, site.siteLanguages[0]),
): Translate {
  return language === null ? otherwise : translator(site, language);
}

export function supportedLanguage(language: string): string {
  return [language, primaryOf(language)].find((it) => catalogues.has(it)) ?? ENGLISH;
}

function translateIn(language: string, key: TextKey, values: TextValues = {}): string {
  return String(formatOf(language, key).format(values));
}

export function translatePhrase(language: string, phrase: Phrase): string {
  return typeof phrase === 'string'
    ? translateIn(language, phrase)
    : translateIn(language, phrase.key, phrase.values);
}

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

export const primaryOf = (language: string): string => language.split('-')[0] ?? language;
