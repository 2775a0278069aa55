/** The embedded database: PGlite in a data folder, in a thread of its own, or in memory. */
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Db } from './db';
import { withRetries } from './db';
import { cannotOpen, checkFolder, type FreeBytes, freeBytesOf, withRoom } from './disk';
import { lockFolder } from './lock';
import { checkMarker, databaseFolder } from './marker';
import { openEngine, queriesOver } from './pglite-engine';
import { openThread, type ThreadOptions } from './pglite-thread';

export interface FolderOptions extends ThreadOptions {
  /** How much room there is; tests have their own. */
  readonly freeBytes?: FreeBytes;
}

/**
 * Opens the database in `dataDir`, created on first use. Throws an error for the operator when
 * another process has it open, since PGlite itself takes no lock, and a second process would destroy
 * rows; for a folder that lost its database; and for one that is full, not to be written or damaged.
 */
export async function openPglite(
  dataDir: string,
  { freeBytes = freeBytesOf, ...thread }: FolderOptions,
): Promise<Db> {
  await checkFolder(dataDir, freeBytes);
  const unlock = await lockFolder(
    dataDir,
    `The data folder ${resolve(dataDir)} is in use by another Fin server. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
  try {
    const opened = await checkMarker(dataDir);
    const db = await openThread(databaseFolder(dataDir), thread).catch((error: unknown) => {
      throw cannotOpen(dataDir, error);
    });
    await opened();
    const close = async () => {
      await db.close();
      await unlock();
    };
    const whole = { ...db, hasRoom: async () => true, close };
    return withRoom(whole, dataDir, freeBytes);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens a database that lives as long as the process, in its own thread. `from` is a dump of an
 * earlier one (`PGlite.dumpDataDir`), which opens several times faster than an empty start.
 */
export async function openMemoryPglite(from?: Blob): Promise<Db> {
  return databaseOver(await openEngine(from ? { loadDataDir: from } : {}));
}

/** The database of an open PGlite, which it closes. */
export function databaseOver(pglite: PGlite): Db {
  const queries = queriesOver(pglite);
  return {
    ...queries,
    tx: (work) => withRetries(() => pglite.transaction((tx) => work(queriesOver(tx)))),
    hasRoom: async () => true,
    async close() {
      if (!pglite.closed) await pglite.close();
    },
  };
}
