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
export type CompiledTexts = Readonly<Record<string, MessageFormatElement[]>>;
type RichTextValues = Readonly<
  Record<string, TextValues[string] | ReactNode | ((words: ReactNode) => ReactNode)>
>;

let intl: IntlShape | null = null;

export function startTexts(messages: CompiledTexts): void {
  intl = createIntl({
    locale: localeOf(siteSettings().language),
    messages: messages as Record<string, MessageFormatElement[]>,
    onError(error) {
      // If locale data is missing, the browser formats numbers and dates in a default language.
      if (error.code !== ReactIntlErrorCode.MISSING_DATA) throw error;
    },
  });
}

/**
 * @throws {TypeError} if the request fails or the status is not 2xx
 * @throws {SyntaxError} if the body is not JSON
 */
export async function loadTexts(): Promise<void> {
  const response = await fetch(siteSettings().texts);
  if (!response.ok) throw new TypeError(`The texts were answered with ${response.status}`);
  startTexts(await response.json());
}

export function text(key: TextKey, values: TextValues = {}): string {
  return texts().formatMessage({ id: key }, withSite(values));
}

export function phraseText(phrase: Phrase): string {
  return typeof phrase === 'string' ? text(phrase) : text(phrase.key, phrase.values);
}

export function phraseTexts(phrases: Readonly<Record<string, Phrase>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(phrases).map(([field, phrase]) => [field, phraseText(phrase)]),
  );
}

export function richText(key: TextKey, values: RichTextValues): ReactNode {
  return texts().formatMessage({ id: key }, withSite(values) as Record<string, ReactNode>);
}

export const locale = (): string => texts().locale;

function texts(): IntlShape {
  if (!intl) throw new Error('No text can be shown before startTexts');
  return intl;
}

const withSite = <Values extends object>(values: Values) => ({
  site: siteSettings().name,
  ...values,
});
