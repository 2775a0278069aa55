import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Provider } from './provider';

type Site = Pick<Provider, 'call'>;

export const PASSWORD = 'seven lamps';

export interface Person {
  readonly email: string;
  readonly token: string;
}

export function freshEmail(): string {
  return `${randomUUID()}@fin.example`;
}

export const signUpForm = (email: string) => ({
  first_name: 'Noor',
  last_name: 'Aziz',
  email,
  password: PASSWORD,
});

export async function newMember(provider: Site): Promise<Person> {
  const email = freshEmail();
  const signedUp = await provider.call('signUp', { payload: signUpForm(email) });
  expect(signedUp).toMatchObject({ status: 200 });
  const headers = { Cookie: cookiesOf(signedUp) };
  return { email, token: await signIn(provider, email, PASSWORD, headers) };
}

export const cookiesOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');

export async function signIn(
  provider: Site,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { status, body } = await provider.call('signIn', { payload: { email, password }, headers });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data.api_token;
}

export const statusFor = async (provider: Site, token: string) =>
  (await provider.call('watchlist', { token })).status;

export const changePassword = (provider: Site, token: string, old: string, fresh: string) =>
  provider.call('changePassword', {
    token,
    payload: { old_password: old, new_password: fresh, new_password_confirmation: fresh },
  });

export const leave = (provider: Site, token: string, password = PASSWORD) =>
  provider.call('deleteAccount', { token, payload: { password } });

export const GONE = {
  status: 200,
  body: { status: true, message: "Your account was deleted. You're signed out." },
};

export const toggle = (provider: Site, { token }: { token: string }, id: string) =>
  provider.call('toggleWatchlist', { token, payload: { entertainment_id: id } });

export const refusedAsStranger = {
  status: 401,
  body: { status: false, message: 'Sign in to continue.' },
};
