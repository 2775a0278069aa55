import { type Db, type Queries, sqlStateOf } from './db';
import { migrations } from './migrations';

const MIGRATION_TABLE = `
  create table if not exists schema_migrations (name text primary key, applied_at timestamptz);
  insert into schema_migrations (name) values ('lock') on conflict do nothing;`;

export const NAMES: ReadonlySet<string> = new Set(Object.keys(migrations));

/**
 * Locks a row, so that concurrent servers migrate one at a time.
 *
 * @throws {Error} if the database is from a newer version
 */
export async function migrate(db: Db): Promise<void> {
  await createMigrationTable(db);
  await db.tx((queries) => applyMissing(queries, NAMES), { isPatient: true });
}

export async function applyMissing(
  { query, script }: Queries,
  wanted: ReadonlySet<string> = NAMES,
): Promise<void> {
  await query(`select name from schema_migrations where name = 'lock' for update`);
  const applied = await query<{ name: string }>('select name from schema_migrations');
  const known = new Set(applied.map(({ name }) => name));
  const newer = [...known].filter((name) => name !== 'lock' && !NAMES.has(name)).sort();
  if (newer.length > 0) {
    throw new Error(
      `The database was written by a newer version of Fin (it has the migrations "${newer.join('", "')}"). ` +
        'Start that version, or restore a backup of this one.',
    );
  }
  for (const [name, sql] of Object.entries(migrations)) {
    if (known.has(name) || !wanted.has(name)) continue;
    await script(sql);
    await query(`insert into schema_migrations (name, applied_at) values ($1, now())`, [name]);
  }
}

const ALREADY_EXISTS = ['23505', '42P07', '42710'];

/** Retries once: concurrent `create table if not exists` statements can fail in PostgreSQL. */
export async function createMigrationTable(db: Db): Promise<void> {
  try {
    await db.script(MIGRATION_TABLE);
  } catch (error) {
    if (!ALREADY_EXISTS.includes(sqlStateOf(error) ?? '')) throw error;
    await db.script(MIGRATION_TABLE);
  }
}
