import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { queryFlow } from '../../flows/cases/query';
import { isEvent, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { queryMachine } from '../../machines/query.machine';
import { queryLogic } from '../../src/state/query.actors';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(queryFlow, {
  'it says what the last answer holds, and a failed read takes nothing away': (now, testPath) => {
    const answers = testPath.filter((it) => isEvent(it, 'done read')).map((it) => it.event?.output);
    const { count } = testPath[0]?.snapshot.context ?? {};
    const known = answers.at(-1)?.count ?? (testPath[0]?.snapshot.hasTag('ready') ? count : null);
    if (known === null) return !now.snapshot.hasTag('ready') && !now.snapshot.hasTag('empty');
    return now.snapshot.hasTag(known > 0 ? 'ready' : 'empty');
  },
  'never two reads at a time': (_, testPath) => runningOf('read', testPath) <= 1,
  'a read follows a request, or the network, and not a failure': (now) =>
    !isEvent(now, 'error read') ||
    started(now, 'read').length === 0 ||
    (now.event?.error.kind !== 'network' && !now.snapshot.context.isOutdated),
});

const firstVisit = { queryKey: 'tvShows', cached: null };
const laterVisit = { queryKey: 'tvShows', cached: 3 };
const settled = { type: 'list.settled', queryKey: 'tvShows' };
const notifies = ['runs', 'tellOwner', { owner: null, event: settled }];
const watches = ['starts', 'watchOutdated', { queryKey: 'tvShows' }];
const reads = ['starts', 'read', { queryKey: 'tvShows' }];
const began = { queryKey: 'tvShows', owner: null, count: 0, hasRead: false, isOutdated: false };
const visit = (from: typeof firstVisit | typeof laterVisit) => live(queryFlow, from);

test('a first visit shows that the list is loading, then the list', async () => {
  const query = visit(firstVisit);
  expect(query.tags()).toEqual(['loading']);
  await query.succeed('read', { count: 12 });
  expect(query.tags()).toEqual(['ready']);
  expect(query.now().context).toEqual({ ...began, count: 12, hasRead: true });
  expect(query.running()).toEqual(['watchOutdated']);
});

test.each([
  [firstVisit, began],
  [laterVisit, { ...began, count: 3, hasRead: true }],
])('the visit %j begins with what is cached', (from, context) => {
  expect(visit(from).now().context).toEqual(context);
});

test('a first answer is late after 4 s and has stalled after 8 s; then it can be asked for again', () => {
  const query = visit(firstVisit);
  query.wait(3999);
  expect(query.value()).toEqual({ loading: 'onTime' });
  query.wait(1);
  expect(query.value()).toEqual({ loading: 'late' });
  expect(query.now().can({ type: 'retry.requested' })).toBe(false);
  query.wait(3999);
  expect(query.value()).toEqual({ loading: 'late' });
  query.wait(1);
  expect(query.value()).toEqual({ loading: 'stalled' });
  expect(query.send('retry.requested')).toEqual([
    ['runs', 'giveUpCall', { queryKey: 'tvShows' }],
    ['stops', 'read'],
    reads,
  ]);
  expect(query.value()).toEqual({ loading: 'onTime' });
});

test('a stalled answer is shown when it finally arrives', async () => {
  const query = visit(firstVisit);
  query.wait(4000);
  query.wait(4000);
  await query.succeed('read', { count: 12 });
  expect(query.tags()).toEqual(['ready']);
});

test('a list without entries is empty, and is shown once it gets one', async () => {
  const query = visit(firstVisit);
  await query.succeed('read', { count: 0 });
  expect(query.tags()).toEqual(['empty']);
  query.send('refresh.requested');
  await query.succeed('read', { count: 1 });
  expect(query.tags()).toEqual(['ready']);
});

test('a refused request is repeated only on request', async () => {
  for (const asks of ['retry.requested', 'refresh.requested'] as const) {
    const query = visit(firstVisit);
    expect(await query.fail('read', failures.rejected)).toEqual([notifies]);
    expect(query.send('network.returned')).toEqual([]);
    expect(query.tags()).toEqual(['failed']);
    expect(query.send(asks)).toEqual([reads]);
  }
});

test('a read that found no network runs again when the network is back', async () => {
  const query = visit(firstVisit);
  await query.fail('read', failures.network);
  expect(query.tags()).toEqual(['failed']);
  expect(query.report('watchNetwork', 'network.returned')).toEqual([
    ['stops', 'watchNetwork'],
    reads,
  ]);
  expect(query.tags()).toEqual(['loading']);
});

test('a refresh that found no network keeps the list, and runs again with the network, or a press', async () => {
  const query = visit(laterVisit);
  await query.fail('read', failures.network);
  expect(query.tags()).toEqual(['ready']);
  query.report('watchNetwork', 'network.returned');
  await query.succeed('read', { count: 12 });
  expect(query.now().context.count).toBe(12);
  query.send('network.returned');
  expect(query.running()).toEqual(['watchOutdated']);
  const pressed = visit(laterVisit);
  await pressed.fail('read', failures.network);
  pressed.send('refresh.requested');
  expect(pressed.running()).toEqual(['read', 'watchOutdated']);
});

test('a later visit shows the cached list at once, and refetches it once', async () => {
  const query = visit(laterVisit);
  expect(query.tags()).toEqual(['ready']);
  query.send('refresh.requested');
  expect(query.calls).toEqual([watches, reads, notifies]);
  await query.succeed('read', { count: 0 });
  expect(query.tags()).toEqual(['empty']);
});

describe.each([firstVisit, laterVisit])(
  'A refresh asked for during the read of the visit %j',
  (from) => {
    function refresh() {
      const query = visit(from);
      expect(query.send('refresh.requested', 'refresh.requested')).toEqual([]);
      return query;
    }

    test('is one more read after it', async () => {
      const query = refresh();
      expect(await query.succeed('read', { count: 12 })).toContainEqual(reads);
      expect(query.running()).toEqual(['read', 'watchOutdated']);
      expect(query.tags()).toEqual(['ready']);
      await query.succeed('read', { count: 13 });
      expect(query.now().context.count).toBe(13);
      expect(query.running()).toEqual(['watchOutdated']);
    });

    test('is one more read if that is refused, and no third', async () => {
      const query = refresh();
      await query.fail('read', failures.rejected);
      expect(query.running()).toEqual(['read', 'watchOutdated']);
      await query.fail('read', failures.rejected);
      expect(query.running()).toEqual(['watchOutdated']);
    });

    test('waits for the network with it', async () => {
      const query = refresh();
      await query.fail('read', failures.network);
      expect(query.running()).toEqual(['watchNetwork', 'watchOutdated']);
    });
  },
);

test('the owner of a query is notified when it is late and when it has settled', async () => {
  const heard: unknown[] = [];
  const owner = { send: (event: object) => heard.push(event) };
  const answers: ((answer: { count: number }) => void)[] = [];
  const clock = new SimulatedClock();
  const logic = queryMachine.provide({
    actors: {
      watchOutdated: fromCallback(() => {}),
      read: fromPromise(() => new Promise((resolve) => answers.push(resolve))),
    },
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
