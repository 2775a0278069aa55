/** Where the catalogue comes from: the demo's files, or a library, which is followed while the server runs. */
import { stat } from 'node:fs/promises';
import { storedTitles, titleFolders } from '../../library/shape/stored';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import { type Catalogue, loadCatalogue } from './catalogue';
import { libraryCatalogue } from './library';
import { readOperatorFile } from './operator';
import { seedCatalogue } from './seed';

type Needs = Pick<Config, 'libraryDir' | 'catalogueFile' | 'log'>;

/** How often a library is looked at: its new titles are shown within 5 s. */
const EVERY_MS = 2_000;

/** @throws {Error} that tells the operator what is wrong */
export async function catalogueOf({ libraryDir, catalogueFile, log }: Needs): Promise<Catalogue> {
  if (libraryDir === null) return loadCatalogue();
  const { titles, unreadable } = await storedTitles(libraryDir).catch((error: unknown) => {
    throw new Error(
      `LIBRARY_DIR is ${libraryDir}, where there is no library. Fill it by npm run library -- <folder of films>, or unset it.`,
      { cause: error },
    );
  });
  const { catalogue, warnings } = libraryCatalogue(titles, await readOperatorFile(catalogueFile));
  for (const warning of warnings) log.info(warning);
  if (unreadable.length > 0) {
    log.info(`${unreadable.length} titles of the library can't be read. Import their films again.`);
  }
  return catalogue;
}

/** Writes the library's catalogue whenever its folders or the operator's file change; nothing for the demo. */
export function createLibraryWatch(db: Db, config: Needs): Periodic[] {
  const { libraryDir, catalogueFile, log } = config;
  if (libraryDir === null) return [];
  let written: string | null = null;
  let told = '';
  const follow = async () => {
    const changed = catalogueFile && (await stat(catalogueFile)).mtimeMs;
    const state = JSON.stringify([await titleFolders(libraryDir), changed]);
    if (state === written) return;
    await seedCatalogue(db, await catalogueOf(config));
    written = state;
    told = '';
  };
  // The titles stay as they are while the folder is away, which is logged once.
  const tell = (error: unknown) => {
    if (String(error) !== told) log.error('the library could not be read', error);
    told = String(error);
  };
  return [periodic(EVERY_MS, follow, tell)];
}
