import { expect, test } from 'vitest';
import { readingFlow } from './flows/query';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { travel } from './harness/walk-all-paths';

travel(readingFlow);

const firstVisit = { source: 'tvShows', remembered: null };
const laterVisit = { source: 'tvShows', remembered: 3 };

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
  reading.news();
  await reading.fail('read', failures.network);
  expect([...reading.now().tags]).toEqual(['failed']);
  expect(reading.news()).toEqual([
    ['does', 'logFailure', { source: 'tvShows', error: failures.network }],
  ]);
  reading.send({ type: 'retry.requested' });
  expect(reading.news()).toEqual([['starts', 'read', { source: 'tvShows' }]]);
});

test('a refresh that others need also reads what had failed', async () => {
  const reading = live(readingFlow, firstVisit);
  await reading.fail('read', failures.network);
  reading.news();
  reading.send({ type: 'refresh.requested' });
  expect(reading.news()).toEqual([['starts', 'read', { source: 'tvShows' }]]);
});

test('a later visit shows at once what is remembered, and reads it anew, once', async () => {
  const reading = live(readingFlow, laterVisit);
  expect([...reading.now().tags]).toEqual(['showing']);
  reading.send({ type: 'refresh.requested' });
  expect(reading.deeds).toEqual([['starts', 'read', { source: 'tvShows' }]]);
  await reading.succeed('read', { count: 0 });
  expect([...reading.now().tags]).toEqual(['empty']);
});

test('a refresh that fails takes nothing away', async () => {
  const reading = live(readingFlow, laterVisit);
  await reading.fail('read', failures.network);
  expect([...reading.now().tags]).toEqual(['showing']);
  expect(reading.now().can({ type: 'refresh.requested' })).toBe(true);
});
