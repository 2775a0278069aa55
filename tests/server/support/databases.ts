/** Every suite runs on both databases: `describe.each(databases)('…', ({ connect }) => …)`. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import type { Db } from '../../../server/db/db';
import { openMemoryPglite } from '../../../server/db/pglite';
import { openPostgres } from '../../../server/db/postgres';
import { type Cluster, startCluster } from './postgres';

export interface Database {
  readonly name: string;
  /** Opens an empty database of its own. */
  connect(): Promise<Db>;
}

let cluster: Promise<Cluster> | null = null;
afterAll(async () => (await cluster)?.stop());

export const databases: readonly Database[] = [
  { name: 'PGlite', connect: async () => openMemoryPglite(await emptyDump()) },
  {
    name: 'PostgreSQL',
    async connect() {
      cluster ??= startCluster();
      const url = await (await cluster).createDatabase();
      return openPostgres(url, () => {});
    },
  },
];

/** Creating an empty PGlite takes seconds; every suite but the first opens the one kept here. */
async function emptyDump(): Promise<Blob> {
  const path = join(
    tmpdir(),
    `fin-empty-pglite-${pgliteVersion()}-${process.getuid?.() ?? ''}.tar`,
  );
  if (!existsSync(path)) {
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    const mine = `${path}.${randomUUID()}`;
    await writeFile(mine, new Uint8Array(await dump.arrayBuffer()));
    await rename(mine, path);
  }
  return new Blob([await readFile(path)]);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')).version;
}
