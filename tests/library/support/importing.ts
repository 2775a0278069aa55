import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importFilms } from '../../../library/import';
import type { Options, Outcome } from '../../../library/options';
import { type StoredTitle, storedTitles } from '../../../library/shape/stored';
import { TITLES } from '../../../library/shape/title';
import { programs } from './films';

export interface Imported extends Outcome {
  readonly lines: readonly string[];
}

export async function runImport(
  films: string,
  libraryDir: string,
  options: Partial<Options> = {},
): Promise<Imported> {
  const lines: string[] = [];
  const outcome = await importFilms(
    {
      folders: [films],
      libraryDir,
      programs,
      jobs: 1,
      preset: 'ultrafast',
      isDryRun: false,
      mayPrune: false,
      ...options,
    },
    { line: (text) => lines.push(text), status: () => {} },
  );
  return { ...outcome, lines };
}

export async function titlesOf(libraryDir: string): Promise<Record<string, StoredTitle>> {
  const { titles } = await storedTitles(libraryDir);
  return Object.fromEntries(titles.map((it) => [it.title.name, it]));
}

export const masterOf = (libraryDir: string, { folder, title }: StoredTitle): string =>
  readFileSync(join(libraryDir, TITLES, folder, title.videos[0]?.master ?? ''), 'utf8');

export function stateOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path);
      if (!stats.isFile()) return [];
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [[name, `${hash} ${stats.mtimeMs}`]];
    }),
  );
}

export function missingFiles(libraryDir: string, { folder, title }: StoredTitle): string[] {
  const root = join(libraryDir, TITLES, folder);
  const lists = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.m3u8'),
  );
  const named = lists.flatMap((list) =>
    [...readFileSync(join(root, list), 'utf8').matchAll(/^[^#\s].*$|(?<=URI=")[^"]+/gm)].map(
      ([name]) => join(list, '..', name),
    ),
  );
  const pictures = ['poster', 'thumb', 'banner'].map((kind) => `${folder}-${kind}.webp`);
  const wanted = [...named, ...pictures, ...title.videos.map(({ master }) => master)];
  return wanted.filter((name) => !existsSync(join(root, name)));
}
