import { createHash } from 'node:crypto';
import type { Db, Queries } from '../db/db';
import type { Catalogue } from './catalogue';
import { type Table, tablesOf } from './tables';

/** Upserts rows: deleting a title and inserting it again would remove it from watchlists. */
export async function seedCatalogue(db: Db, catalogue: Catalogue): Promise<void> {
  const tables = tablesOf(catalogue);
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
  const write = async (queries: Queries) => {
    await queries.query(`select name from schema_migrations where name = 'lock' for update`);
    const [last] = await queries.query<{ content_hash: string }>(
      `select content_hash from seeds where name = 'catalogue'`,
    );
    if (last?.content_hash === hash) return;
    for (const table of tables) await upsert(queries, table);
    for (const table of [...tables].reverse()) await removeOthers(queries, table);
    await queries.query(
      `insert into seeds (name, content_hash) values ('catalogue', $1)
       on conflict (name) do update set content_hash = excluded.content_hash`,
      [hash],
    );
  };
  await db.tx(write, { isPatient: true });
}

export async function catalogueVersion({ query }: Queries): Promise<string> {
  const [row] = await query<{ content_hash: string }>(
    `select content_hash from seeds where name = 'catalogue'`,
  );
  return row?.content_hash ?? '';
}

async function upsert({ query }: Queries, { name, columns, key, rows }: Table): Promise<void> {
  const names = Object.keys(columns);
  const changes = names.filter((column) => !key.includes(column));
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  await query(
    `insert into ${name} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as given (${typed.join(', ')})
     on conflict (${key.join(', ')}) do update
     set ${changes.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(rows)],
  );
}

async function removeOthers({ query }: Queries, table: Table): Promise<void> {
  const { name, key, rows, kept } = table;
  const remove = kept ? `update ${name} set is_offered = false` : `delete from ${name}`;
  const typed = key.map((column) => `${column} text`).join(', ');
  const same = key.map((column) => `given.${column} = ${name}.${column}::text`).join(' and ');
  await query(
    `${remove} where not exists (
       select 1 from jsonb_to_recordset($1::jsonb) as given (${typed}) where ${same})`,
    [JSON.stringify(rows)],
  );
}
