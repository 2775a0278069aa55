import type { MailEntry } from '../../contract/desk/answers';
import type { MailState } from '../../contract/desk/calls';
import type { TextKey } from '../../contract/text-key';
import { HttpError } from '../http/http-error';
import { MAX_ATTEMPTS } from '../mail/mailer';
import { containing, contains, pageOf } from './page-of';
import { type DeskHandlers, foundIn, type Unsent } from './request';

type Row = Unsent<MailEntry> & { expires_at: Date | null };

const isInFlightAt = (now: string) =>
  `(attempts > 0 and failure is null and next_attempt_at > ${now}::timestamptz)`;
const stateAt = (now: string) => `case when sent_at is not null then 'sent'
  when expires_at <= ${now}::timestamptz then 'expired'
  when attempts >= ${MAX_ATTEMPTS} and not ${isInFlightAt(now)} then 'failed' else 'waiting' end`;

const IS_FOUND = `($1 = '' or ${stateAt('$4')} = $1)
  and ($2 = '' or ${contains('$3', 'recipient', 'subject')})`;

export const mailHandlers = {
  async mails({ queries, config, params: { state, search, page } }) {
    const { entries, ...rest } = await pageOf<Row>(queries, {
      select: `id, recipient, subject, created_at, attempts, sent_at, next_attempt_at, failure,
        expires_at`,
      beside: `${stateAt('$4')} as state`,
      from: `outbox where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search), config.now()],
      order: 'created_at desc, id',
      page,
    });
    return {
      entries: entries.map(({ expires_at: _, ...mail }) => {
        const isDelivered = config.smtpUrl !== null && mail.state === 'waiting';
        return { ...mail, next_attempt_at: isDelivered ? mail.next_attempt_at : null };
      }),
      ...rest,
    };
  },

  async sendMail({ queries: { query }, config, params: { id } }) {
    const now = config.now();
    const { state, in_flight } = foundIn(
      await query<{ state: MailState; in_flight: boolean }>(
        `select ${stateAt('$2')} as state, ${isInFlightAt('$2')} as in_flight from outbox
         where id = $1 for update`,
        [id, now],
      ),
    );
    const refusal = refusalOf(state, in_flight);
    if (refusal) throw new HttpError(409, refusal);
    if (config.smtpUrl === null) throw new HttpError(422, 'server.desk.noMailServer');
    await query('update outbox set attempts = 0, next_attempt_at = $2 where id = $1', [id, now]);
    return null;
  },
} satisfies Partial<DeskHandlers>;

function refusalOf(state: MailState, isInFlight: boolean): TextKey | null {
  if (state === 'sent') return 'server.desk.mailSent';
  if (state === 'expired') return 'server.desk.mailExpired';
  return isInFlight ? 'server.desk.mailInFlight' : null;
}
