import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callProvider } from '../../src/api/client';

const toAsha = { cast_id: '501', message: 'Your last film stayed with me.' };
const toRavi = { ...toAsha, cast_id: '502' };
const SENT = '{"status":true,"message":"Sent."}';

let keys: (string | null)[];
beforeEach(() => {
  keys = [];
});
afterEach(async () => {
  for (const payload of [toAsha, toRavi]) await mail(payload, 200, SENT);
  vi.unstubAllGlobals();
});

async function mail(payload: typeof toAsha, status: number, body: string) {
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return new Response(body, { status });
  });
  await callProvider('sendMailToCast', { payload }).catch(() => {});
  return keys.at(-1);
}

test.each([
  ['was lost', 503, ''],
  ['says that it is still being processed', 409, '{"status":false}'],
  ['was cut off', 200, '{"status":true,"mess'],
])('a mail whose answer %s is the same attempt when it is sent again', async (_, status, body) => {
  const key = await mail(toAsha, status, body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await mail({ ...toAsha }, 200, SENT)).toBe(key);
});

test.each([
  [200, SENT],
  [422, '{"status":false,"message":"Too long."}'],
])('after an answer of %i the next click is a new attempt', async (status, body) => {
  const key = await mail(toAsha, status, body);
  expect(await mail(toAsha, 200, SENT)).not.toBe(key);
});

test('a mail to one cast member, and its answer, do not affect the attempt at another', async () => {
  const key = await mail(toAsha, 503, '');
  expect(await mail(toRavi, 200, SENT)).not.toBe(key);
  expect(await mail(toAsha, 200, SENT)).toBe(key);
});
