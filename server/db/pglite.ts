/** The embedded database: PGlite in a data folder, or in memory. */
import { mkdirSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import type { Db, Parameter, Queries } from './db';
import { withRetries } from './db';
import { lockFolder } from './lock';
import { checkMarker, databaseFolder } from './marker';

/** 16 MB of buffers instead of 128: the whole server then stays near 200 MB. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const asText = (value: string) => value;

/**
 * Opens the database in `dataDir`, created on first use. Throws when another process has it open,
 * since PGlite itself takes no lock, and a second process would destroy rows; and for a folder that
 * lost its database.
 */
export async function openPglite(dataDir: string): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const opened = await checkMarker(dataDir);
    const pglite = await open({ dataDir: databaseFolder(dataDir) });
    await opened();
    return dbOver(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens a database that lives as long as the process. `from` is a dump of an earlier one
 * (`PGlite.dumpDataDir`), which opens several times faster than an empty start.
 */
export async function openMemoryPglite(from?: Blob): Promise<Db> {
  return dbOver(await open(from ? { loadDataDir: from } : {}), async () => {});
}

async function open(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const pglite = new PGlite({ ...options, startParams: START, parsers: { [types.DATE]: asText } });
  await pglite.waitReady;
  return pglite;
}

function dbOver(pglite: PGlite, released: () => Promise<void>): Db {
  return {
    ...queriesOver(pglite),
    tx: (work) => withRetries(() => pglite.transaction((tx) => work(queriesOver(tx)))),
    async close() {
      if (!pglite.closed) await pglite.close();
      await released();
    },
  };
}

function queriesOver(target: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    async query<R extends object>(sql: string, parameters: readonly Parameter[] = []) {
      return (await target.query<R>(sql, [...parameters])).rows as R[];
    },
    async script(sql) {
      await target.exec(sql);
    },
  };
}
