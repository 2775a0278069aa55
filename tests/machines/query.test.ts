import { expect, test } from 'vitest';
import { readingFlow } from './flows/query';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(readingFlow);

const firstVisit = { queryKey: 'tvShows', cached: null };
const laterVisit = { queryKey: 'tvShows', cached: 3 };

test('a first visit waits, then shows what was read', async () => {
  const reading = live(readingFlow, firstVisit);
  expect([...reading.now().tags]).toEqual(['loading']);
  await reading.succeed('read', { count: 12 });
  expect([...reading.now().tags]).toEqual(['showing']);
});

test('a list without entries says so', async () => {
  const reading = live(readingFlow, firstVisit);
  await reading.succeed('read', { count: 0 });
  expect([...reading.now().tags]).toEqual(['empty']);
});

test('a failed read is logged, and read again only when someone asks', async () => {
  const reading = live(readingFlow, firstVisit);
  reading.takeCalls();
  await reading.fail('read', failures.network);
  expect([...reading.now().tags]).toEqual(['failed']);
  expect(reading.takeCalls()).toEqual([
    ['does', 'logFailure', { queryKey: 'tvShows', error: failures.network }],
  ]);
  reading.send({ type: 'retry.requested' });
  expect(reading.takeCalls()).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a refresh that others need also reads what had failed', async () => {
  const reading = live(readingFlow, firstVisit);
  await reading.fail('read', failures.network);
  reading.takeCalls();
  reading.send({ type: 'refresh.requested' });
  expect(reading.takeCalls()).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a later visit shows at once what is cached, and reads it anew, once', async () => {
  const reading = live(readingFlow, laterVisit);
  expect([...reading.now().tags]).toEqual(['showing']);
  reading.send({ type: 'refresh.requested' });
  expect(reading.calls).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
  await reading.succeed('read', { count: 0 });
  expect([...reading.now().tags]).toEqual(['empty']);
});

test('a refresh that fails takes nothing away', async () => {
  const reading = live(readingFlow, laterVisit);
  await reading.fail('read', failures.network);
  expect([...reading.now().tags]).toEqual(['showing']);
  expect(reading.now().can({ type: 'refresh.requested' })).toBe(true);
});
