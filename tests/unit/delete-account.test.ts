import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as store from '../../src/api/session-store';
import { deleteAccount } from '../../src/features/account/data/delete-account';
import { answerBy } from '../support/answers';
import { StorageEvent } from './storage-event';

const DELETION = 'account-deletion';
const refused = { status: 401, body: { status: false, message: 'Sign in to continue.' } };
const there = {
  status: 200,
  body: { data: { subscription: null, has_open_payment: false } },
};

const heard: string[] = [];
let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', StorageEvent);
  store.saveToken('token');
  heard.length = 0;
  stop = store.watchCleared(() => heard.push('cleared'));
  store.watchDeletion(() => heard.push('deleted'));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a deleted account signs this browser out', async () => {
  answerBy({ [DELETION]: { status: 200, body: { status: true, message: 'Deleted.' } } });
  expect(await deleteAccount('secret')).toEqual({ message: 'Deleted.' });
  expect([heard, store.readToken()]).toEqual([['cleared'], null]);
});

test('a refused deletion leaves the member signed in', async () => {
  const calls = answerBy({ [DELETION]: { status: 422, body: { message: 'Wrong.' } } });
  await expect(deleteAccount('secret')).rejects.toMatchObject({ reason: 'Wrong.' });
  expect([calls, heard, store.readToken()]).toEqual([[DELETION], [], 'token']);
});

test.each([
  ['is refused: it was deleted', refused, { message: null }, ['cleared'], null],
  ['counts: it was not', there, 'network', [], 'token'],
  ["isn't answered either: it is not known", null, 'network', [], 'token'],
])('when the answer was lost, and the token %s', async (_, asked, outcome, events, token) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    calls.push(String(method));
    if (method === 'POST' || !asked) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(asked.body), { status: asked.status });
  });
  const ended = await deleteAccount('secret').catch(({ kind }: { kind: string }) => kind);
  expect([ended, calls, heard, store.readToken()]).toEqual([
    outcome,
    ['POST', 'GET'],
    events,
    token,
  ]);
});

test('another tab is notified of a deletion once', () => {
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'fin.account-deleted', newValue }));
  tell('yes');
  tell(null);
  expect(heard).toEqual(['deleted']);
});
