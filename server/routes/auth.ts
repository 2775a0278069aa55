/** Getting in and out: sign-up, sign-in, a forgotten password, sign-out. */
import { randomUUID } from 'node:crypto';
import { addMember, identityOf, type Member, memberByEmail, userOf } from '../accounts/members';
import { hashPassword, isPassword } from '../accounts/passwords';
import { redeemTemporaryPassword, requestTemporaryPassword } from '../accounts/resets';
import { issueToken, revokeToken } from '../accounts/tokens';
import { HttpError, invalid } from '../http/http-error';
import type { Services } from '../services';
import type { Handlers } from './route';

export const auth: Pick<Handlers, 'signIn' | 'signUp' | 'requestPasswordReset' | 'signOut'> = {
  async signUp({ db, config, payload: { email, first_name, last_name, password } }) {
    const password_hash = await hashPassword(password, config.passwordCost);
    const person = { id: randomUUID(), email, first_name, last_name, password_hash };
    if (!(await addMember(db, person, config.now()))) {
      throw invalid({ email: ['The email has already been taken.'] });
    }
    return { message: 'Your account has been created.' };
  },

  /** Wrong credentials are a 422: a 401 would sign the site out (contract). */
  async signIn(request) {
    const { db, config, throttle, payload } = request;
    const account = identityOf(payload.email);
    await throttle.count('account', account);
    const member = await authenticate(request, payload.email, payload.password);
    if (!member) throw new HttpError(422, 'The email or the password is wrong.');
    await throttle.forgive('account', account);
    const api_token = await issueToken(db, member.id, config.now());
    const message = `Welcome, ${member.first_name}.`;
    return { message, data: { api_token, message, ...userOf(member) } };
  },

  /** Known and unknown addresses get the same answer, in the same time. */
  async requestPasswordReset({ db, config, mailer, payload: { email } }) {
    await requestTemporaryPassword(db, config, mailer, email);
    return { message: 'If the address is registered, a mail is on its way to it.' };
  },

  async signOut({ db, token }) {
    await revokeToken(db, token ?? '');
    return { message: 'You are signed out.' };
  },
};

async function authenticate(
  { db, config }: Services,
  email: string,
  password: string,
): Promise<Member | null> {
  const member = await memberByEmail(db, email);
  const stored = member?.password_hash ?? null;
  if (await isPassword(password, stored, config.passwordCost)) return member;
  return member && (await redeemTemporaryPassword(db, config, member, password)) ? member : null;
}
