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
export async function catalogueOf(config: Needs): Promise<Catalogue> {
  if (config.libraryDir === null) return loadCatalogue();
  const { catalogue, warnings } = await readLibrary(config.libraryDir, config.catalogueFile);
  for (const warning of warnings) config.log.info(warning);
  return catalogue;
}

async function readLibrary(libraryDir: string, catalogueFile: string | null) {
  const { titles, unreadable } = await storedTitles(libraryDir).catch((error: unknown) => {
    throw new Error(
      `LIBRARY_DIR is ${libraryDir}, where there is no library. Fill it by npm run library -- <folder of films>, or unset it.`,
      { cause: error },
    );
  });
  const { catalogue, warnings } = libraryCatalogue(titles, await readOperatorFile(catalogueFile));
  const count = unreadable.length;
  const lost = `${count} titles of the library can't be read. Import their films again.`;
  return { catalogue, warnings: count > 0 ? [...warnings, lost] : warnings };
}

/** Writes the library's catalogue whenever its folders or the operator's file change; nothing for the demo. */
export function createLibraryWatch(db: Db, { libraryDir, catalogueFile, log }: Needs): Periodic[] {
  if (libraryDir === null) return [];
  let written: string | null = null;
  let told = '';
  const follow = async () => {
    const changed = catalogueFile && (await stat(catalogueFile)).mtimeMs;
    const state = JSON.stringify([await titleFolders(libraryDir), changed]);
    if (state === written) return;
    const { catalogue, warnings } = await readLibrary(libraryDir, catalogueFile);
    await seedCatalogue(db, catalogue);
    // The start has told those of the first time.
    if (written !== null) for (const warning of warnings) log.info(warning);
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
