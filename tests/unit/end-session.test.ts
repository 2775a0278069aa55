import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../src/features/account/sessions/end-session';
import { answerBy } from '../support/answers';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const listing = (...ids: readonly string[]) => ({
  status: 200,
  body: {
    data: ids.map((id) => ({
      id,
      device: null,
      seen_at: '2026-11-22T10:00:00Z',
      is_current: false,
    })),
  },
});
const lost = { kind: 'network' };

test('a device whose sign-out was not answered is signed out if it is no longer listed', async () => {
  const calls = answerBy({ sessions: listing('s1') });
  expect(await endSession('s7')).toEqual({ message: null });
  expect(calls).toEqual(['sessions/end', 'sessions']);
});

test('one that is still listed, or unknown, is not', async () => {
  answerBy({ sessions: listing('s1', 's7') });
  await expect(endSession('s7')).rejects.toMatchObject(lost);
  answerBy({});
  await expect(endSession('s7')).rejects.toMatchObject(lost);
});

test('a refused sign-out is not checked', async () => {
  const calls = answerBy({ 'sessions/end': { status: 422, body: { message: 'No.' } } });
  await expect(endSession('s7')).rejects.toMatchObject({ kind: 'rejected', reason: 'No.' });
  expect(calls).toEqual(['sessions/end']);
});
