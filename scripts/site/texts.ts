/** Compiles the texts of a language for the site: each message parsed, those of the server left out. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledTexts } from '../../src/lib/site/texts';

/** A message as translators have it, in the JSON of Format.JS. */
interface Message {
  readonly defaultMessage: string;
  readonly description?: string;
}

/** Of messages that only the provider writes. */
const OF_SERVER = /^server\./;

/** @throws {SyntaxError} when a message is no ICU MessageFormat */
export function compileTexts(language: string): CompiledTexts {
  const catalogue: Record<string, Message> = JSON.parse(
    readFileSync(`texts/${language}.json`, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !OF_SERVER.test(key))
      .map(([key, { defaultMessage }]) => [key, parse(defaultMessage)]),
  );
}

/** The name of the compiled file, by its content. */
export function textsFile(language: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${language}.${hash}.json`;
}
