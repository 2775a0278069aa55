import type { MailEntry } from '../../contract/desk/answers';
import type { MailState } from '../../contract/desk/calls';
import type { TextKey } from '../../contract/text-key';
import { first } from '../db/db';
import { HttpError } from '../http/http-error';
import { MAX_ATTEMPTS } from '../mail/mailer';
import { containing, contains, pageOf } from './page-of';
import type { DeskHandlers } from './request';

type Row = Omit<MailEntry, 'created_at' | 'sent_at' | 'next_attempt_at'> & {
  created_at: Date;
  sent_at: Date | null;
  next_attempt_at: Date;
  expires_at: Date | null;
};

const stateAt = (now: string) => `case when sent_at is not null then 'sent'
  when expires_at <= ${now}::timestamptz then 'expired'
  when attempts >= ${MAX_ATTEMPTS} and not ${isInFlightAt(now)} then 'failed' else 'waiting' end`;
function isInFlightAt(now: string): string {
  return `(attempts > 0 and failure is null and next_attempt_at > ${now}::timestamptz)`;
}

const IS_FOUND = `($1 = '' or ${stateAt('$4')} = $1)
  and ($2 = '' or ${contains('$3', 'recipient', 'subject')})`;

export const mailHandlers: Pick<DeskHandlers, 'mails' | 'sendMail'> = {
  mails: ({ queries, config, params: { state, search, page } }) =>
    pageOf<Row, MailEntry>(queries, {
      select: `id, recipient, subject, created_at, attempts, sent_at, next_attempt_at, failure,
        expires_at`,
      beside: `${stateAt('$4')} as state`,
      from: `outbox where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search), config.now()],
      order: 'created_at desc, id',
      page,
      entryOf({ expires_at: _, ...row }) {
        const isDelivered = config.smtpUrl !== null && row.state === 'waiting';
        return {
          ...row,
          created_at: row.created_at.toISOString(),
          sent_at: row.sent_at?.toISOString() ?? null,
          next_attempt_at: isDelivered ? row.next_attempt_at.toISOString() : null,
        };
      },
    }),

  async sendMail({ queries: { query }, config, params: { id } }) {
    const now = config.now();
    const mail = first(
      await query<{ state: MailState; in_flight: boolean }>(
        `select ${stateAt('$2')} as state, ${isInFlightAt('$2')} as in_flight from outbox
         where id = $1 for update`,
        [id, now],
      ),
    );
    if (!mail) throw new HttpError(404, 'server.desk.gone');
    const refusal = refusalOf(mail.state, mail.in_flight);
    if (refusal) throw new HttpError(409, refusal);
    if (config.smtpUrl === null) throw new HttpError(422, 'server.desk.noMailServer');
    await query('update outbox set attempts = 0, next_attempt_at = $2 where id = $1', [id, now]);
    return null;
  },
};

function refusalOf(state: MailState, isInFlight: boolean): TextKey | null {
  if (state === 'sent') return 'server.desk.mailSent';
  if (state === 'expired') return 'server.desk.mailExpired';
  return isInFlight ? 'server.desk.mailInFlight' : null;
}
