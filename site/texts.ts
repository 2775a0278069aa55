import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../server/text-files';
import type { CompiledTexts } from '../src/lib/site/texts';

/** The app doesn't use the provider's texts. Legal texts are in files of their own. */
const ELSEWHERE = /^(server|legal)\./;

export function compileTexts(catalogue: Catalogue): CompiledTexts {
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !ELSEWHERE.test(key))
      .map(([key, { defaultMessage }]) => [key, parse(defaultMessage)]),
  );
}
