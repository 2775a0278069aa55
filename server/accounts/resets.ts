/**
 * A forgotten password. The specification has a form for the address and no screen to choose a new
 * password, so the mail carries a secret: for an hour it signs in, once, and in the session that it
 * opened it stands for the old password when a new one is chosen. It never becomes the password.
 * Until the secret is used the old password stays valid, so that a stranger can't lock a member out by asking; then
 * a user who knows the password, but doesn't get the account's mail, is out.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import { type Say, speakerTo } from '../texts';
import { isDisabled, lockMember, type Member, memberByEmail, replacePassword } from './members';
import { removeAllPasskeys } from './passkeys';
import { digest, revokeAllTokens } from './tokens';

const VALID_MS = 60 * 60 * 1000;
/** In a hash's place: no password is right. */
const NO_PASSWORD = '';
/** 16 random bytes. */
const SECRET = /^[\w-]{22}$/;
/** Who asks again within this time has the mail already: the earlier secret is still valid. */
const PAUSE_MS = 10 * 60 * 1000;

/**
 * Mails a secret to a member; nothing to an unknown address, a disabled member, or one that just got a mail. `also` belongs to the
 * mail's transaction.
 */
export async function requestReset(
  { db, config, mailer, say }: { db: Db; config: Config; mailer: Mailer; say: Say },
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
      // One of the future was made before the clock was set back.
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
      ...mailWith(speakerTo(config, member, say), secret),
    });
    await also(queries);
  });
  mailer.deliver();
}

/** Whether a text looks as a secret does. Secrets can't be guessed, so guesses at a password don't keep them out. */
export function mayBeSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Uses a secret up; its hash, for the session that it opens, or `null` where it is none. */
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

/**
 * Ends a member's password, passkeys and all sessions, for who came in by mail; false where the password is no longer
 * the one that was read.
 */
export async function closeToOthers(queries: Queries, member: Member): Promise<boolean> {
  // A sign-in or a new passkey that is under way is finished first, and ended with the others.
  await lockMember(queries, member.id);
  await removeAllPasskeys(queries, member.id);
  await revokeAllTokens(queries, member.id);
  return replacePassword(queries, member, NO_PASSWORD);
}

/** Whether a secret opened the session of a token, and its hour is not over. */
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

/** Deletes a member's secrets, used or not. */
export async function forgetSecrets({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from reset_secrets where member_id = $1', [memberId]);
}

/** Without the member's own words: until it is answered, the address may be a stranger's. */
function mailWith(say: Say, secret: string) {
  return {
    subject: say('server.resetMail.subject'),
    body: [
      say('server.mail.hello'),
      say('server.resetMail.lead'),
      say('server.resetMail.secret', { secret }),
      say('server.resetMail.next'),
      say('server.resetMail.ifNotYou'),
    ].join('\n\n'),
  };
}
