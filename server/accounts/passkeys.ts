/** Passkeys as stored: all SQL that reads or writes them. */
import type { Passkey } from '../../contract/sign-ins';
import { first, type Queries } from '../db/db';

/** A member's passkeys. */
export const PASSKEYS_EACH = 20;

export interface StoredPasskey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly member_id: string;
  /** COSE, in base64url. */
  readonly public_key: string;
  /** How often it has signed, as its device says; 0 where it does not count. */
  readonly counter: number;
  /** How a browser reaches it: 'internal', 'usb'. */
  readonly transports: readonly string[];
}

export async function passkeysOf({ query }: Queries, memberId: string): Promise<Passkey[]> {
  const rows = await query<{ id: string; device: string | null; created_at: Date }>(
    'select id, device, created_at from passkeys where member_id = $1 order by created_at, id',
    [memberId],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function passkeyById({ query }: Queries, id: string): Promise<StoredPasskey | null> {
  const found = first(
    await query<Omit<StoredPasskey, 'transports'> & { transports: string }>(
      `select id, member_id, public_key, counter::float8 as counter, transports
       from passkeys where id = $1`,
      [id],
    ),
  );
  return found && { ...found, transports: JSON.parse(found.transports) as string[] };
}

/** Stores a passkey; false where its id is taken, be it by another member. */
export async function addPasskey(
  { query }: Queries,
  passkey: StoredPasskey & { device: string | null },
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

/** Notes how often a passkey has signed; false where it was removed, or has signed again meanwhile. */
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

/** Removes a passkey of a member; false where there is none. */
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

/** Removes all passkeys of a member. */
export async function removeAllPasskeys({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from passkeys where member_id = $1', [memberId]);
}
