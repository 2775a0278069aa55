import { expect, test } from 'vitest';
import { kidsModeFlow } from '../../flows/cases/kids-mode';
import { isEvent, ran, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(kidsModeFlow, {
  'kids mode is turned off, and the limit changed, only after the right PIN': (now, testPath) =>
    !(ran(now, 'turnOff') || ran(now, 'keepLimit')) ||
    testPath.at(-2)?.snapshot.matches('unlocked') === true,
  'only a right PIN unlocks': (now, testPath) =>
    !now.snapshot.matches('unlocked') ||
    testPath.at(-2)?.snapshot.matches('unlocked') === true ||
    (isEvent(now, 'done checkPin') && now.event?.output.isRight === true),
  'no PIN is checked while one must wait': (now, testPath) =>
    started(now, 'checkPin').length === 0 || testPath.at(-2)?.snapshot.context.secondsLeft === 0,
  'only a lock that was made is kept': (now) =>
    ran(now, 'keepLock') === isEvent(now, 'done makeLock'),
  'never two digests at a time': (_, testPath) =>
    runningOf('makeLock', testPath) + runningOf('checkPin', testPath) <= 1,
});

const begin = (isOn: boolean, secondsLeft = 0) => live(kidsModeFlow, { isOn, secondsLeft });
const checked = (isRight: boolean, secondsLeft = 0) => ({ isRight, secondsLeft });

test('kids mode is turned on with four digits that were typed twice', async () => {
  const mode = begin(false);
  expect(mode.takeCalls()).toEqual([['starts', 'watchMode']]);
  mode.send({ type: 'lock.wanted', problem: 'digits' });
  expect([mode.value(), mode.now().context.problem]).toEqual([{ off: 'choosing' }, 'digits']);
  mode.send({ type: 'lock.wanted', problem: null });
  expect([mode.now().hasTag('busy'), mode.now().context.problem]).toEqual([true, null]);
  mode.send({ type: 'lock.wanted', problem: 'repeat' });
  expect(mode.takeCalls()).toEqual([['starts', 'makeLock']]);
  expect(await mode.succeed('makeLock')).toEqual([['runs', 'keepLock']]);
  expect(mode.value()).toEqual({ locked: { asking: 'fresh' } });
});

test('a lock that failed is created on the next click', async () => {
  const mode = begin(false);
  mode.send({ type: 'lock.wanted', problem: null });
  await mode.fail('makeLock', failures.network);
  expect(mode.value()).toEqual({ off: 'failed' });
  mode.send({ type: 'lock.wanted', problem: null });
  await mode.succeed('makeLock');
  expect(mode.now().matches('locked')).toBe(true);
});

test('wrong PINs are refused, then have to wait', async () => {
  const mode = begin(true);
  mode.send('pin.entered');
  await mode.succeed('checkPin', checked(false));
  expect(mode.value()).toEqual({ locked: { asking: 'refused' } });
  mode.send('pin.entered');
  expect(await mode.succeed('checkPin', checked(false, 30))).toEqual([['starts', 'countDown']]);
  expect(mode.now().can({ type: 'pin.entered' })).toBe(false);
  mode.report('countDown', { type: 'second.passed', secondsLeft: 29 });
  expect(mode.now().context.secondsLeft).toBe(29);
  mode.report('countDown', 'wait.ended');
  expect([mode.value(), mode.now().context.secondsLeft]).toEqual([
    { locked: { asking: 'fresh' } },
    0,
  ]);
});

test('neither a reload nor the password page ends the wait', () => {
  const mode = begin(true, 30);
  expect(mode.value()).toEqual({ locked: 'waiting' });
  mode.send('recovery.requested', 'recovery.declined');
  expect(mode.value()).toEqual({ locked: 'waiting' });
});

test('the right PIN lets the limit be changed, and kids mode be left', async () => {
  const mode = begin(true);
  mode.send('pin.entered');
  await mode.succeed('checkPin', checked(true));
  mode.takeCalls();
  mode.send({ type: 'limit.changed', limit: 13 });
  expect(mode.takeCalls()).toEqual([['runs', 'keepLimit', expect.objectContaining({ limit: 13 })]]);
  mode.send('lock.closed');
  expect(mode.now().can({ type: 'exit.pressed' })).toBe(false);
  mode.send('pin.entered');
  await mode.succeed('checkPin', checked(true));
  mode.takeCalls();
  mode.send('exit.pressed');
  expect(mode.takeCalls()).toEqual([
    ['runs', 'turnOff'],
    ['emits', { type: 'mode.left' }],
  ]);
  expect(mode.value()).toEqual({ off: 'choosing' });
});

test('a PIN that could not be checked does not count as wrong', async () => {
  const mode = begin(true);
  mode.send('pin.entered');
  await mode.fail('checkPin', failures.network);
  expect(mode.value()).toEqual({ locked: { asking: 'failed' } });
});

test('another tab turns kids mode on and off', () => {
  const mode = begin(false);
  mode.report('watchMode', 'mode.started');
  expect(mode.value()).toEqual({ locked: { asking: 'fresh' } });
  mode.send('recovery.requested');
  expect(mode.report('watchMode', 'mode.ended')).toEqual([]);
  expect(mode.value()).toEqual({ off: 'choosing' });
});
