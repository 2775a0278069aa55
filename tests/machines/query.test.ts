import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { queryFlow } from '../../flows/cases/query';
import { isEvent, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { queryMachine } from '../../machines/query.machine';
import { queryLogic } from '../../src/state/query.actors';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(queryFlow, {
  'it says what the last answer holds, and a failed read takes nothing away': (now, walk) => {
    const answers = walk.filter((it) => isEvent(it, 'done read')).map((it) => it.event?.output);
    const { count } = walk[0]?.snapshot.context ?? {};
    const known = answers.at(-1)?.count ?? (walk[0]?.snapshot.hasTag('ready') ? count : null);
    if (known === null) return !now.snapshot.hasTag('ready') && !now.snapshot.hasTag('empty');
    return now.snapshot.hasTag(known > 0 ? 'ready' : 'empty');
  },
  'never two reads at a time': (_, walk) => runningOf('read', walk) <= 1,
  'a read follows a request, or the network, and not a failure': (now) =>
    !isEvent(now, 'error read') ||
    started(now, 'read').length === 0 ||
    (now.event?.error.kind !== 'network' && !now.snapshot.context.isOutdated),
});

const firstVisit = { queryKey: 'tvShows', cached: null };
const laterVisit = { queryKey: 'tvShows', cached: 3 };
const settled = { type: 'list.settled', queryKey: 'tvShows' };
const told = ['runs', 'tellOwner', { owner: null, event: settled }];
const began = { queryKey: 'tvShows', owner: null, count: 0, hasRead: false, isOutdated: false };

test('a first visit shows that the list is loading, then the list', async () => {
  const query = live(queryFlow, firstVisit);
  expect(query.tags()).toEqual(['loading']);
  await query.succeed('read', { count: 12 });
  expect(query.tags()).toEqual(['ready']);
  expect(query.now().context).toEqual({ ...began, count: 12, hasRead: true });
  expect(query.running()).toEqual([]);
});

test.each([
  [firstVisit, began],
  [laterVisit, { ...began, count: 3, hasRead: true }],
])('the visit %j begins with what is cached', (visit, context) => {
  expect(live(queryFlow, visit).now().context).toEqual(context);
});

test('a first answer is late after 4 s and has stalled after 8 s; then it can be asked for again', async () => {
  const query = live(queryFlow, firstVisit);
  query.wait(3999);
  expect(query.value()).toEqual({ loading: 'onTime' });
  query.wait(1);
  expect(query.value()).toEqual({ loading: 'late' });
  expect(query.now().can({ type: 'retry.requested' })).toBe(false);
  query.wait(3999);
  expect(query.value()).toEqual({ loading: 'late' });
  query.wait(1);
  expect(query.value()).toEqual({ loading: 'stalled' });
  query.takeCalls();
  query.send('retry.requested');
  expect(query.takeCalls()).toEqual([
    ['runs', 'giveUpCall', { queryKey: 'tvShows' }],
    ['stops', 'read'],
    ['starts', 'read', { queryKey: 'tvShows' }],
  ]);
  expect(query.value()).toEqual({ loading: 'onTime' });
});

test('an answer that stalled is shown when it comes after all', async () => {
  const query = live(queryFlow, firstVisit);
  query.wait(4000);
  query.wait(4000);
  await query.succeed('read', { count: 12 });
  expect(query.tags()).toEqual(['ready']);
});

test('a list without entries is empty', async () => {
  const query = live(queryFlow, firstVisit);
  await query.succeed('read', { count: 0 });
  expect(query.tags()).toEqual(['empty']);
});

test('a refused read is repeated only when someone asks', async () => {
  const query = live(queryFlow, firstVisit);
  query.takeCalls();
  await query.fail('read', failures.rejected);
  query.send('network.returned');
  expect(query.tags()).toEqual(['failed']);
  query.send('retry.requested');
  expect(query.takeCalls()).toEqual([told, ['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a read that found no network runs again when the network is back', async () => {
  const query = live(queryFlow, firstVisit);
  await query.fail('read', failures.network);
  expect(query.tags()).toEqual(['failed']);
  query.takeCalls();
  query.report('watchNetwork', 'network.returned');
  expect(query.tags()).toEqual(['loading']);
  expect(query.takeCalls()).toEqual([
    ['stops', 'watchNetwork'],
    ['starts', 'read', { queryKey: 'tvShows' }],
  ]);
});

test('a refresh that found no network keeps the list, and runs again with the network', async () => {
  const query = live(queryFlow, laterVisit);
  await query.fail('read', failures.network);
  expect(query.tags()).toEqual(['ready']);
  query.report('watchNetwork', 'network.returned');
  await query.succeed('read', { count: 12 });
  expect(query.now().context.count).toBe(12);
  query.send('network.returned');
  expect(query.running()).toEqual([]);
});

test('a refresh also reads what had failed', async () => {
  const query = live(queryFlow, firstVisit);
  await query.fail('read', failures.rejected);
  expect(query.send('refresh.requested')).toEqual([['starts', 'read', { queryKey: 'tvShows' }]]);
});

test('a later visit shows the cached list at once, and refetches it once', async () => {
  const query = live(queryFlow, laterVisit);
  expect(query.tags()).toEqual(['ready']);
  query.send('refresh.requested');
  expect(query.calls).toEqual([['starts', 'read', { queryKey: 'tvShows' }], told]);
  await query.succeed('read', { count: 0 });
  expect(query.tags()).toEqual(['empty']);
});

test('a refresh that fails takes nothing away', async () => {
  const query = live(queryFlow, laterVisit);
  await query.fail('read', failures.network);
  expect(query.tags()).toEqual(['ready']);
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
    query.send('refresh.requested', 'refresh.requested');
    expect(query.takeCalls()).toEqual([]);
    await query.succeed('read', { count: 12 });
    expect(query.takeCalls()).toContainEqual(['starts', 'read', { queryKey: 'tvShows' }]);
    expect(query.running()).toEqual(['read']);
    expect(query.tags()).toEqual(['ready']);
    await query.succeed('read', { count: 13 });
    expect(query.now().context.count).toBe(13);
    expect(query.running()).toEqual([]);
  },
);

test.each([firstVisit, laterVisit])(
  'a refresh asked for during a read that is refused is one more read, and no third',
  async (visit) => {
    const query = live(queryFlow, visit);
    query.send('refresh.requested');
    await query.fail('read', failures.rejected);
    expect(query.running()).toEqual(['read']);
    await query.fail('read', failures.rejected);
    expect(query.running()).toEqual([]);
  },
);

test('the chart that waits for a query is told when it is late and when it has settled', async () => {
  const heard: unknown[] = [];
  const owner = { send: (event: object) => heard.push(event) };
  const answers: ((answer: { count: number }) => void)[] = [];
  const clock = new SimulatedClock();
  const logic = queryMachine.provide({
    actors: { read: fromPromise(() => new Promise((resolve) => answers.push(resolve))) },
    actions: queryLogic.implementations.actions,
  });
  const query = createActor(logic, { clock, input: { ...firstVisit, owner } }).start();
  clock.increment(3999);
  expect(heard).toEqual([]);
  clock.increment(1);
  expect(heard).toEqual([{ type: 'list.delayed', queryKey: 'tvShows' }]);
  answers.at(0)?.({ count: 12 });
  await waitFor(query, (it) => it.hasTag('ready'));
  expect(heard.slice(1)).toEqual([settled]);
});
test('an empty list that gets an entry shows it', async () => {
  const query = live(queryFlow, laterVisit);
  await query.succeed('read', { count: 0 });
  query.send('refresh.requested');
  await query.succeed('read', { count: 1 });
  expect(query.tags()).toEqual(['ready']);
});

test('a refresh is asked for again while there is no network', async () => {
  const query = live(queryFlow, laterVisit);
  await query.fail('read', failures.network);
  query.send('refresh.requested');
  expect(query.running()).toEqual(['read']);
});

test.each([firstVisit, laterVisit])(
  'a read that found no network waits for it, even if a refresh was asked for meanwhile',
  async (visit) => {
    const query = live(queryFlow, visit);
    query.send('refresh.requested');
    await query.fail('read', failures.network);
    expect(query.running()).toEqual(['watchNetwork']);
  },
);
