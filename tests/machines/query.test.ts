import { expect, test } from 'vitest';
import { queryFlow } from '../../flows/cases/query';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(queryFlow);

const firstVisit = { queryKey: 'tvShows', cached: null };
const laterVisit = { queryKey: 'tvShows', cached: 3 };

test('a first visit shows that the list is loading, then the list', async () => {
  const query = live(queryFlow, firstVisit);
  expect([...query.now().tags]).toEqual(['loading']);
  await query.succeed('read', { count: 12 });
  expect([...query.now().tags]).toEqual(['ready']);
});

test('a first answer is late after 4 s and has stalled after 8 s; then it can be asked for again', async () => {
  const query = live(queryFlow, firstVisit);
  query.wait(3999);
  expect(query.now().value).toEqual({ loading: 'onTime' });
  query.wait(1);
  expect(query.now().value).toEqual({ loading: 'late' });
  expect(query.now().can({ type: 'retry.requested' })).toBe(false);
  query.wait(4000);
  expect(query.now().value).toEqual({ loading: 'stalled' });
  query.takeCalls();
  query.send({ type: 'retry.requested' });
  expect(query.takeCalls()).toEqual([
    ['runs', 'giveUpCall', { queryKey: 'tvShows' }],
    ['stops', 'read'],
    ['starts', 'read', { queryKey: 'tvShows' }],
  ]);
  expect(query.now().value).toEqual({ loading: 'onTime' });
});

test('an answer that stalled is shown when it comes after all', async () => {
  const query = live(queryFlow, firstVisit);
  query.wait(4000);
  query.wait(4000);
  await query.succeed('read', { count: 12 });
  expect([...query.now().tags]).toEqual(['ready']);
});

test('a list without entries is empty', async () => {
  const query = live(queryFlow, firstVisit);
  await query.succeed('read', { count: 0 });
  expect([...query.now().tags]).toEqual(['empty']);
});

test('a refused read is repeated only when someone asks', async () => {
  const query = live(queryFlow, firstVisit);
  query.takeCalls();
  await query.fail('read', failures.rejected);
  query.send({ type: 'network.returned' });
  expect([...query.now().tags]).toEqual(['failed']);
  query.send({ type: 'retry.requested' });
  expect(query.takeCalls()).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a read that found no network runs again when the network is back', async () => {
  const query = live(queryFlow, firstVisit);
  await query.fail('read', failures.network);
  expect([...query.now().tags]).toEqual(['failed']);
  query.takeCalls();
  query.report('watchNetwork', { type: 'network.returned' });
  expect([...query.now().tags]).toEqual(['loading']);
  expect(query.takeCalls()).toEqual([
    ['stops', 'watchNetwork'],
    ['starts', 'read', { queryKey: 'tvShows' }],
  ]);
});

test('a refresh that found no network keeps the list, and runs again with the network', async () => {
  const query = live(queryFlow, laterVisit);
  await query.fail('read', failures.network);
  expect([...query.now().tags]).toEqual(['ready']);
  query.report('watchNetwork', { type: 'network.returned' });
  await query.succeed('read', { count: 12 });
  expect(query.now().context.count).toBe(12);
  query.send({ type: 'network.returned' });
  expect(query.running()).toEqual([]);
});

test('a refresh also reads what had failed', async () => {
  const query = live(queryFlow, firstVisit);
  await query.fail('read', failures.rejected);
  query.takeCalls();
  query.send({ type: 'refresh.requested' });
  expect(query.takeCalls()).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a later visit shows the cached list at once, and refetches it once', async () => {
  const query = live(queryFlow, laterVisit);
  expect([...query.now().tags]).toEqual(['ready']);
  query.send({ type: 'refresh.requested' });
  expect(query.calls).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
  await query.succeed('read', { count: 0 });
  expect([...query.now().tags]).toEqual(['empty']);
});

test('a refresh that fails takes nothing away', async () => {
  const query = live(queryFlow, laterVisit);
  await query.fail('read', failures.network);
  expect([...query.now().tags]).toEqual(['ready']);
  expect(query.now().can({ type: 'refresh.requested' })).toBe(true);
});

test.each([
  ['first', firstVisit],
  ['later', laterVisit],
] as const)(
  'a refresh asked for during the %s read is one more read after it',
  async (_, visit) => {
    const query = live(queryFlow, visit);
    query.takeCalls();
    query.send({ type: 'refresh.requested' });
    query.send({ type: 'refresh.requested' });
    expect(query.takeCalls()).toEqual([]);
    await query.succeed('read', { count: 12 });
    expect(query.takeCalls()).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
    expect([...query.now().tags]).toEqual(['ready']);
    await query.succeed('read', { count: 13 });
    expect(query.now().context.count).toBe(13);
    expect(query.running()).toEqual([]);
  },
);

test.each([firstVisit, laterVisit])(
  'a refresh asked for during a read that is refused is one more read, and no third',
  async (visit) => {
    const query = live(queryFlow, visit);
    query.send({ type: 'refresh.requested' });
    await query.fail('read', failures.rejected);
    expect(query.running()).toEqual(['read']);
    await query.fail('read', failures.rejected);
    expect(query.running()).toEqual([]);
  },
);
