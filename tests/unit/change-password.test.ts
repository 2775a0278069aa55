import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePassword } from '../../src/features/account/change-password';
import { answerBy } from '../support/answers';

const payload = { old_password: 'old-secret', new_password: 'new-secret' } as const;
const sent = { ...payload, new_password_confirmation: 'new-secret' };

const changedUnseen = 'Your password was changed. Sign in with the new one.';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 'old' : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = { status: 401, body: { status: false, message: 'Sign in to continue.' } };
const current = { status: 200, body: { data: { activeSubscriptions: null } } };

test('a change whose answer was lost is detected by the old token, which no longer works', async () => {
  const calls = answerBy({ 'subscription-plan': refused });
  expect(await changePassword(sent)).toEqual({ message: changedUnseen });
  expect(calls).toEqual(['change-password', 'subscription-plan']);
});

test.each([408, 409, 425, 429, 500, 503])(
  'a change that was answered %i is checked, too',
  async (status) => {
    answerBy({ 'change-password': { status, body: {} }, 'subscription-plan': refused });
    expect(await changePassword(sent)).toEqual({ message: changedUnseen });
  },
);

test('a change that was lost on its way has failed, as the old token still works', async () => {
  answerBy({ 'subscription-plan': current });
  await expect(changePassword(sent)).rejects.toMatchObject({ kind: 'network' });
});

test('with the provider out of reach it stays a failure', async () => {
  answerBy({});
  await expect(changePassword(sent)).rejects.toMatchObject({ kind: 'network' });
});

test('a refused change is not checked', async () => {
  const calls = answerBy({ 'change-password': { status: 422, body: { message: 'Wrong.' } } });
  await expect(changePassword(sent)).rejects.toMatchObject({ kind: 'rejected', reason: 'Wrong.' });
  expect(calls).toEqual(['change-password']);
});
