import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  changePassword,
  freshEmail,
  newMember,
  PASSWORD,
  signIn,
  statusFor,
} from './support/people';
import { providerLater, sharedProvider } from './support/provider';

const WRONG = { status: false, message: 'Wrong email or password.' };
const MINUTE = 60_000;

const provider = sharedProvider();

const resetPassword = async (email: string, at = provider) => {
  const message = 'If that address has an account, an email is on its way.';
  expect(await at.call('requestPasswordReset', { payload: { email } })).toEqual({
    status: 200,
    body: { status: true, message },
  });
  const mails = await provider.db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by created_at desc',
    [email],
  );
  return mails.map(({ body: text }) => /within an hour: (\S+)/.exec(text)?.[1] ?? '');
};

test('a mailed secret signs in once, and then replaces the old password', async () => {
  const { email, token } = await newMember(provider);
  const [secret = ''] = await resetPassword(email);
  const fresh = await signIn(provider, email, secret);
  const statuses = async () => [await statusFor(provider, token), await statusFor(provider, fresh)];
  expect(await statuses()).toEqual([401, 200]);
  const old = await provider.call('signIn', { payload: { email, password: PASSWORD } });
  expect(old).toEqual({ status: 422, body: WRONG });
  const again = await provider.call('signIn', { payload: { email, password: secret } });
  expect(again).toEqual({ status: 422, body: WRONG });
  const { status, body } = await changePassword(provider, fresh, secret, 'eight lamps');
  expect(status).toBe(200);
  const { api_token } = body.data;
  expect((await changePassword(provider, api_token, secret, 'nine lamps')).status).toBe(422);
  expect(await statuses()).toEqual([401, 401]);
  await signIn(provider, email, 'eight lamps');
});

test('a mailed secret stays valid where the sign-in with it could not be finished', async () => {
  const { email } = await newMember(provider);
  const [secret = ''] = await resetPassword(email);
  await provider.db.query('alter table sessions rename to sessions_away');
  const failed = await provider.call('signIn', { payload: { email, password: secret } });
  await provider.db.query('alter table sessions_away rename to sessions');
  expect(failed.status).toBe(500);
  expect(provider.errors).toHaveLength(1);
  await signIn(provider, email, secret);
});

test('a mailed secret expires after an hour, in its own session too', async () => {
  const { email } = await newMember(provider);
  const [secret = ''] = await resetPassword(email);
  const later = await providerLater(provider, 61 * MINUTE);
  const { status } = await later.call('signIn', { payload: { email, password: secret } });
  expect(status).toBe(422);
  const fresh = await signIn(provider, email, secret);
  expect((await changePassword(later, fresh, secret, 'eight lamps')).status).toBe(422);
});

test("another member's secret is invalid", async () => {
  const [secret = ''] = await resetPassword((await newMember(provider)).email);
  const payload = { email: (await newMember(provider)).email, password: secret };
  expect((await provider.call('signIn', { payload })).status).toBe(422);
});

test('forty requests within ten minutes cause one mail, and invalidate no earlier one', async () => {
  const { email } = await newMember(provider);
  await Promise.all(Array.from({ length: 40 }, () => resetPassword(email)));
  const [first = '', ...others] = await resetPassword(email);
  expect(others).toEqual([]);
  const later = await providerLater(provider, 11 * MINUTE);
  const secrets = await resetPassword(email, later);
  expect(secrets).toHaveLength(2);
  expect(secrets).toContain(first);
  for (const secret of secrets) await signIn(later, email, secret);
});

test('a member who has used their secret gets another one at once', async () => {
  const { email } = await newMember(provider);
  const [first = ''] = await resetPassword(email);
  await signIn(provider, email, first);
  const secrets = await resetPassword(email);
  expect(secrets).toEqual([expect.any(String), first]);
  await signIn(provider, email, secrets[0] ?? '');
});

test('only the hash of a secret is stored', async () => {
  const { email } = await newMember(provider);
  const [secret = ''] = await resetPassword(email);
  const stored = await provider.db.query<{ secret_hash: string }>(
    `select r.* from reset_secrets r join members m on m.id = r.member_id where email = $1`,
    [email],
  );
  expect(stored).toMatchObject([
    { secret_hash: createHash('sha256').update(secret).digest('base64url'), used_at: null },
  ]);
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test('an unknown address gets the same answer and no mail', async () => {
  expect(await resetPassword(freshEmail())).toEqual([]);
});

test("the mail contains no text of the account, whose address may be a stranger's", async () => {
  const email = freshEmail();
  const first_name = 'You won, see https://evil.example/claim and';
  const payload = { first_name, last_name: 'Prize', email, password: PASSWORD };
  expect(await provider.call('signUp', { payload })).toMatchObject({ status: 200 });
  const [secret] = await resetPassword(email);
  const mails = await provider.db.query('select body from outbox where recipient = $1', [email]);
  expect(mails).toEqual([
    {
      body: [
        'Hello,',
        'Someone, hopefully you, requested a new password for your Fin account.',
        `Sign in with this one-time password within an hour: ${secret}`,
        'Then choose your own under Profile, Change Password, with the one-time password as the old one. Your other ' +
          'devices are signed out, and your earlier password and passkeys stop working.',
        "If this wasn't you, ignore this email. Your password stays the same.",
      ].join('\n\n'),
    },
  ]);
});
