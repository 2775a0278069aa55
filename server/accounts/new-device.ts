/** Tells a member by mail that the account was signed in to on a device that it doesn't know. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { deviceText } from '../http/device';
import { HttpError } from '../http/http-error';
import type { Throttle } from '../http/throttle';
import type { Mailer } from '../mail/mailer';
import { type Say, speakerTo } from '../texts';
import type { Member } from './members';

/** Later the mail is of no use. */
const VALID_MS = 24 * 60 * 60 * 1000;

interface Needs {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  /** Browser and system, as stored; `null` where they are not known. */
  readonly device: string | null;
  readonly say: Say;
}

/**
 * Posts the mail, unless the member has got several today: a client without cookies is new with each sign-in. Called
 * before the device is remembered, so a sign-in that fails here sends the mail when it is repeated.
 */
export async function mailNewDevice(needs: Needs, member: Member): Promise<void> {
  const { db, config, mailer, throttle, device, say } = needs;
  const { id, email } = member;
  try {
    await throttle.count('newDevice', id);
  } catch (error) {
    if (error instanceof HttpError) return;
    throw error;
  }
  const now = config.now();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await mailer.post(db, {
    recipient: email,
    expiresAt,
    ...mailOf(speakerTo(config, member, say), device, now),
  });
  mailer.deliver();
}

/** Without addresses and without the member's own words: nothing in it can be pressed or made up by a stranger. */
function mailOf(say: Say, device: string | null, now: Date) {
  return {
    subject: say('server.deviceMail.subject'),
    body: [
      say('server.mail.hello'),
      say('server.deviceMail.lead', {
        device: device === null ? 'unknown' : deviceText(say, device),
        moment: now,
      }),
      say('server.mail.ifYou'),
      say('server.mail.ifNotYou'),
    ].join('\n\n'),
  };
}
