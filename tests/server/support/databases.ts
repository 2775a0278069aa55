import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Db } from '../../../server/db/db';
import { databaseFolder } from '../../../server/db/marker';
import { openMemoryPglite } from '../../../server/db/pglite';
import { openEngine } from '../../../server/db/pglite-engine';
import { openPostgres } from '../../../server/db/postgres';
import { createDatabase, SEEDED } from './postgres';

export interface Database {
  readonly name: string;
  connect(): Promise<Db>;
  connectEmpty(): Promise<Db>;
}

const pglite: Database = {
  name: 'PGlite',
  connect: async () => openMemoryPglite(await openAsBlob(inject('pgliteDump'))),
  async connectEmpty() {
    const db = await pglite.connect();
    await db.script('drop schema public cascade; create schema public');
    return db;
  },
};

const postgres: Database = {
  name: 'PostgreSQL',
  connect: async () => openPostgres(await freshPostgres(), () => {}),
  connectEmpty: async () => openPostgres(await createDatabase(inject('postgresFolder')), () => {}),
};

export const databases: readonly Database[] = [pglite, postgres];

export const { connect } = postgres;

export async function fillFolder(dataDir: string): Promise<void> {
  const loadDataDir = await openAsBlob(inject('pgliteDump'));
  const engine = await openEngine({ dataDir: databaseFolder(dataDir), loadDataDir });
  await engine.close();
}

export const freshPostgres = () => createDatabase(inject('postgresFolder'), { template: SEEDED });
