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

async function refuse(meanwhile: () => void) {
  vi.stubGlobal('fetch', async () => {
    meanwhile();
    return new Response('{"status":false,"message":"Unauthenticated."}', { status: 401 });
  });
  const failure = await callProvider('plans').catch((error: unknown) => error);
  return { failure, refusals };
}

const lost = { kind: 'unauthorized', status: 401, reason: null };

test.each([
  ['a refused current token is reported, and its call has no other failure', 'first', lost, 1],
  [
    'a call whose token was replaced meanwhile fails like any other',
    'second',
    { kind: 'rejected', status: 401, reason: 'Unauthenticated.' },
    0,
  ],
  ['a call that is refused after its session has ended is silent', null, lost, 0],
])('%s', async (_, meanwhile, failure, refusals) => {
  const change = () => {
    token = meanwhile;
  };
  expect(await refuse(change)).toEqual({ failure: expect.objectContaining(failure), refusals });
});

test.each(['тест', 'first\nsecond'])(
  'a token that no header can carry (%j) ends the session',
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
