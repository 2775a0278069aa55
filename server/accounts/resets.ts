/**
 * The specification has no screen for choosing a new password. The reset e-mail therefore contains
 * a secret.
 *
 * The secret expires after an hour, or when the member changes the password. It is valid for one
 * sign-in. Until the secret expires, the session it opened also accepts the secret as the password.
 * The member needs that to change the password or to delete the account.
 *
 * The old password stays valid until the secret is used. Otherwise, a stranger could lock a member
 * out by requesting a reset.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import { type Translate, translatorFor } from '../texts';
import { isDisabled, lockMember, type Member, memberByEmail, replacePassword } from './members';
import { removeAllPasskeys } from './passkeys';
import { digest, revokeAllTokens } from './tokens';

const VALID_MS = 60 * 60 * 1000;
const NO_PASSWORD = '';
const PAUSE_MS = 10 * 60 * 1000;

export async function requestReset(
  {
    db,
    config,
    mailer,
    translate,
  }: { db: Db; config: Config; mailer: Mailer; translate: Translate },
  email: string,
  also: (queries: Queries) => Promise<void>,
): Promise<void> {
  const member = await memberByEmail(db, email);
  if (!member) return;
  const moment = config.now();
  const around = (ms: number) => new Date(moment.getTime() + ms);
  const expiresAt = around(VALID_MS);
  await db.tx(async (queries) => {
    await lockMember(queries, member.id);
    if (await isDisabled(queries, member.id)) return;
    await queries.query('delete from reset_secrets where member_id = $1 and expires_at <= $2', [
      member.id,
      moment,
    ]);
    const recent = await queries.query(
      `select 1 from reset_secrets
       where member_id = $1 and created_at > $2 and created_at < $3 and used_at is null`,
      // Ignores secrets dated far in the future, which exist if the clock was set back.
      [member.id, around(-PAUSE_MS), around(PAUSE_MS)],
    );
    if (recent.length > 0) return;
    const secret = randomBytes(16).toString('base64url');
    await queries.query(
      `insert into reset_secrets (secret_hash, member_id, created_at, expires_at)
       values ($1, $2, $3, $4)`,
      [digest(secret), member.id, moment, expiresAt],
    );
    await mailer.post(queries, {
      recipient: member.email,
      expiresAt,
      ...mailWith(translatorFor(config, member, translate), secret),
    });
    await also(queries);
  });
  mailer.deliver();
}

export function looksLikeSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

export async function redeemSecret(
  { query }: Queries,
  memberId: string | null,
  secret: string,
  now: Date,
): Promise<string | null> {
  const [redeemed] = await query<{ secret_hash: string }>(
    `update reset_secrets set used_at = $3
     where secret_hash = $1 and member_id = $2 and used_at is null and expires_at > $3
     returning secret_hash`,
    [digest(secret), memberId, now],
  );
  return redeemed?.secret_hash ?? null;
}

export async function revokeAccess(queries: Queries, member: Member): Promise<boolean> {
  // Waits for concurrent sign-ins and new passkeys, so that they are revoked too.
  await lockMember(queries, member.id);
  await removeAllPasskeys(queries, member.id);
  await revokeAllTokens(queries, member.id);
  return replacePassword(queries, member, NO_PASSWORD);
}

export async function isSecretOfSession(
  { query }: Queries,
  token: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const found = await query(
    `select 1 from sessions join reset_secrets on secret_hash = reset_hash
     where token_hash = $1 and secret_hash = $2 and reset_secrets.expires_at > $3`,
    [digest(token), digest(secret), now],
  );
  return found.length > 0;
}

export async function deleteSecrets({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from reset_secrets where member_id = $1', [memberId]);
}

/** Omits the member's name, because an unconfirmed address may belong to someone else. */
function mailWith(translate: Translate, secret: string) {
  return {
    subject: translate('server.resetMail.subject'),
    body: [
      translate('server.mail.hello'),
      translate('server.resetMail.lead'),
      translate('server.resetMail.secret', { secret }),
      translate('server.resetMail.next'),
      translate('server.resetMail.ifNotYou'),
    ].join('\n\n'),
  };
}
