import { invite } from '../../../server/accounts/invitations';
import { type Config, createConfig } from '../../../server/config';
import { createMailer } from '../../../server/mail/mailer';
import { PASSWORD } from './people';
import { configOf, ORIGIN, type Provider } from './provider';

export const invited = { features: { ...createConfig().features, signUp: 'invited' } } as const;

export async function invitationTo(
  { db }: Pick<Provider, 'db'>,
  email: string,
  settings: Partial<Config> = {},
  language: string | null = null,
): Promise<string> {
  const config = configOf(settings);
  const mailer = createMailer(db, config);
  try {
    const { link } = await invite({ db, config, mailer, origin: ORIGIN }, { email, language });
    return new URL(link).hash.slice(1);
  } finally {
    await mailer.stop();
  }
}

export const MADE = {
  status: 200,
  body: { status: true, message: 'Your account has been created.' },
};

export const signUpBy = (provider: Pick<Provider, 'call'>, email: string, invitation?: string) =>
  provider.call('signUp', {
    payload: {
      first_name: 'Noor',
      last_name: 'Aziz',
      email,
      password: PASSWORD,
      ...(invitation !== undefined && { invitation }),
    },
  });
