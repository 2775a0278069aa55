import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { creationOptions, readCreated, readSigned, requestOptions } from '../accounts/ceremonies';
import { useChallenge } from '../accounts/challenges';
import { lockMember, memberById } from '../accounts/members';
import {
  addPasskey,
  countUse,
  PASSKEYS_EACH,
  passkeyById,
  passkeysOf,
  removePasskey,
} from '../accounts/passkeys';
import { issueToken, memberOf } from '../accounts/tokens';
import type { Queries } from '../db/db';
import { withDeviceText } from '../http/device';
import { HttpError, unauthenticated } from '../http/http-error';
import { welcome } from './auth';
import type { Handlers, RouteRequest } from './route';

type PasskeyCalls =
  | ('passkeys' | 'passkeyCreation' | 'addPasskey' | 'removePasskey')
  | ('passkeyRequest' | 'signInWithPasskey');

export const passkeys: Pick<Handlers, PasskeyCalls> = {
  async passkeys({ db, member, translate }) {
    return { data: (await passkeysOf(db, member.id)).map((it) => withDeviceText(translate, it)) };
  },

  async passkeyCreation(request) {
    return { data: await creationOptions(request, request.member) };
  },

  async addPasskey(request) {
    const { db, config, mailer, member, token, device, payload } = request;
    const response = parsed<RegistrationResponseJSON>(payload.credential);
    const created = await readCreated(request, member, response);
    if (!created) throw refused();
    const now = config.now();
    await db.tx(async (queries) => {
      await lockMember(queries, member.id);
      // A concurrent sign-in with a mailed secret may have ended this session.
      if (!(await memberOf(queries, token, config))) throw unauthenticated();
      if ((await passkeysOf(queries, member.id)).length >= PASSKEYS_EACH) throw tooManyPasskeys();
      const isNew =
        (await useChallenge(queries, created.challenge, now)) &&
        (await addPasskey(queries, { ...created.result, device }, now));
      if (!isNew) throw refused();
      await mailChange(queries, request, 'added');
    });
    mailer.deliver();
    request.audit.record('passkey added', { member: member.id, client: request.client });
    return { message: request.translate('server.account.passkeyAdded') };
  },

  async removePasskey(request) {
    const { db, mailer, member, payload } = request;
    const isRemoved = await db.tx(async (queries) => {
      if (!(await removePasskey(queries, member.id, payload.passkey_id))) return false;
      await mailChange(queries, request, 'removed');
      return true;
    });
    if (isRemoved) {
      mailer.deliver();
      request.audit.record('passkey removed', { member: member.id, client: request.client });
    }
    return { message: request.translate('server.account.passkeyRemoved') };
  },

  async passkeyRequest(request) {
    return { data: await requestOptions(request) };
  },

  async signInWithPasskey(request) {
    const { audit, client } = request;
    try {
      return await welcome(request, await enter(request), { notifies: true });
    } catch (error) {
      if (error instanceof HttpError) audit.record('sign-in failed', { client });
      throw error;
    }
  },
};

async function enter(request: RouteRequest<'signInWithPasskey'>) {
  const { db, config, device, payload } = request;
  const response = parsed<AuthenticationResponseJSON>(payload.credential);
  const passkey = await passkeyById(db, plainId(response));
  const signed = passkey && (await readSigned(request, passkey, response));
  if (!signed) throw refused();
  return db.tx(async (queries) => {
    await lockMember(queries, passkey.member_id);
    const isValid =
      (await useChallenge(queries, signed.challenge, config.now())) &&
      (await countUse(queries, passkey, signed.result));
    const member = await memberById(queries, passkey.member_id);
    if (!isValid || !member) throw refused();
    const session = { memberId: member.id, device };
    return { member, api_token: await issueToken(queries, config, session) };
  });
}

async function mailChange(
  queries: Queries,
  { mailer, translate, member }: RouteRequest<'addPasskey' | 'removePasskey'>,
  what: 'added' | 'removed',
): Promise<void> {
  await mailer.post(queries, {
    recipient: member.email,
    subject: translate('server.passkeyMail.subject', { what }),
    body: [
      translate('server.mail.hello'),
      translate('server.passkeyMail.lead', { what }),
      translate('server.mail.ifYou'),
      translate('server.mail.ifNotYou'),
    ].join('\n\n'),
  });
}

function parsed<Response extends object>(text: string): Response {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {}
  if (typeof value !== 'object' || value === null) throw refused();
  return value as Response;
}

function plainId({ id }: { id?: unknown }): string {
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : '';
}

function refused() {
  return new HttpError(422, 'server.account.wrongPasskey');
}

function tooManyPasskeys() {
  return new HttpError(422, {
    key: 'server.account.tooManyPasskeys',
    values: { count: PASSKEYS_EACH },
  });
}
