import { randomUUID } from 'node:crypto';
import { identityOf } from '../../contract/forms/email';
import { postConfirmation } from '../accounts/confirmations';
import { countGuess } from '../accounts/guesses';
import { invitedEmail, redeemInvitation } from '../accounts/invitations';
import {
  addMember,
  isCurrentPassword,
  type Member,
  markConfirmed,
  memberByEmail,
  storeLanguage,
  userOf,
} from '../accounts/members';
import { mailNewDevice } from '../accounts/new-device';
import { hashPassword, isPassword } from '../accounts/passwords';
import { looksLikeSecret, redeemSecret, requestReset, revokeAccess } from '../accounts/resets';
import {
  issueToken,
  revokeAllTokens,
  revokeSession,
  revokeToken,
  sessionsOf,
} from '../accounts/tokens';
import type { Queries } from '../db/db';
import { atLeast } from '../http/deadline';
import { withDeviceText } from '../http/device';
import { HttpError, invalid } from '../http/http-error';
import type { Handlers, RouteRequest } from './route';

/** Minimum duration of a reset request, so that timing doesn't reveal who is a member. */
const RESET_MS = 100;

type AuthCalls =
  | 'signIn'
  | 'signUp'
  | 'readInvitation'
  | 'requestPasswordReset'
  | 'signOut'
  | 'sessions'
  | 'endSession';

export const auth: Pick<Handlers, AuthCalls> = {
  async signUp(request) {
    const { db, config, payload, translate } = request;
    const { email, first_name, last_name, password, invitation } = payload;
    const password_hash = await hashPassword(password, config.passwordCost);
    const person = {
      id: randomUUID(),
      email: identityOf(email),
      first_name,
      last_name,
      password_hash,
      language: request.clientLanguage,
    };
    const answer = { message: translate('server.account.created') };
    await db.tx(async (queries) => {
      if (invitation !== undefined) {
        await redeemInvitation(queries, invitation, email, config.now());
      } else if (config.features.signUp === 'invited') {
        throw new HttpError(422, 'server.invitation.needed');
      }
      if (!(await addMember(queries, person, config.now()))) {
        throw invalid({ email: ['server.account.takenEmail'] });
      }
      if (config.confirmAddresses) await postConfirmation(queries, request, person);
      await request.storeAnswer(queries, answer);
    });
    request.mailer.deliver();
    await request.client.remember(person.email);
    request.audit.record('signed up', { member: person.id, client: request.client });
    return answer;
  },

  async readInvitation({ db, config, payload }) {
    return { data: { email: await invitedEmail(db, payload.invitation, config.now()) } };
  },

  async signIn(request) {
    const { audit, client } = request;
    const account = identityOf(request.payload.email);
    try {
      return await enter(request, account);
    } catch (error) {
      if (error instanceof HttpError) audit.record(failureOf(error), { account, client });
      throw error;
    }
  },

  async requestPasswordReset(request) {
    const answer = { message: request.translate('server.account.resetMailed') };
    const storeAnswer = (queries: Queries) => request.storeAnswer(queries, answer);
    const { audit, client, payload } = request;
    await atLeast(RESET_MS, requestReset(request, payload.email, storeAnswer));
    audit.record('password asked for', { account: identityOf(payload.email), client });
    return answer;
  },

  async signOut({ db, member, token, translate, params: { everywhere } }) {
    if (everywhere) await revokeAllTokens(db, member.id);
    else await revokeToken(db, token);
    return {
      message: translate(
        everywhere ? 'server.account.signedOutEverywhere' : 'server.account.signedOut',
      ),
    };
  },

  async sessions({ db, config, member, token, translate }) {
    const sessions = await sessionsOf(db, member.id, token, config.now());
    return { data: sessions.map((it) => withDeviceText(translate, it)) };
  },

  async endSession({ db, member, translate, payload: { session_id } }) {
    await revokeSession(db, member.id, session_id);
    return { message: translate('server.account.deviceSignedOut') };
  },
};

async function enter(request: RouteRequest<'signIn'>, account: string) {
  const { db, config, device, client, payload } = request;
  const guess = await countGuess(request, account);
  if (guess.refusal && !looksLikeSecret(payload.password)) throw guess.refusal;
  const found = await memberByEmail(db, payload.email);
  const stored = found?.password_hash ?? null;
  const isRight =
    guess.refusal === null && (await isPassword(payload.password, stored, config.passwordCost));
  // Look up a secret even for unknown accounts, so that timing doesn't reveal who is a member. If
  // no session opens, the rollback leaves the secret valid.
  const entered = await db.tx(async (queries) => {
    const resetHash = isRight
      ? null
      : await redeemSecret(queries, found?.id ?? null, payload.password, config.now());
    if (found === null || (!isRight && resetHash === null)) {
      throw guess.refusal ?? wrongCredentials();
    }
    const hasConfirmed =
      resetHash !== null && (await markConfirmed(queries, found.id, config.now()));
    const isCurrent = await (resetHash === null
      ? isCurrentPassword(queries, found)
      : revokeAccess(queries, found));
    if (!isCurrent) throw wrongCredentials();
    const session = { memberId: found.id, device, resetHash };
    return { member: found, api_token: await issueToken(queries, config, session), hasConfirmed };
  });
  if (entered.hasConfirmed)
    request.audit.record('address confirmed', { member: entered.member.id, client });
  await guess.reset();
  // A sign-in with a mailed secret needs no notification, because the member just got the mail.
  return welcome(request, entered, { notifies: isRight });
}

export async function welcome(
  request: RouteRequest<'signIn' | 'signInWithPasskey'>,
  { member, api_token }: { member: Member; api_token: string },
  { notifies }: { notifies: boolean },
) {
  const { db, client } = request;
  const account = identityOf(member.email);
  if (notifies && !(await client.knownAs(account))) await mailNewDevice(request, member);
  await storeLanguage(db, member, request.clientLanguage);
  await client.remember(account);
  request.audit.record('signed in', { member: member.id, account, client });
  const message = request.translate('server.account.welcome', { name: member.first_name });
  return { message, data: { api_token, message, ...userOf(member) } };
}

function failureOf({ status }: HttpError) {
  return status === 429 ? 'sign-in refused' : 'sign-in failed';
}

function wrongCredentials() {
  return new HttpError(422, 'server.account.wrongCredentials');
}
