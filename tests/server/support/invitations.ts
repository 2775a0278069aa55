/** Invitations, as an operator's command makes them. */
import { invite } from '../../../server/accounts/invitations';
import type { Config } from '../../../server/config';
import { createMailer } from '../../../server/mail/mailer';
import { configOf, ORIGIN, type Provider } from './provider';

/** Invites an address. @returns the secret of the link */
export async function invitationTo(
  { db }: Pick<Provider, 'db'>,
  email: string,
  settings: Partial<Config> = {},
): Promise<string> {
  const config = configOf(settings);
  const mailer = createMailer(db, config);
  const { link } = await invite({ db, config, mailer, origin: ORIGIN }, { email, language: null });
  await mailer.stop();
  return new URL(link).hash.slice(1);
}
