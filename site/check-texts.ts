/** Checks the texts of an operator's folder against ours: keys, syntax, arguments and tags. */
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './texts';

/** The operator's messages that can be used, over ours; a sentence for each that can't. */
export function checkTexts(
  file: string,
  given: unknown,
  ours: Catalogue,
  problems: string[],
): Catalogue {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.push(`${file} is no object. Write it as { "key": "text" }.`);
    return {};
  }
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const message: unknown = typeof value === 'string' ? value : value?.defaultMessage;
    const said = `${file}: ${key}`;
    const own = Object.hasOwn(ours, key) ? ours[key]?.defaultMessage : undefined;
    if (own === undefined) {
      problems.push(`${said} is no text of the site. Remove it; texts/en.json has all keys.`);
    } else if (key.startsWith('server.')) {
      problems.push(`${said} is said by the provider, which does not read this file. Remove it.`);
    } else if (typeof message !== 'string') {
      problems.push(`${said} has no text. Write "text" or { "defaultMessage": "text" }.`);
    } else {
      const wrong = problemOf(message, own);
      if (wrong === null) return [[key, { defaultMessage: message }]];
      problems.push(`${said} ${wrong}`);
    }
    return [];
  });
  return Object.fromEntries(entries);
}

function problemOf(message: string, ours: string): string | null {
  let parsed: MessageFormatElement[];
  try {
    parsed = parse(message);
  } catch (error) {
    const { message: reason } = error as Error;
    return `can't be read (${reason}). Close each { and each tag; write '{' for a brace itself.`;
  }
  const known = namesIn(parse(ours));
  const strangers = [...namesIn(parsed)].filter((it) => it !== '{site}' && !known.has(it));
  if (strangers.length === 0) return null;
  const usable = [...known, '{site}'].join(', ');
  return `has ${strangers.join(', ')}, which nothing fills in. Use only ${usable}.`;
}

/** As a message writes them: `{count}`, `<link>`. */
function namesIn(elements: readonly MessageFormatElement[]): Set<string> {
  const names = elements.flatMap((it): string[] => {
    if (isLiteralElement(it) || isPoundElement(it)) return [];
    if (isTagElement(it)) return [`<${it.value}>`, ...namesIn(it.children)];
    if (isArgumentElement(it)) return [`{${it.value}}`];
    if (!isPluralElement(it) && !isSelectElement(it)) return [`{${it.value}}`];
    const inside = Object.values(it.options).flatMap(({ value }) => [...namesIn(value)]);
    return [`{${it.value}}`, ...inside];
  });
  return new Set(names);
}
