import { expect, test } from 'vitest';
import { film, fresh, missing, recoveryFlow, refused } from '../../flows/cases/recovery';
import { isEvent, runningOf } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(recoveryFlow, {
  'the addresses are read once at a time': (_, testPath) =>
    runningOf('readAddresses', testPath) <= 1,
  'only a refusal has the addresses read again': (now, testPath) =>
    !now.snapshot.matches('renewing') || testPath.some((it) => isEvent(it, 'media.failed')),
  'the trailer has no next source': ({ calls, snapshot }) =>
    snapshot.context.link !== null ||
    !calls.some(
      ([, name, params]) => name === 'replaceSource' && (params as { link: number }).link !== 0,
    ),
});

type Recovery = Live<typeof recoveryFlow.machine>;
type Failed = typeof missing | typeof refused;

const replaces = (link: number) => ['runs', 'replaceSource', { link }];
const givesUp = ['runs', 'giveUp'];
const decisions = (calls: Recovery['calls']) => calls.filter(([kind]) => kind === 'runs');

const mount = (recovery: Recovery, link: number | null) =>
  recovery.send({ type: 'media.mounted', link });

function playing(linkCount: number, link: number | null = 0): Recovery {
  const recovery = live(recoveryFlow, film(linkCount));
  mount(recovery, link);
  recovery.takeCalls();
  return recovery;
}

function fail(recovery: Recovery, failure: Failed = missing) {
  const decided = decisions(recovery.send({ type: 'media.failed', failure }));
  for (const [, name, params] of decided) {
    if (name === 'replaceSource') mount(recovery, (params as { link: number }).link);
  }
  return decided;
}

async function renewed(linkCount: number, link: number | null = 0) {
  const recovery = playing(linkCount, link);
  const did = recovery.send({ type: 'media.failed', failure: refused });
  expect(did).toEqual([['starts', 'readAddresses', { titleId: recovery.now().context.titleId }]]);
  expect(decisions(await recovery.succeed('readAddresses', fresh))).toEqual([
    ['runs', 'renewAddresses', { addresses: fresh }],
  ]);
  mount(recovery, 0);
  return recovery;
}

test.each([3, 12])('each of %i sources is tried once, and the last one gives up', (count) => {
  const recovery = playing(count);
  const others = Array.from({ length: count - 1 }, (_, at) => replaces(at + 1));
  const failed = Array.from({ length: count }, () => fail(recovery));
  expect(failed.flat()).toEqual([...others, givesUp]);
  const { failures } = recovery.now().context;
  expect(failures.map(({ link }) => link)).toEqual(Array.from({ length: count }, (_, at) => at));
});

test('a chosen source that fails is replaced by the first', () => {
  expect(fail(playing(2, 1))).toEqual([replaces(0)]);
});

test('a failed trailer has no other source', () => {
  expect(fail(playing(2, null))).toEqual([givesUp]);
});

test('Try again begins from the first source, and each may fail once more', () => {
  const recovery = playing(2);
  fail(recovery);
  fail(recovery);
  expect(decisions(recovery.send('retry.requested'))).toEqual([replaces(0)]);
  expect(recovery.value()).toBe('untroubled');
  mount(recovery, 0);
  expect(fail(recovery)).toEqual([replaces(1)]);
});

test('a video chosen after a failure starts without earlier failures', () => {
  const recovery = playing(1);
  fail(recovery);
  mount(recovery, null);
  expect(recovery.now().matches('untroubled')).toBe(true);
  expect(recovery.now().context).toMatchObject({ failures: [], link: null });
});

test('after a minute without a failure a source that had failed may be tried again', () => {
  const recovery = playing(2);
  fail(recovery);
  recovery.wait(59_999);
  expect(recovery.now().context.failures).toEqual([{ ...missing, link: 0 }]);
  recovery.wait(1);
  expect(recovery.now().context.failures).toEqual([]);
  expect(fail(recovery)).toEqual([replaces(0)]);
});

test('addresses whose token has run out are read again, once, until a minute without a failure', async () => {
  expect(playing(1).now().context.isRenewed).toBe(false);
  const recovery = await renewed(1);
  expect(fail(recovery, refused)).toEqual([replaces(1)]);
  const later = await renewed(1);
  later.wait(60_000);
  later.send({ type: 'media.failed', failure: refused });
  expect(later.value()).toBe('renewing');
});

test.each([
  [2, replaces(1)],
  [1, givesUp],
])('where the details cannot be read, with %i sources: %j', async (linkCount, failed) => {
  const recovery = playing(linkCount);
  expect(fail(recovery, refused)).toEqual([]);
  expect(decisions(await recovery.fail('readAddresses', failures.network))).toEqual([failed]);
});

test.each([
  ['a trailer that has failed is no source of the film', 2, null],
  ['a source that the provider has no more is not tried', 3, 2],
])('%s', async (_, linkCount, link) => {
  expect(fail(await renewed(linkCount, link))).toEqual([replaces(1)]);
});

test('a source that a viewer picks while addresses are read is played without them', async () => {
  const recovery = playing(2);
  recovery.send({ type: 'media.failed', failure: refused });
  expect(mount(recovery, 1)).toEqual([['stops', 'readAddresses']]);
  expect(recovery.value()).toBe('untroubled');
});

test('a source that plays at its fresh address takes over from one that fails', async () => {
  const recovery = await renewed(2);
  mount(recovery, 1);
  expect(fail(recovery)).toEqual([replaces(0)]);
});
