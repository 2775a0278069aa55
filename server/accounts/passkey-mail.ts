import type { Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import type { Translate } from '../texts';
import type { Member } from './members';

export async function mailPasskeyChange(
  queries: Queries,
  { mailer, translate }: { readonly mailer: Mailer; readonly translate: Translate },
  { email }: Member,
  what: 'added' | 'removed',
): Promise<void> {
  const body = [
    translate('server.mail.hello'),
    translate('server.passkeyMail.lead', { what }),
    translate('server.mail.ifYou'),
    translate('server.mail.ifNotYou'),
  ].join('\n\n');
  await mailer.post(queries, {
    recipient: email,
    subject: translate('server.passkeyMail.subject', { what }),
    body,
  });
}
