/** Compiles the texts of a language for the site: each message parsed, those of the server left out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledTexts } from '../src/lib/site/texts';

/** Messages by their keys, as translators have them, in the JSON of Format.JS. */
export type Catalogue = Readonly<
  Record<string, { readonly defaultMessage: string; readonly description?: string }>
>;

/** Of messages that only the provider writes. */
const OF_SERVER = /^server\./;

/** The texts of a language in a folder; none where it has no such file. */
export function readCatalogue(folder: string, language: string): Catalogue {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @throws {SyntaxError} when a message is no ICU MessageFormat */
export function compileTexts(catalogue: Catalogue): CompiledTexts {
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !OF_SERVER.test(key))
      .map(([key, { defaultMessage }]) => [key, parse(defaultMessage)]),
  );
}
