import type { Config } from '../config';
import type { Db } from '../db/db';
import { deviceText } from '../http/device';
import { HttpError } from '../http/http-error';
import type { Throttle } from '../http/throttle';
import type { Mailer } from '../mail/mailer';
import { type Translate, translatorFor } from '../texts';
import type { Member } from './members';

const VALID_MS = 24 * 60 * 60 * 1000;

interface Needs {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  readonly device: string | null;
  readonly translate: Translate;
}

/**
 * Limits mails per day, since clients without cookies look new at each sign-in. Call this before
 * `client.remember`, so that a retry after a failure still sends the mail.
 */
export async function mailNewDevice(needs: Needs, member: Member): Promise<void> {
  const { db, config, mailer, throttle, device, translate } = needs;
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
    ...mailOf(translatorFor(config, member, translate), device, now),
  });
  mailer.deliver();
}

/** Omits the member's name: a stranger may have chosen it when signing up with this address. */
function mailOf(translate: Translate, device: string | null, now: Date) {
  return {
    subject: translate('server.deviceMail.subject'),
    body: [
      translate('server.mail.hello'),
      translate('server.deviceMail.lead', {
        device: device === null ? 'unknown' : deviceText(translate, device),
        moment: now,
      }),
      translate('server.mail.ifYou'),
      translate('server.mail.ifNotYou'),
    ].join('\n\n'),
  };
}
