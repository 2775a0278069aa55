import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LibraryTitle, LibraryTitleStruct, parseFolder, TITLE_FILE, TITLES } from './title';

export interface StoredTitle {
  readonly folder: string;
  readonly title: LibraryTitle;
}

/**
 * Returns sorted folder names, which change whenever a title is added, changed or removed.
 * @throws if the library is missing or unreadable
 */
export async function titleFolders(libraryDir: string): Promise<string[]> {
  const names = await readdir(join(libraryDir, TITLES));
  return names.filter((name) => parseFolder(name) !== null).sort();
}

export const INDEX = 'titles.json';

/**
 * Malformed entries don't throw: `unreadable` lists their folders.
 * @throws {Error} if the index is not a JSON list
 */
export function titlesIn(index: string): Stored {
  const entries: unknown = JSON.parse(index);
  if (!Array.isArray(entries)) throw new Error(`${INDEX} is no list`);
  const titles: StoredTitle[] = [];
  const unreadable: string[] = [];
  for (const entry of entries) {
    const { folder, title } = Object(entry) as Partial<StoredTitle>;
    const isWhole = parseFolder(String(folder)) !== null && LibraryTitleStruct.is(title);
    if (isWhole) titles.push({ folder: String(folder), title });
    else unreadable.push(String(folder));
  }
  return { titles, older: [], unreadable };
}

export interface Stored {
  readonly titles: readonly StoredTitle[];
  readonly older: readonly string[];
  readonly unreadable: readonly string[];
}

export async function storedTitles(libraryDir: string): Promise<Stored> {
  const newest = new Map<string, StoredTitle>();
  const older: string[] = [];
  const unreadable: string[] = [];
  for (const folder of await titleFolders(libraryDir)) {
    const path = join(libraryDir, TITLES, folder, TITLE_FILE);
    const found = await readFile(path, 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    if (!LibraryTitleStruct.is(found)) {
      unreadable.push(folder);
      continue;
    }
    const other = newest.get(found.id);
    const isNewer = !other || other.title.made.at < found.made.at;
    if (other) older.push(isNewer ? other.folder : folder);
    if (isNewer) newest.set(found.id, { folder, title: found });
  }
  return { titles: [...newest.values()], older, unreadable };
}
