/**
 * Confirmed email addresses (`CONFIRM_ADDRESSES`). A mailed link leads to a page of the server, whose button confirms
 * that the member gets the mail of the address. Each link is good for a day; all of a member's say the same once one
 * of them was used. Who signs in by a mailed secret has shown it, too.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import type { Say } from '../texts';
import { isConfirmed, lockMember, type Member, noteConfirmed } from './members';
import { digest } from './tokens';

const VALID_MS = 24 * 60 * 60 * 1000;
/** Who asks again within this time has the mail already: the earlier link is still good. */
const PAUSE_MS = 10 * 60 * 1000;
const MAILS_A_DAY = 5;

interface Needs {
  readonly config: Config;
  readonly mailer: Mailer;
  /** The site's own, to which the link leads. */
  readonly origin: string;
  readonly say: Say;
}

/** Whether a member has yet to confirm their address, before what the setting keeps for those who have. */
export function mustConfirm({ confirmAddresses }: Config, member: Member): boolean {
  return confirmAddresses && member.confirmed_at === null;
}

/**
 * Lets a member through whose address is confirmed, and mails the others a link.
 * @throws {HttpError} 403
 */
export async function onlyConfirmed(needs: Needs & { db: Db }, member: Member): Promise<void> {
  if (!mustConfirm(needs.config, member)) return;
  await mailConfirmation(needs, member);
  throw new HttpError(403, 'server.account.unconfirmed');
}

/** Mails a link, unless the member has just got one, or several today. */
export async function mailConfirmation(needs: Needs & { db: Db }, member: Member): Promise<void> {
  await needs.db.tx((queries) => postConfirmation(queries, needs, member));
  needs.mailer.deliver();
}

/** The same in the transaction of `queries`; the mail is delivered by `mailer.deliver()` after it. */
export async function postConfirmation(
  queries: Queries,
  { config: { now }, mailer, origin, say }: Needs,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  const moment = now();
  const around = (ms: number) => new Date(moment.getTime() + ms);
  await lockMember(queries, id);
  // One of the future was made before the clock was set back.
  await queries.query(
    `delete from confirmation_secrets
     where member_id = $1 and (expires_at <= $2 or created_at > $3)`,
    [id, moment, around(PAUSE_MS)],
  );
  const mailed = await queries.query<{ created_at: Date }>(
    'select created_at from confirmation_secrets where member_id = $1',
    [id],
  );
  const hasJustGot = mailed.some((it) => it.created_at > around(-PAUSE_MS));
  if (hasJustGot || mailed.length >= MAILS_A_DAY) return;
  const secret = randomBytes(16).toString('base64url');
  const expiresAt = around(VALID_MS);
  await queries.query(
    `insert into confirmation_secrets (secret_hash, member_id, created_at, expires_at)
     values ($1, $2, $3, $4)`,
    [digest(secret), id, moment, expiresAt],
  );
  const mail = mailWith(say, `${origin}/confirm/${secret}`);
  await mailer.post(queries, { recipient: email, expiresAt, ...mail });
}

/** `closed`: the link has expired, or was never mailed. */
export type LinkState = 'open' | 'used' | 'closed';

export async function linkState(queries: Queries, secret: string, now: Date): Promise<LinkState> {
  const link = first(
    await queries.query<{ member_id: string; expires_at: Date }>(
      'select member_id, expires_at from confirmation_secrets where secret_hash = $1',
      [digest(secret)],
    ),
  );
  if (link && (await isConfirmed(queries, link.member_id))) return 'used';
  return link && link.expires_at > now ? 'open' : 'closed';
}

/** Confirms the address to which a link was mailed. @returns the member's id where this has confirmed it */
export async function confirmBySecret(
  queries: Queries,
  secret: string,
  now: Date,
): Promise<string | null> {
  const link = first(
    await queries.query<{ member_id: string }>(
      'select member_id from confirmation_secrets where secret_hash = $1 and expires_at > $2',
      [digest(secret), now],
    ),
  );
  if (!link) return null;
  return (await noteConfirmed(queries, link.member_id, now)) ? link.member_id : null;
}

/** Without the member's own words: until it is confirmed, the address may be a stranger's. */
function mailWith(say: Say, link: string) {
  return {
    subject: say('server.confirmMail.subject'),
    body: [
      say('server.mail.hello'),
      say('server.confirmMail.lead'),
      say('server.confirmMail.open'),
      link,
      say('server.confirmMail.until'),
      say('server.confirmMail.ifNotYou'),
    ].join('\n\n'),
  };
}
