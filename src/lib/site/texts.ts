/** Every text of the site, by its key in `texts/<language>.json` (ICU MessageFormat). */
import type { ReactNode } from 'react';
import {
  createIntl,
  type IntlShape,
  type MessageFormatElement,
  ReactIntlErrorCode,
} from 'react-intl';
import { localeOf } from '../../../contract/locale';
import type { Phrase, TextKey, TextValues } from '../../../contract/text-key';
import { siteSettings } from './settings';

export type { TextKey, TextValues };
/** A language's texts, parsed when the site is written: no parser reaches the browser. */
export type CompiledTexts = Readonly<Record<string, MessageFormatElement[]>>;
/** A message's arguments and tags: each is a function of the words between. */
export type RichTextValues = Readonly<
  Record<string, TextValues[string] | ReactNode | ((words: ReactNode) => ReactNode)>
>;

let intl: IntlShape | null = null;

/** Has to come before the first text: a page keeps its language for as long as it is open. */
export function startTexts(messages: CompiledTexts): void {
  intl = createIntl({
    locale: localeOf(siteSettings().language),
    messages: messages as Record<string, MessageFormatElement[]>,
    onError(error) {
      // Browsers know fewer languages than operators: numbers and days are then in the browser's own.
      if (error.code !== ReactIntlErrorCode.MISSING_DATA) throw error;
    },
  });
}

/** @throws {TypeError} when they can't be loaded */
export async function loadTexts(): Promise<void> {
  const response = await fetch(siteSettings().texts);
  if (!response.ok) throw new TypeError(`The texts were answered with ${response.status}`);
  startTexts(await response.json());
}

/** The text of a key in the site's language; `{site}` in it is the site's name. */
export function text(key: TextKey, values: TextValues = {}): string {
  return texts().formatMessage({ id: key }, withSite(values));
}

/** The words of what a rule or a chart says by its key. */
export function phraseText(phrase: Phrase): string {
  return typeof phrase === 'string' ? text(phrase) : text(phrase.key, phrase.values);
}

/** The words of each field's problem. */
export function phraseTexts(phrases: Readonly<Record<string, Phrase>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(phrases).map(([field, phrase]) => [field, phraseText(phrase)]),
  );
}

/** A text with tags, such as `<link>…</link>`, as elements. */
export function richText(key: TextKey, values: RichTextValues): ReactNode {
  return texts().formatMessage({ id: key }, withSite(values) as Record<string, ReactNode>);
}

/** The locale in which days, numbers and lists are written. */
export const locale = (): string => texts().locale;

function texts(): IntlShape {
  if (!intl) throw new Error('No text can be shown before startTexts');
  return intl;
}

const withSite = <Values extends object>(values: Values) => ({
  site: siteSettings().name,
  ...values,
});
