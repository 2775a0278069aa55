import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../../scripts/server-build';
import { loadCatalogue } from '../../../server/catalogue/catalogue';
import { createConfig } from '../../../server/config';
import { prepareDatabase } from '../../../server/database';
import type { Db } from '../../../server/db/db';
import { migrations } from '../../../server/db/migrations';
import { databaseOver } from '../../../server/db/pglite';
import { openEngine } from '../../../server/db/pglite-engine';
import { openPostgres } from '../../../server/db/postgres';
import { createDatabase, SEEDED, startCluster } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgresFolder: string;
    pgliteDump: string;
    serverBuild: Awaited<ReturnType<typeof buildServer>>;
  }
}

const CACHE = 'node_modules/.cache/fin-tests';

export default async function setUp({ provide }: TestProject) {
  const cluster = await startCluster();
  const [dump, build] = await Promise.all([
    pgliteDump(),
    buildServer(),
    addTemplate(cluster.folder),
  ]);
  provide('postgresFolder', cluster.folder);
  provide('pgliteDump', dump);
  provide('serverBuild', build);
  return () => cluster.stop();
}

async function addTemplate(folder: string): Promise<void> {
  const db = await openPostgres(await createDatabase(folder, { name: SEEDED }), () => {});
  await prepare(db);
  await db.close();
}

async function pgliteDump(): Promise<string> {
  const path = join(CACHE, `${keyOfDump()}.tar`);
  if (existsSync(path)) return path;
  const pglite = await openEngine({});
  const db = databaseOver(pglite);
  await prepare(db);
  const dump = await pglite.dumpDataDir('none');
  await db.close();
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  const draft = join(CACHE, randomUUID());
  await writeFile(draft, dump.stream());
  await rename(draft, path);
  return path;
}

function keyOfDump(): string {
  const pglite = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const { version } = JSON.parse(pglite);
  const content = JSON.stringify([version, migrations, loadCatalogue()]);
  return createHash('sha256').update(content).digest('hex');
}

const prepare = (db: Db) => prepareDatabase(db, createConfig({ demoMember: false }));
