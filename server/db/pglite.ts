import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type Db, withRetries } from './db';
import { cannotOpen, checkFolder, type FreeBytes, freeBytesOf, withDiskCheck } from './disk';
import { lockFolder } from './lock';
import { checkMarker, databaseFolder } from './marker';
import { openEngine, queriesOver } from './pglite-engine';
import { openThread, type ThreadOptions } from './pglite-thread';

interface FolderOptions extends ThreadOptions {
  readonly freeBytes?: FreeBytes;
}

/**
 * Locks the folder, because PGlite doesn't, and a second process would corrupt data.
 *
 * @throws {Error} if the folder is in use or not writable, the disk is almost full, `checkMarker`
 * throws, or the database can't be opened
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
    return withDiskCheck(whole, dataDir, freeBytes);
  } catch (error) {
    await unlock();
    throw error;
  }
}

export async function openMemoryPglite(from?: Blob): Promise<Db> {
  return databaseOver(await openEngine(from ? { loadDataDir: from } : {}));
}

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
