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

export async function openDatabase(config: Config): Promise<Db> {
  const { databaseUrl, dataDir, log } = config;
  const isFirstStart = !databaseUrl && dataDir !== null && !hasDatabase(dataDir);
  if (isFirstStart) {
    log.info('Creating and seeding the database …');
    // Close and reopen: the memory that creation takes is freed only when PGlite's thread ends.
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

export async function prepareDatabase(db: Db, config: Config): Promise<void> {
  await migrate(db);
  await seedCatalogue(db, await catalogueOf(config));
  for (const name of ['films', DEVICES, AUDIT, CHALLENGES]) await makeSecret(db, name);
  await (config.demoMember ? addDemoMember(db, config) : removeDemoMember(db));
}

async function removeDemoMember(db: Db): Promise<void> {
  if (!(await memberById(db, DEMO_MEMBER.id))) return;
  await db.tx((queries) => deleteAccount(queries, DEMO_MEMBER));
}

const SILENCE_MS = 30_000;

function unreachable(databaseUrl: string, { message, cause }: DatabaseUnavailable): Error {
  const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'its socket';
  const reason = message.replace(/^.*?: /, '');
  return new Error(`The PostgreSQL of DATABASE_URL, at ${host}, does not answer: ${reason}`, {
    cause,
  });
}

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
