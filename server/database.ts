/** Opens the database that a configuration names, migrated and seeded. */

import { DEMO_MEMBER } from '../demo/member';
import { CHALLENGES } from './accounts/challenges';
import { DEVICES } from './accounts/client';
import { addDemoMember } from './accounts/demo-member';
import { memberById } from './accounts/members';
import { seedCatalogue } from './catalogue/seed';
import { catalogueOf } from './catalogue/source';
import type { Config } from './config';
import type { Db } from './db/db';
import { hasDatabase } from './db/marker';
import { migrate } from './db/migrate';
import { openMemoryPglite, openPglite } from './db/pglite';
import { openPostgres } from './db/postgres';
import { makeSecret } from './db/secrets';
import { DatabaseUnavailable } from './db/unavailable';
import { AUDIT } from './http/audit';
import { deleteAccount } from './leaving/deletion';
import { paths } from './paths';

/** `databaseUrl` names a PostgreSQL; else `dataDir` is the embedded one's folder, `null` memory. */
export async function openDatabase(config: Config): Promise<Db> {
  const { databaseUrl, dataDir, log } = config;
  const isFirstStart = !databaseUrl && dataDir !== null && !hasDatabase(dataDir);
  if (isFirstStart) {
    log.info('Creating the database and filling it …');
    // To create and fill a database takes some 400 MB, which only the end of its thread gives back.
    await (await openPrepared(config)).close();
  }
  return openPrepared(config);
}

async function openPrepared(config: Config): Promise<Db> {
  const db = await connect(config);
  try {
    await prepareDatabase(db, config);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Migrates and seeds; safe to run on every start, and by several servers at once. */
export async function prepareDatabase(db: Db, config: Config): Promise<void> {
  await migrate(db);
  await seedCatalogue(db, await catalogueOf(config));
  for (const name of ['films', DEVICES, AUDIT, CHALLENGES]) await makeSecret(db, name);
  await (config.demoMember ? addDemoMember(db, config) : removeDemoMember(db));
}

/** Removes the demo member with all that is theirs, where an earlier start has added it. */
async function removeDemoMember(db: Db): Promise<void> {
  if (!(await memberById(db, DEMO_MEMBER.id))) return;
  await db.tx((queries) => deleteAccount(queries, DEMO_MEMBER));
}

/** A query takes milliseconds; a migration of a large database a few seconds. */
const SILENCE_MS = 30_000;

/** Names the host, and neither the user nor the password. */
function unreachable(databaseUrl: string, { message, cause }: DatabaseUnavailable): Error {
  const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'its socket';
  const reason = message.replace(/^.*?: /, '');
  return new Error(`The PostgreSQL of DATABASE_URL, at ${host}, does not answer: ${reason}`, {
    cause,
  });
}

/** Opens the database as it is. */
export async function connect(config: Config): Promise<Db> {
  const { databaseUrl, dataDir, log, onDatabaseLost } = config;
  if (databaseUrl) {
    const lost = (error: Error) => log.error('database connection lost', error);
    return openPostgres(databaseUrl, lost).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? unreachable(databaseUrl, error) : error;
    });
  }
  if (dataDir === null) return openMemoryPglite();
  const thread = { program: paths.databaseThread, silenceMs: SILENCE_MS, onLost: onDatabaseLost };
  return openPglite(dataDir, thread);
}
