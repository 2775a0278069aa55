import { stat } from 'node:fs/promises';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import { type Catalogue, loadCatalogue } from './catalogue';
import { libraryCatalogue } from './library';
import { type LibrarySource, librarySource } from './library-source';
import { readOperatorFile } from './operator';
import { seedCatalogue } from './seed';

type Needs = Pick<Config, 'libraryDir' | 'mediaBucket' | 'catalogueFile' | 'log'>;

const EVERY_MS = 2_000;

export async function catalogueOf(config: Needs): Promise<Catalogue> {
  const source = librarySource(config);
  if (source === null) return loadCatalogue();
  const { catalogue, warnings } = await readLibrary(source, config.catalogueFile);
  for (const warning of warnings) config.log.info(warning);
  return catalogue;
}

async function readLibrary(source: LibrarySource, catalogueFile: string | null) {
  const { titles, unreadable } = await source.titles().catch((error: unknown) => {
    throw new Error(source.remedy, { cause: error });
  });
  const { catalogue, warnings } = libraryCatalogue(titles, await readOperatorFile(catalogueFile));
  const count = unreadable.length;
  const lost = `${count} titles of the library can't be read. Import their films again.`;
  return { catalogue, warnings: count > 0 ? [...warnings, lost] : warnings };
}

export function createLibraryWatch(db: Db, config: Needs): Periodic[] {
  const source = librarySource(config);
  if (source === null) return [];
  const { catalogueFile, log } = config;
  let written: string | null = null;
  let logged = '';
  const follow = async () => {
    const changed = catalogueFile && (await stat(catalogueFile)).mtimeMs;
    const state = JSON.stringify([await source.state(), changed]);
    if (state === written) return;
    const { catalogue, warnings } = await readLibrary(source, catalogueFile);
    await seedCatalogue(db, catalogue);
    if (written !== null) for (const warning of warnings) log.info(warning);
    written = state;
    logged = '';
  };
  const logOnce = (error: unknown) => {
    if (String(error) !== logged) log.error('the library could not be read', error);
    logged = String(error);
  };
  return [periodic(EVERY_MS, follow, logOnce)];
}
