import { randomBytes } from 'node:crypto';
import type { Queries } from './db';

export async function makeSecret({ query }: Queries, name: string): Promise<void> {
  await query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
}

export async function readSecret({ query }: Queries, name: string): Promise<string> {
  const [row] = await query<{ value: string }>('select value from secrets where name = $1', [name]);
  if (!row) throw new Error(`There is no secret "${name}" in the database`);
  return row.value;
}
