import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUnauthorized } from '../../src/api/client';
import {
  clearQueryCache,
  countCached,
  fetchQuery,
  forgetAnswer,
  prefetchQuery,
  queryKey,
} from '../../src/api/query-cache';

const titles = (id: string) => queryKey('titleDetails', { id });
const list = queryKey('tvShows', {});
const asked: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = () => Response.json({ data: [{ id: 7, name: 'Seven Lamps' }] });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 'kept' : null) });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => {
  clearQueryCache();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (key: string) => fetchQuery(key, new AbortController().signal);

test('a page takes the prefetched answer, and requests it when it is opened again', async () => {
  await prefetchQuery(list);
  expect([await open(list), asked.length]).toEqual([{ count: 1 }, 1]);
  await vi.runAllTimersAsync();
  expect([await open(list), asked.length]).toEqual([{ count: 1 }, 2]);
});

test('a page that opens during the prefetch shares the call, which is not cached for the next', async () => {
  const [, page] = await Promise.all([prefetchQuery(list), open(list)]);
  expect([page, asked.length]).toEqual([{ count: 1 }, 1]);
  await open(list);
  expect(asked.length).toBe(2);
});

test('nothing is prefetched twice, nor when an earlier visit has loaded it', async () => {
  await Promise.all([prefetchQuery(list), prefetchQuery(list)]);
  await prefetchQuery(list);
  expect(asked.length).toBe(1);
});

test('an answer prefetched half a minute ago is shown, and requested again', async () => {
  await prefetchQuery(list);
  vi.advanceTimersByTime(30_000);
  expect(countCached(list)).toBe(1);
  await open(list);
  expect(asked.length).toBe(2);
});

test('a page makes its own request where the prefetch has failed', async () => {
  answer = () => {
    answer = () => Response.json({ data: [] });
    return Promise.reject(new TypeError('no network'));
  };
  const reading = prefetchQuery(list).catch(({ kind }) => kind);
  const page = open(list);
  expect([await reading, await page, asked.length]).toEqual(['network', { count: 0 }, 2]);
});

test('a token that is refused in a prefetch ends the session when a page requests it, not before', async () => {
  let refusals = 0;
  const stop = watchUnauthorized(() => {
    refusals += 1;
  });
  answer = () => Response.json({}, { status: 401 });
  expect(await prefetchQuery(list).catch(({ kind }) => kind)).toBe('unauthorized');
  expect(refusals).toBe(0);
  expect(await open(list).catch(({ kind }) => kind)).toBe('unauthorized');
  expect(refusals).toBe(1);
  stop();
});

test('of many hovered titles twelve stay prefetched, and visited ones stay cached', async () => {
  await open(list);
  answer = () => Response.json({ data: { id: 7, name: 'Seven Lamps' } });
  const keys = Array.from({ length: 13 }, (_, at) => titles(String(at)));
  for (const key of keys) await prefetchQuery(key);
  expect(keys.filter((key) => countCached(key) === null)).toEqual([titles('0')]);
  expect(countCached(list)).toBe(1);
});

test('an outdated answer is shown no more, whether it was loaded, prefetched or is in flight', async () => {
  await open(list);
  forgetAnswer(list);
  expect(countCached(list)).toBe(null);
  await prefetchQuery(list);
  forgetAnswer(list);
  expect([await open(list), asked.length]).toEqual([{ count: 1 }, 3]);
  forgetAnswer(list);
  const early = prefetchQuery(list);
  forgetAnswer(list);
  await early;
  expect(countCached(list)).toBe(null);
});

test('an extension that the provider lacks has no data, and is requested once', async () => {
  answer = () => Response.json({ message: 'No such call.' }, { status: 404 });
  const sessions = queryKey('sessions', {});
  expect([await open(sessions), await open(sessions), asked.length]).toEqual([
    { count: 0 },
    { count: 0 },
    1,
  ]);
});
