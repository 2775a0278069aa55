import type { Config } from '../config';
import type { Db } from '../db/db';
import { invalid } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import type { Translate } from '../texts';
import { type Member, replacePassword } from './members';
import { hashPassword, isPassword } from './passwords';
import { deleteSecrets, isSecretOfSession } from './resets';
import { issueToken, revokeAllTokens } from './tokens';

interface Needs {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly translate: Translate;
}

interface Change {
  readonly member: Member;
  readonly token: string;
  readonly device: string | null;
  readonly old_password: string;
  readonly new_password: string;
}

/**
 * `old_password` may also be the mailed secret that opened the current session.
 *
 * @throws {HttpError} 422 if `old_password` is wrong
 */
export async function changePassword(
  { db, config, mailer, translate }: Needs,
  { member, token, device, old_password, new_password }: Change,
): Promise<string> {
  const { passwordCost, now } = config;
  const isRight =
    (await isPassword(old_password, member.password_hash, passwordCost)) ||
    (await isSecretOfSession(db, token, old_password, now()));
  if (!isRight) throw wrong();
  const hash = await hashPassword(new_password, passwordCost);
  const fresh = await db.tx(async (queries) => {
    if (!(await replacePassword(queries, member, hash))) throw wrong();
    await deleteSecrets(queries, member.id);
    await revokeAllTokens(queries, member.id);
    await mailer.post(queries, { recipient: member.email, ...mailOf(translate) });
    return issueToken(queries, config, { memberId: member.id, device });
  });
  mailer.deliver();
  return fresh;
}

function wrong() {
  return invalid({ old_password: ['server.account.wrongOldPassword'] });
}

function mailOf(translate: Translate) {
  return {
    subject: translate('server.passwordMail.subject'),
    body: [
      translate('server.mail.hello'),
      translate('server.passwordMail.lead'),
      translate('server.passwordMail.ifNotYou'),
    ].join('\n\n'),
  };
}
