import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Catalogue = Readonly<
  Record<string, { readonly defaultMessage: string; readonly description?: string }>
>;

export function readCatalogue(folder: string, language: string): Catalogue {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
