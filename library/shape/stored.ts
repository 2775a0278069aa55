/**
 * The titles that are in a library, read from their folders, or all at once from its index: a file that an import writes
 * at its end, for servers that read a copy of the library in a bucket.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LibraryTitle, LibraryTitleStruct, parseFolder, TITLE_FILE, TITLES } from './title';

export interface StoredTitle {
  /** The folder's name. */
  readonly folder: string;
  readonly title: LibraryTitle;
}

/** The names of the titles' folders, sorted: they differ for each state of the library. Throws where it is not there. */
export async function titleFolders(libraryDir: string): Promise<string[]> {
  const names = await readdir(join(libraryDir, TITLES));
  return names.filter((name) => parseFolder(name) !== null).sort();
}

/** What a title's folder says; unchecked, as it was written. */
async function readTitleFile(libraryDir: string, folder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(libraryDir, TITLES, folder, TITLE_FILE), 'utf8'));
}

/** Below `LIBRARY_DIR`. */
export const INDEX = 'titles.json';

/** The index of these titles, as text. */
export const indexOf = (titles: readonly StoredTitle[]): string => JSON.stringify(titles);

/** @throws {Error} for a text that is no index */
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
  /** The newest version of each. */
  readonly titles: readonly StoredTitle[];
  /** Folders that a newer version has replaced. */
  readonly older: readonly string[];
  /** Folders that are broken, or were made in another format. */
  readonly unreadable: readonly string[];
}

export async function storedTitles(libraryDir: string): Promise<Stored> {
  const newest = new Map<string, StoredTitle>();
  const older: string[] = [];
  const unreadable: string[] = [];
  for (const folder of await titleFolders(libraryDir)) {
    const found = await readTitleFile(libraryDir, folder).catch(() => null);
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
