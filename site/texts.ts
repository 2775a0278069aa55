/** Compiles the texts of a language for the site: each message parsed, those of the server left out. */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../server/text-files';
import type { CompiledTexts } from '../src/lib/site/texts';

/** Of messages that only the provider writes. */
const OF_SERVER = /^server\./;

/** @throws {SyntaxError} when a message is no ICU MessageFormat */
export function compileTexts(catalogue: Catalogue): CompiledTexts {
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !OF_SERVER.test(key))
      .map(([key, { defaultMessage }]) => [key, parse(defaultMessage)]),
  );
}
