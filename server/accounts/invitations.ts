/** The token is in the link's fragment. Browsers don't send fragments, so no server logs it. */
import { basePath } from '../../contract/base-path';
import { identityOf } from '../../contract/forms/email';
import { errorsIn } from '../../contract/forms/errors';
import { forms } from '../../contract/forms/table';
import type { Phrase } from '../../contract/text-key';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import { type Translate, translator } from '../texts';
import { memberByEmail } from './members';
import { digest, randomToken } from './tokens';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 14;

export interface Invited {
  readonly email: string;
  readonly language: string | null;
}

export interface Invitation {
  readonly email: string;
  readonly link: string;
  readonly isMailed: boolean;
}

interface Needs {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly origin: string;
}

/**
 * Replaces any earlier invitation for the address.
 *
 * @throws {HttpError} 422 if sign-up is closed, the address is invalid or taken, or the site
 * lacks the language
 */
export async function invite(needs: Needs & { db: Db }, invited: Invited): Promise<Invitation> {
  const invitation = await needs.db.tx((queries) => postInvitation(queries, needs, invited));
  needs.mailer.deliver();
  return invitation;
}

export async function postInvitation(
  queries: Queries,
  { config, mailer, origin }: Needs,
  { email: given, language }: Invited,
): Promise<Invitation> {
  const { features, siteLanguages, smtpUrl, now } = config;
  if (features.signUp === 'closed') throw refused('server.desk.signUpClosed');
  if ('email' in errorsIn(forms.requestPasswordReset, { email: given })) {
    throw refused({ key: 'server.desk.noEmail', values: { email: given } });
  }
  if (language !== null && !siteLanguages.includes(language)) {
    const values = { language, languages: siteLanguages.join(', ') };
    throw refused({ key: 'server.desk.noLanguage', values });
  }
  const email = identityOf(given);
  if (await memberByEmail(queries, email)) {
    throw refused({ key: 'server.desk.hasAccount', values: { email } });
  }
  const spoken = language ?? siteLanguages[0];
  const token = randomToken();
  const link = `${origin}${basePath(spoken, siteLanguages)}/invitation#${token}`;
  const expiresAt = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  await queries.query(
    `insert into invitations (email, token_hash, language, created_at, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (email) do update set token_hash = $2, language = $3, created_at = $4, expires_at = $5,
       used_at = null`,
    [email, digest(token), language, now(), expiresAt],
  );
  const isMailed = smtpUrl !== null;
  if (isMailed) {
    const mail = mailWith(translator(config, spoken), link, expiresAt);
    await mailer.post(queries, { recipient: email, expiresAt, ...mail });
  }
  return { email, link, isMailed };
}

export async function invitedEmail(queries: Queries, token: string, now: Date): Promise<string> {
  const found = first(
    await queries.query<{ email: string; expires_at: Date; used_at: Date | null }>(
      'select email, expires_at, used_at from invitations where token_hash = $1',
      [digest(token)],
    ),
  );
  if (found === null) throw refused('server.invitation.unknown');
  if (found.used_at !== null) throw refused('server.invitation.used');
  if (found.expires_at <= now) throw refused('server.invitation.expired');
  return found.email;
}

/**
 * Call this in the transaction that creates the account.
 *
 * @throws {HttpError} 422 if the invitation is unknown, used, expired or for another address
 */
export async function redeemInvitation(
  queries: Queries,
  token: string,
  email: string,
  now: Date,
): Promise<void> {
  const redeemed = await queries.query(
    `update invitations set used_at = $3
     where token_hash = $1 and email = $2 and used_at is null and expires_at > $3 returning email`,
    [digest(token), identityOf(email), now],
  );
  if (redeemed.length > 0) return;
  await invitedEmail(queries, token, now);
  throw refused('server.invitation.otherEmail');
}

function refused(why: Phrase): HttpError {
  return new HttpError(422, why);
}

function mailWith(translate: Translate, link: string, until: Date) {
  return {
    subject: translate('server.mail.invitationSubject'),
    body: [
      translate('server.mail.hello'),
      translate('server.mail.invitationLead'),
      translate('server.mail.invitationOpen', { until }),
      link,
      translate('server.mail.invitationOnce'),
      translate('server.mail.invitationNotYou'),
    ].join('\n\n'),
  };
}
