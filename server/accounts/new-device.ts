/** Notifies a member by e-mail of a sign-in on a new device. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { deviceText } from '../http/device';
import { HttpError } from '../http/http-error';
import type { Throttle } from '../http/throttle';
import type { Mailer } from '../mail/mailer';
import { type Say, speakerTo } from '../texts';
import type { Member } from './members';

const VALID_MS = 24 * 60 * 60 * 1000;

interface Needs {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  readonly device: string | null;
  readonly say: Say;
}

/**
 * Sends the mail, at most a few a day: a client without cookies is new at each sign-in. Runs before
 * the device is remembered, so that a retry sends it after a failure.
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

/** Without links and names, so that a stranger can't inject any. */
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
