/** Secrets that the servers of one database share: made once, by whichever comes first. */
import { randomBytes } from 'node:crypto';
import type { Queries } from './db';

/** Makes the secret where there is none yet; on every start, and by several servers at once. */
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
