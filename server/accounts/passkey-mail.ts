/** Notifies a member by e-mail of an added or removed passkey. */
import type { Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import type { Say } from '../texts';
import type { Member } from './members';

export async function mailPasskeyChange(
  queries: Queries,
  { mailer, say }: { readonly mailer: Mailer; readonly say: Say },
  { email }: Member,
  what: 'added' | 'removed',
): Promise<void> {
  const body = [
    say('server.mail.hello'),
    say('server.passkeyMail.lead', { what }),
    say('server.mail.ifYou'),
    say('server.mail.ifNotYou'),
  ].join('\n\n');
  await mailer.post(queries, {
    recipient: email,
    subject: say('server.passkeyMail.subject', { what }),
    body,
  });
}
