import { expect, test } from 'vitest';
import { progressFlow } from '../../flows/cases/progress';
import { ran, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(progressFlow, {
  'nothing is loaded or sent for a visitor': (now) =>
    now.snapshot.context.isMember ||
    (started(now, 'readProgress').length === 0 && started(now, 'sendProgress').length === 0),
  'a provider that does not know the calls is asked no more while this person is here': (
    _,
    testPath,
  ) => {
    const since = testPath.findLastIndex((it) => it.event?.type === 'person.changed');
    const here = testPath.slice(since + 1);
    const at = here.findIndex((it) => ran(it, 'noteProviderWithout'));
    return at < 0 || here.slice(at + 1).every((it) => started(it, 'sendProgress').length === 0);
  },
});

const member = { isMember: true, isProviderWithout: false };
const kept = { type: 'position.changed', isUrgent: false } as const;
const paused = { type: 'position.changed', isUrgent: true } as const;
const personChanged = { type: 'person.changed', ...member } as const;
const sends = ['starts', 'sendProgress'];
const absent = { ...failures.rejected, status: 404 };

async function inStep() {
  const progress = live(progressFlow, member);
  await progress.succeed('readProgress', { hasUnsent: false });
  progress.takeCalls();
  return progress;
}

async function unreached() {
  const progress = live(progressFlow, member);
  await progress.fail('readProgress', failures.network);
  return progress;
}

test("a playing film's position is sent every 30 s, a pause at once", async () => {
  const progress = await inStep();
  for (const after of [5_000, 24_999]) {
    progress.send(kept);
    progress.wait(after);
  }
  expect(progress.takeCalls()).toEqual([]);
  expect(progress.wait(1)).toEqual([sends]);
  await progress.succeed('sendProgress');
  expect(progress.send(paused)).toEqual([sends]);
  expect(progress.value()).toBe('sending');
  await progress.succeed('sendProgress');
  expect(progress.value()).toBe('inStep');
});

test('a pause is sent at once, also while positions are being collected', async () => {
  const progress = await inStep();
  progress.send(kept);
  expect(progress.value()).toBe('collecting');
  progress.send(paused);
  expect(progress.value()).toBe('sending');
});

test('unsent positions of this browser are sent first', async () => {
  const progress = live(progressFlow, member);
  expect(progress.now().context).toStrictEqual({
    ...member,
    isBehind: false,
    isUrgent: false,
    isRead: false,
  });
  await progress.succeed('readProgress', { hasUnsent: true });
  expect(progress.value()).toBe('sending');
});

test('changes during a save are sent later', async () => {
  const progress = await inStep();
  progress.send(paused, kept);
  await progress.succeed('sendProgress');
  expect(progress.value()).toBe('collecting');
  progress.wait(30_000);
  await progress.succeed('sendProgress');
  expect(progress.value()).toBe('inStep');
});

test('a pause or a removal during a save is sent right after it', async () => {
  const progress = await inStep();
  progress.send(paused, paused, kept);
  expect(await progress.succeed('sendProgress')).toEqual([sends]);
  expect(progress.value()).toBe('sending');
  await progress.succeed('sendProgress');
  expect(progress.value()).toBe('inStep');
});

test('leaving the page sends unsent positions, and nothing twice', async () => {
  const progress = await inStep();
  expect(progress.send('page.left')).toEqual([]);
  expect(progress.send(kept, 'page.left')).toEqual([sends]);
  expect(progress.send('page.left')).toEqual([]);
  expect(progress.send(kept, 'page.left')).toEqual([['stops', 'sendProgress'], sends]);
});

test('a provider that answers 404 is not asked again until another member signs in', async () => {
  const progress = live(progressFlow, member);
  await progress.fail('readProgress', absent);
  progress.send(paused, 'page.left');
  progress.wait(600_000);
  expect(progress.takeCalls()).toEqual([
    ['starts', 'watchPositions'],
    ['starts', 'readProgress'],
    ['runs', 'noteProviderWithout'],
  ]);
  progress.send(personChanged);
  expect(progress.running()).toContain('readProgress');
});

test('a provider with only the first of the calls receives no more positions', async () => {
  const progress = await inStep();
  progress.send(paused);
  expect(await progress.fail('sendProgress', absent)).toEqual([['runs', 'noteProviderWithout']]);
  expect(progress.value()).toBe('keptHere');
});

test('a tab in which the provider was without the calls does not ask again after a reload', () => {
  const progress = live(progressFlow, { ...member, isProviderWithout: true });
  expect(progress.running()).toEqual(['watchPositions']);
  expect(progress.value()).toBe('keptHere');
  progress.send(personChanged);
  expect(progress.value()).toBe('reading');
});

test('an unreachable provider is asked after a minute, or sent the next pause', async () => {
  const progress = await unreached();
  progress.send('page.left');
  expect(progress.value()).toBe('unreached');
  progress.send(kept);
  progress.wait(59_999);
  expect(progress.value()).toBe('unreached');
  progress.wait(1);
  expect(progress.value()).toBe('reading');
  await progress.fail('readProgress', failures.network);
  progress.send(paused);
  await progress.fail('sendProgress', failures.network);
  progress.send('page.left');
  expect(progress.value()).toBe('sending');
});

test('positions are loaded once a pause reaches an unreachable provider', async () => {
  const progress = await unreached();
  progress.send(paused);
  await progress.succeed('sendProgress');
  progress.wait(3_600_000);
  expect(progress.calls.filter(([, name]) => name === 'readProgress')).toHaveLength(2);
});

test('a member loads their own positions, and nothing is sent after a sign-out', () => {
  const progress = live(progressFlow, { ...member, isMember: false });
  expect(progress.running()).toEqual(['watchPositions']);
  progress.send(personChanged);
  expect(progress.value()).toBe('reading');
  progress.send({ ...personChanged, isMember: false });
  expect(progress.running()).toEqual(['watchPositions']);
});

test('a position stored while the provider is unreachable is sent when the page is left', async () => {
  const progress = await unreached();
  progress.send(kept, 'page.left');
  expect(progress.value()).toBe('sending');
});

test("a member's unsent positions are not sent for the next member", async () => {
  const progress = await unreached();
  progress.send(kept, personChanged);
  await progress.fail('readProgress', failures.network);
  progress.send('page.left');
  expect(progress.value()).toBe('unreached');
});

test('nothing is synced for a visitor', () => {
  const progress = live(progressFlow, { isMember: false, isProviderWithout: true });
  expect(progress.value()).toBe('resting');
});

test('changes during loading are sent after it, or when the page is left', () => {
  const progress = live(progressFlow, member);
  progress.send(paused);
  expect(progress.value()).toBe('reading');
  progress.send('page.left');
  expect(progress.value()).toBe('sending');
});
