import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callProvider, watchUnauthorized } from '../../src/api/client';

let token: string | null;
let refusals = 0;
const stop = watchUnauthorized(() => {
  refusals += 1;
});

afterAll(stop);

beforeEach(() => {
  token = 'first';
  refusals = 0;
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes a call that is refused, while storage changes as `meanwhile` says; how it ended. */
async function refuse(meanwhile: () => void) {
  vi.stubGlobal('fetch', async () => {
    meanwhile();
    return new Response('{"status":false,"message":"Unauthenticated."}', { status: 401 });
  });
  const failure = await callProvider('plans').catch((error: unknown) => error);
  return { failure, refusals };
}

test('a refused current token is told, and its call says nothing else', async () => {
  expect(await refuse(() => {})).toEqual({
    failure: expect.objectContaining({ kind: 'unauthorized', status: 401, reason: null }),
    refusals: 1,
  });
});

test('a call whose token another has replaced meanwhile fails like any other', async () => {
  const changePassword = () => {
    token = 'second';
  };
  expect(await refuse(changePassword)).toEqual({
    failure: expect.objectContaining({
      kind: 'rejected',
      status: 401,
      reason: 'Unauthenticated.',
    }),
    refusals: 0,
  });
});

test('a call that is refused after its session has ended is silent', async () => {
  const signOut = () => {
    token = null;
  };
  expect(await refuse(signOut)).toEqual({
    failure: expect.objectContaining({ kind: 'unauthorized', status: 401, reason: null }),
    refusals: 0,
  });
});

test.each(['тест', 'first\nsecond'])(
  'a token that no header carries (%j) is a lost session',
  async (it) => {
    token = it;
    const calls = vi.fn();
    expect(await refuse(calls)).toEqual({
      failure: expect.objectContaining({ kind: 'unauthorized', reason: null }),
      refusals: 1,
    });
    expect(calls).not.toHaveBeenCalled();
  },
);
