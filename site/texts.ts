/** Compiles the texts of a language for the site: each message parsed, those of the server and the legal ones left out. */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../server/text-files';
import type { CompiledTexts } from '../src/lib/site/texts';

/** Of messages that only the provider writes, and of the legal texts, which are documents of their own. */
const ELSEWHERE = /^(server|legal)\./;

/** @throws {SyntaxError} when a message is no ICU MessageFormat */
export function compileTexts(catalogue: Catalogue): CompiledTexts {
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !ELSEWHERE.test(key))
      .map(([key, { defaultMessage }]) => [key, parse(defaultMessage)]),
  );
}
