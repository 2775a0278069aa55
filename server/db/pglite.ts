/** The embedded database: PGlite in a data folder, in a thread of its own, or in memory. */
import { mkdirSync } from 'node:fs';
import type { Db } from './db';
import { withRetries } from './db';
import { lockFolder } from './lock';
import { checkMarker, databaseFolder } from './marker';
import { openEngine, queriesOver } from './pglite-engine';
import { openThread, type ThreadOptions } from './pglite-thread';

/**
 * Opens the database in `dataDir`, created on first use. Throws when another process has it open,
 * since PGlite itself takes no lock, and a second process would destroy rows; and for a folder that
 * lost its database.
 */
export async function openPglite(dataDir: string, options: ThreadOptions): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const opened = await checkMarker(dataDir);
    const db = await openThread(databaseFolder(dataDir), options);
    await opened();
    return {
      ...db,
      async close() {
        await db.close();
        await unlock();
      },
    };
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
  const pglite = await openEngine(from ? { loadDataDir: from } : {});
  return {
    ...queriesOver(pglite),
    tx: (work) => withRetries(() => pglite.transaction((tx) => work(queriesOver(tx)))),
    async close() {
      if (!pglite.closed) await pglite.close();
    },
  };
}
