/**
 * One format for PGlite and PostgreSQL: a JSON value per line, columns as text.
 *
 *     {"fin":"backup","format":1,"created":"2026-11-22T…Z","migrations":["001 catalogue",…]}
 *     {"table":"members","columns":["id","email",…],"types":["text","text",…]}
 *     ["m1","asha@fin.example",…]
 *     {"rows":1}
 */
import type { Db, Queries } from './db';
import { applyMissing, createMigrationTable, NAMES } from './migrate';

const FORMAT = 1;
/** Rows per read. The number is small, because rows with pictures are large. */
const PAGE = 20;
const SKIPPED = ['schema_migrations', 'rate_limits', 'secrets', 'view_days', 'view_marks'];

interface Header {
  readonly fin: string;
  readonly format: number;
  readonly created: string;
  readonly migrations: readonly string[];
}

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

type Line = Header | Table | { rows: number } | readonly (string | null)[];

/**
 * Writes a consistent snapshot. In PostgreSQL, this blocks no writers.
 *
 * @returns the number of rows
 * @throws {Error} if the database has no migration table
 */
export async function writeBackup(
  db: Db,
  now: Date,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const writeLine = (line: Line) => write(JSON.stringify(line));
  return db.tx(
    async (queries) => {
      await queries.query('set transaction isolation level repeatable read, read only');
      const [found] = await queries.query<{ migrations: string | null }>(
        `select to_regclass('schema_migrations')::text as migrations`,
      );
      if (!found?.migrations) throw new Error('The database is empty. Start Fin with it first.');
      const applied = await queries.query<{ name: string }>(
        `select name from schema_migrations where name <> 'lock' order by name`,
      );
      const migrations = applied.map(({ name }) => name);
      await writeLine({ fin: 'backup', format: FORMAT, created: now.toISOString(), migrations });
      let count = 0;
      for (const name of await tablesOf(queries)) {
        const table = await tableNamed(queries, name);
        await writeLine(table);
        for await (const row of rowsOf(queries, table)) {
          await writeLine(row);
          count += 1;
        }
      }
      await writeLine({ rows: count });
      return count;
    },
    { isPatient: true, isReadOnly: true },
  );
}

/**
 * @param lines opens the backup; called again if the transaction is retried
 * @returns the number of rows
 * @throws {Error} if the database is not empty, or the backup is invalid, truncated or newer than
 * this version
 */
export async function restoreBackup(db: Db, lines: () => AsyncIterable<string>): Promise<number> {
  await createMigrationTable(db);
  return db.tx(
    async (queries) => {
      if ((await tablesOf(queries)).length > 0) {
        throw new Error('The database is not empty. Restore into a new one.');
      }
      let insert: string | null = null;
      let count = 0;
      let isBegun = false;
      let isWhole = false;
      for await (const text of lines()) {
        const line = parsed(text);
        if (!isBegun) {
          await applyMissing(queries, migrationsIn(line));
          isBegun = true;
        } else if (isRow(line) && insert !== null) {
          await queries.query(insert, line);
          count += 1;
        } else if ('table' in line) insert = insertOf(line);
        else isWhole = 'rows' in line && line.rows === count;
      }
      if (!isWhole) throw new Error('The backup is truncated. Nothing was restored.');
      await applyMissing(queries);
      return count;
    },
    { isPatient: true },
  );
}

function parsed(text: string): Line {
  try {
    return JSON.parse(text);
  } catch {
    throw notABackup();
  }
}

const isRow = (line: Line): line is readonly (string | null)[] => Array.isArray(line);

function migrationsIn(line: Line): ReadonlySet<string> {
  if (!('fin' in line) || line.fin !== 'backup' || line.format !== FORMAT) throw notABackup();
  const newer = line.migrations.filter((name) => !NAMES.has(name));
  if (newer.length === 0) return new Set(line.migrations);
  throw new Error(
    `The backup was made by a newer version of Fin, with the migrations "${newer.join('", "')}".`,
  );
}

function notABackup(): Error {
  return new Error('The file is not a backup of Fin.');
}

async function* rowsOf({ query }: Queries, { table, columns }: Table) {
  const texts = columns.map((column) => `${quoted(column)}::text`);
  await query(`declare page no scroll cursor for select ${texts} from ${quoted(table)}`);
  for (;;) {
    const rows = await query<Record<string, string | null>>(`fetch ${PAGE} from page`);
    for (const row of rows) yield columns.map((column) => row[column] ?? null);
    if (rows.length < PAGE) break;
  }
  await query('close page');
}

function insertOf({ table, columns, types }: Table): string {
  const values = types.map((type, at) => `$${at + 1}::text::${type}`);
  if (types.some((type) => !/^[a-z ]+$/.test(type))) throw notABackup();
  return `insert into ${quoted(table)} (${columns.map(quoted)}) values (${values})`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function tableNamed({ query }: Queries, table: string): Promise<Table> {
  const rows = await query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
       where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return { table, columns: rows.map(({ name }) => name), types: rows.map(({ type }) => type) };
}

async function tablesOf({ query }: Queries): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const references = await query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
       from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const place = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { child, parent } of references) if (child === table) place(parent);
    ordered.push(table);
  };
  for (const { name } of tables) if (!SKIPPED.includes(name)) place(name);
  return ordered;
}
