import { expect, test } from 'vitest';
import { film, fresh, missing, recoveryFlow, refused } from '../../flows/cases/recovery';
import { isEvent, runningOf } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { type Live, live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(recoveryFlow, {
  'the addresses are read once at a time': (_, walk) => runningOf('readAddresses', walk) <= 1,
  'only a refusal has the addresses read again': (now, walk) =>
    !now.snapshot.matches('renewing') || walk.some((it) => isEvent(it, 'media.failed')),
  'the trailer has no next source': ({ calls, snapshot }) =>
    snapshot.context.link !== null ||
    !calls.some(
      ([, name, params]) => name === 'replaceSource' && (params as { link: number }).link !== 0,
    ),
});

type Recovery = Live<typeof recoveryFlow.machine>;

/** What it has decided since it was asked last. */
const decided = (recovery: Recovery) => recovery.takeCalls().filter(([kind]) => kind === 'runs');

/** A film's source on the page. */
function playing(linkCount: number, link: number | null = 0): Recovery {
  const recovery = live(recoveryFlow, film(linkCount));
  recovery.send({ type: 'media.mounted', link });
  recovery.takeCalls();
  return recovery;
}

const fail = (recovery: Recovery, failure: typeof missing | typeof refused = missing) =>
  recovery.send({ type: 'media.failed', failure });
const mount = (recovery: Recovery, link: number) => recovery.send({ type: 'media.mounted', link });

test('the next source takes over from one that fails, and the last one gives up', () => {
  const recovery = playing(3);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 1 }]]);
  mount(recovery, 1);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 2 }]]);
  mount(recovery, 2);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'giveUp']]);
  expect(recovery.now().context.failures.map(({ link }) => link)).toEqual([0, 1, 2]);
});

test('a source that somebody chose, and that fails, gives way to the first', () => {
  const recovery = playing(2, 1);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 0 }]]);
});

test('a trailer that fails has nothing to give way to', () => {
  const recovery = playing(2, null);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'giveUp']]);
});

test('Try again begins from the first source, and each may fail once more', () => {
  const recovery = playing(2);
  fail(recovery);
  mount(recovery, 1);
  fail(recovery);
  recovery.takeCalls();
  recovery.send('retry.requested');
  expect(recovery.value()).toBe('untroubled');
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 0 }]]);
  mount(recovery, 0);
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 1 }]]);
});

test('another video that is chosen after a failure begins without a past', () => {
  const recovery = playing(1);
  fail(recovery);
  recovery.send({ type: 'media.mounted', link: null });
  expect(recovery.now().matches('untroubled')).toBe(true);
  expect(recovery.now().context).toMatchObject({ failures: [], link: null });
});

test('after a minute without a failure a source that had failed may be tried again', () => {
  const recovery = playing(2);
  fail(recovery);
  mount(recovery, 1);
  recovery.wait(59_999);
  expect(recovery.now().context.failures).toEqual([{ ...missing, link: 0 }]);
  recovery.wait(1);
  expect(recovery.now().context.failures).toEqual([]);
  recovery.takeCalls();
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 0 }]]);
});

test('addresses whose token has run out are read again, once, and the film goes on', async () => {
  const recovery = playing(1);
  fail(recovery, refused);
  expect(recovery.takeCalls()).toEqual([
    ['starts', 'readAddresses', { titleId: recovery.now().context.titleId }],
  ]);
  await recovery.succeed('readAddresses', fresh);
  expect(decided(recovery)).toEqual([['runs', 'renewAddresses', { addresses: fresh }]]);
  mount(recovery, 0);
  fail(recovery, refused);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 1 }]]);
});

test('where the details cannot be read the next source takes over, or the page says why', async () => {
  for (const [linkCount, told] of [
    [2, ['runs', 'replaceSource', { link: 1 }]],
    [1, ['runs', 'giveUp']],
  ] as const) {
    const recovery = playing(linkCount);
    fail(recovery, refused);
    await recovery.fail('readAddresses', failures.network);
    expect(decided(recovery)).toEqual([told]);
  }
});

test('a minute without a failure lets the addresses be read again', async () => {
  const recovery = playing(1);
  expect(recovery.now().context.isRenewed).toBe(false);
  fail(recovery, refused);
  await recovery.succeed('readAddresses', fresh);
  mount(recovery, 0);
  recovery.wait(60_000);
  fail(recovery, refused);
  expect(recovery.value()).toBe('renewing');
});

test('each of many sources is tried once', () => {
  const recovery = playing(12);
  const told: unknown[] = [];
  for (let link = 0; link < 12; link += 1) {
    mount(recovery, link);
    fail(recovery);
    told.push(...decided(recovery));
  }
  const replaced = Array.from({ length: 11 }, (_, at) => [
    ...['runs', 'replaceSource'],
    { link: at + 1 },
  ]);
  expect(told).toEqual([...replaced, ['runs', 'giveUp']]);
});

test.each([
  ['a trailer that has failed is no source of the film', 2, null],
  ['a source that the provider has no more is not tried', 3, 2],
])('%s', async (_, linkCount, link) => {
  const recovery = playing(linkCount, link);
  fail(recovery, refused);
  await recovery.succeed('readAddresses', fresh);
  mount(recovery, 0);
  recovery.takeCalls();
  fail(recovery);
  expect(decided(recovery)).toEqual([['runs', 'replaceSource', { link: 1 }]]);
});
