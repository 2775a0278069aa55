/** A change of password: every session ends but the one that made it, and the member is told. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { invalid } from '../http/http-error';
import type { Mailer } from '../mail/mailer';
import type { Say } from '../texts';
import { type Member, replacePassword } from './members';
import { hashPassword, isPassword } from './passwords';
import { forgetSecrets, isSecretOfSession } from './resets';
import { issueToken, revokeAllTokens } from './tokens';

interface Needs {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly say: Say;
}

interface Change {
  readonly member: Member;
  /** The session in which it is made. */
  readonly token: string;
  /** Where it is made, in words. */
  readonly device: string | null;
  readonly old_password: string;
  readonly new_password: string;
}

/**
 * Changes a member's password and answers the token of a new session. Throws 422 unless the old
 * password is right, or is the mailed secret that opened this session.
 */
export async function changePassword(
  { db, config, mailer, say }: Needs,
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
    await forgetSecrets(queries, member.id);
    await revokeAllTokens(queries, member.id);
    await mailer.post(queries, { recipient: member.email, ...mailOf(say) });
    return issueToken(queries, config, { memberId: member.id, device });
  });
  mailer.deliver();
  return fresh;
}

function wrong() {
  return invalid({ old_password: ['server.account.wrongOldPassword'] });
}

function mailOf(say: Say) {
  return {
    subject: say('server.passwordMail.subject'),
    body: [
      say('server.mail.hello'),
      say('server.passwordMail.lead'),
      say('server.passwordMail.ifNotYou'),
    ].join('\n\n'),
  };
}
