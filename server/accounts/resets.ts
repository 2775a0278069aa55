/**
 * A forgotten password. The specification has a form for the address and no screen to choose a new
 * password, so the mail carries a temporary one: it works once, for an hour, and signing in with it
 * makes it the member's password and ends every other session; the member then changes it in the
 * profile. Until then the old password stays valid, so that nobody can lock a member out by asking.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import { type Member, memberByEmail, setPassword } from './members';
import { hashPassword, isPassword } from './passwords';
import { revokeAllTokens } from './tokens';

const VALID_MS = 60 * 60 * 1000;

/** Mails a temporary password to a member; for an unknown address it only takes as long. */
export async function requestTemporaryPassword(
  db: Db,
  { now, passwordCost }: Config,
  mailer: Mailer,
  email: string,
): Promise<void> {
  const member = await memberByEmail(db, email);
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password, passwordCost);
  if (!member) return;
  await db.tx(async (queries) => {
    await queries.query(
      `insert into password_resets (member_id, password_hash, expires_at) values ($1, $2, $3)
       on conflict (member_id) do update
       set password_hash = excluded.password_hash, expires_at = excluded.expires_at`,
      [member.id, hash, new Date(now().getTime() + VALID_MS)],
    );
    await mailer.post(queries, { recipient: member.email, ...mailWith(member, password) });
  });
  mailer.deliver();
}

/** Signs in with a temporary password: it becomes the member's own. False where it is not one. */
export async function redeemTemporaryPassword(
  db: Db,
  { now, passwordCost }: Config,
  member: Member,
  password: string,
): Promise<boolean> {
  const [reset] = await db.query<{ password_hash: string }>(
    'select password_hash from password_resets where member_id = $1 and expires_at > $2',
    [member.id, now()],
  );
  if (!reset || !(await isPassword(password, reset.password_hash, passwordCost))) return false;
  return db.tx(async (queries) => {
    const redeemed = await queries.query(
      'delete from password_resets where member_id = $1 and password_hash = $2 returning member_id',
      [member.id, reset.password_hash],
    );
    if (redeemed.length === 0) return false;
    await setPassword(queries, member.id, reset.password_hash);
    await revokeAllTokens(queries, member.id);
    return true;
  });
}

/** Deletes a temporary password that was not used. */
export async function forgetTemporaryPassword({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from password_resets where member_id = $1', [memberId]);
}

function mailWith({ first_name }: Member, password: string) {
  return {
    subject: 'Your temporary Fin password',
    body: [
      `Hello ${first_name},`,
      'someone, hopefully you, asked for a new password for your Fin account.',
      `Sign in with this temporary password within an hour: ${password}`,
      'Then choose your own under Profile, Change Password.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}
