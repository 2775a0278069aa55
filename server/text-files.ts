/** Texts as translators have them: a JSON file of Format.JS a language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Messages by their keys, in ICU MessageFormat. */
export type Catalogue = Readonly<
  Record<string, { readonly defaultMessage: string; readonly description?: string }>
>;

/** The texts of a language in a folder; none where it has no such file. */
export function readCatalogue(folder: string, language: string): Catalogue {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
