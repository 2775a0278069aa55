import type { PayloadOf } from '../../contract/calls';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { invalid } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import type { Translate } from '../texts';
import { type Member, replacePassword } from './members';
import { hashPassword, isPassword } from './passwords';
import { deleteSecrets, isSecretOfSession } from './resets';
import { issueToken, revokeAllTokens } from './tokens';

interface Session {
  readonly db: Db;
  readonly config: Config;
  readonly member: Member;
  readonly token: string;
}

interface Change extends Session {
  readonly mailer: Mailer;
  readonly translate: Translate;
  readonly device: string | null;
  readonly payload: PayloadOf<'changePassword'>;
}

export async function isOwnPassword(
  { db, config, member, token }: Session,
  password: string,
): Promise<boolean> {
  return (
    (await isPassword(password, member.password_hash, config.passwordCost)) ||
    (await isSecretOfSession(db, token, password, config.now()))
  );
}

/**
 * @throws {HttpError} 422 if `old_password` is wrong, or if meanwhile the password was replaced, or
 * the member was disabled or deleted
 */
export async function changePassword(change: Change): Promise<string> {
  const { db, config, mailer, translate, member, device, payload } = change;
  if (!(await isOwnPassword(change, payload.old_password))) throw wrong();
  const hash = await hashPassword(payload.new_password, config.passwordCost);
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
