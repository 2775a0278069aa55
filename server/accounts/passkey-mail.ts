/** Tells a member by mail that a way to sign in was added to the account, or removed. */
import type { Queries } from '../db/db';
import type { Mailer } from '../mail/mailer';
import type { Member } from './members';

export async function mailPasskeyChange(
  queries: Queries,
  mailer: Mailer,
  { email }: Member,
  what: 'added' | 'removed',
): Promise<void> {
  const body = [
    'Hello,',
    `a passkey was ${what} on your Fin account just now.`,
    'If it was you, there is nothing to do.',
    'If not, open Fin and choose Forgot Password on the sign-in page. When you sign in with the one-time password ' +
      'that we mail you, every other device is signed out, and your earlier password and your passkeys end.',
  ].join('\n\n');
  await mailer.post(queries, { recipient: email, subject: `A passkey was ${what} on Fin`, body });
}
