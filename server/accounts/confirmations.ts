import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import type { Translate } from '../texts';
import { isConfirmed, lockMember, type Member, markConfirmed } from './members';
import { digest } from './tokens';

const VALID_MS = 24 * 60 * 60 * 1000;
const PAUSE_MS = 10 * 60 * 1000;
const MAILS_A_DAY = 5;

interface Needs {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly origin: string;
  readonly translate: Translate;
}

export function needsConfirmation({ confirmAddresses }: Config, member: Member): boolean {
  return confirmAddresses && member.confirmed_at === null;
}

/** @throws {HttpError} 403 if the address needs confirmation; also mails a link, within limits */
export async function requireConfirmed(needs: Needs & { db: Db }, member: Member): Promise<void> {
  if (!needsConfirmation(needs.config, member)) return;
  await mailConfirmation(needs, member);
  throw new HttpError(403, 'server.account.unconfirmed');
}

export async function mailConfirmation(needs: Needs & { db: Db }, member: Member): Promise<void> {
  await needs.db.tx((queries) => postConfirmation(queries, needs, member));
  needs.mailer.deliver();
}

export async function postConfirmation(
  queries: Queries,
  { config: { now }, mailer, origin, translate }: Needs,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  const moment = now();
  const around = (ms: number) => new Date(moment.getTime() + ms);
  await lockMember(queries, id);
  // Also deletes links dated far in the future, which exist if the clock was set back.
  await queries.query(
    `delete from confirmation_secrets
     where member_id = $1 and (expires_at <= $2 or created_at > $3)`,
    [id, moment, around(PAUSE_MS)],
  );
  const mailed = await queries.query<{ created_at: Date }>(
    'select created_at from confirmation_secrets where member_id = $1',
    [id],
  );
  const wasJustMailed = mailed.some((it) => it.created_at > around(-PAUSE_MS));
  if (wasJustMailed || mailed.length >= MAILS_A_DAY) return;
  const secret = randomBytes(16).toString('base64url');
  const expiresAt = around(VALID_MS);
  await queries.query(
    `insert into confirmation_secrets (secret_hash, member_id, created_at, expires_at)
     values ($1, $2, $3, $4)`,
    [digest(secret), id, moment, expiresAt],
  );
  const mail = mailWith(translate, `${origin}/confirm/${secret}`);
  await mailer.post(queries, { recipient: email, expiresAt, ...mail });
}

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
  return (await markConfirmed(queries, link.member_id, now)) ? link.member_id : null;
}

/** Omits the member's name, because an unconfirmed address may belong to someone else. */
function mailWith(translate: Translate, link: string) {
  return {
    subject: translate('server.confirmMail.subject'),
    body: [
      translate('server.mail.hello'),
      translate('server.confirmMail.lead'),
      translate('server.confirmMail.open'),
      link,
      translate('server.confirmMail.until'),
      translate('server.confirmMail.ifNotYou'),
    ].join('\n\n'),
  };
}
