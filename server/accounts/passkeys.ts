import type { Passkey } from '../../contract/sign-ins';
import { first, type Queries } from '../db/db';

export const PASSKEYS_EACH = 20;

export interface StoredPasskey {
  readonly id: string;
  readonly member_id: string;
  readonly public_key: string;
  /** The authenticator's signature counter, which reveals cloned keys; 0 if unsupported. */
  readonly counter: number;
}

export async function passkeysOf({ query }: Queries, memberId: string): Promise<Passkey[]> {
  const rows = await query<{ id: string; device: string | null; created_at: Date }>(
    'select id, device, created_at from passkeys where member_id = $1 order by created_at, id',
    [memberId],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function passkeyById({ query }: Queries, id: string): Promise<StoredPasskey | null> {
  return first(
    await query<StoredPasskey>(
      'select id, member_id, public_key, counter::float8 as counter from passkeys where id = $1',
      [id],
    ),
  );
}

export async function addPasskey(
  { query }: Queries,
  passkey: StoredPasskey & { transports: readonly string[]; device: string | null },
  now: Date,
): Promise<boolean> {
  const { id, member_id, public_key, counter, transports, device } = passkey;
  const added = await query(
    `insert into passkeys (id, member_id, public_key, counter, transports, device, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [id, member_id, public_key, counter, JSON.stringify(transports), device, now],
  );
  return added.length > 0;
}

export async function countUse(
  { query }: Queries,
  { id, counter }: StoredPasskey,
  newCounter: number,
): Promise<boolean> {
  const noted = await query(
    'update passkeys set counter = $3 where id = $1 and counter = $2 returning id',
    [id, counter, newCounter],
  );
  return noted.length > 0;
}

export async function removePasskey(
  { query }: Queries,
  memberId: string,
  id: string,
): Promise<boolean> {
  const removed = await query(
    'delete from passkeys where member_id = $1 and id = $2 returning id',
    [memberId, id],
  );
  return removed.length > 0;
}

export async function removeAllPasskeys({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from passkeys where member_id = $1', [memberId]);
}
