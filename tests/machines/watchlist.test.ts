import { expect, test } from 'vitest';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { isEvent, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';
import { isShownOn, press, pressed, sayAgain, unsaved } from './watchlist-heart';

walkAllPaths(watchlistFlow, {
  'a heart shows what is wanted: it turns at every press of a member': (now, walk) =>
    !isEvent(now, 'toggle.pressed') ||
    (now.snapshot.context.isWanted !== walk.at(-2)?.snapshot.context.isWanted) ===
      now.event?.isMember,
  'a heart turns by itself only after a list, another tab, a refusal or a lost answer': (
    now,
    walk,
  ) =>
    isEvent(now, 'toggle.pressed', 'title.wanted', 'entry.refreshed', 'entry.saved') ||
    isEvent(now, 'done readEntry') ||
    isEvent(now, 'error saveToggle', 'error readEntry') ||
    now.event === null ||
    now.snapshot.context.isWanted === walk.at(-2)?.snapshot.context.isWanted,
  'never two saves at a time, nor a save during a read': (_, walk) =>
    runningOf('saveToggle', walk) + runningOf('readEntry', walk) <= 1,
  'nothing is saved without a press, nor read without one here or in another tab': (now, walk) =>
    now.calls.every(([kind]) => kind !== 'starts') ||
    walk.some((it) => isEvent(it, 'toggle.pressed') && it.event?.isMember) ||
    walk.some((it) => isEvent(it, 'title.wanted')) ||
    (started(now, 'saveToggle').length === 0 && walk.some((it) => isEvent(it, 'entry.saved'))),
  'at rest the heart shows what the provider last said': ({ snapshot: { context } }, walk) =>
    runningOf('saveToggle', walk) + runningOf('readEntry', walk) > 0 ||
    context.isWanted === context.isSaved,
});

test('a title that a visitor wanted to keep is put on the list, unless it is there already', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ type: 'title.wanted', at: 10 });
  expect(isShownOn(heart)).toBe(true);
  await heart.succeed('readEntry', { isSaved: false, at: 20 });
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 30 });
  expect(heart.value()).toEqual({ settled: 'on' });

  const there = live(watchlistFlow, unsaved);
  there.send({ type: 'title.wanted', at: 10 });
  await there.succeed('readEntry', { isSaved: true, at: 20 });
  expect(there.value()).toEqual({ settled: 'on' });
  expect(there.calls.filter(([, what]) => what === 'saveToggle')).toEqual([]);
});

const timeout = { ...failures.network, kind: 'timeout' } as const;
const unreadable = { ...failures.network, kind: 'unreadable', status: 200 } as const;

test('a heart shows at once what is wanted, and saves it', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send(press);
  expect(isShownOn(heart)).toBe(true);
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.value()).toEqual({ settled: 'on' });
  expect(heart.now().context).toEqual({
    titleId: '7',
    isSaved: true,
    isWanted: true,
    changedAt: 20,
    isContested: false,
    failure: null,
  });
  expect(heart.calls).toEqual([
    ['starts', 'saveToggle', { titleId: '7' }],
    ['emits', { type: 'entry.saved', titleId: '7', isSaved: true }],
  ]);
});

test.each([
  [2, false, 2],
  [3, true, 1],
])(
  'clicked %i times while saving, it ends as wanted (%s) after %i calls',
  async (presses, isSaved, calls) => {
    const heart = live(watchlistFlow, unsaved);
    for (let count = 0; count < presses; count += 1) heart.send(press);
    for (let made = 0; made < calls; made += 1) await heart.succeed('saveToggle', { at: 20 });
    expect(heart.running()).toEqual([]);
    expect(heart.now().context).toMatchObject({ isSaved, isWanted: isSaved });
  },
);

test('a refused save is rolled back and announced, and nothing is read', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.rejected);
  expect(isShownOn(heart)).toBe(false);
  expect(heart.value()).toEqual({ settled: 'off' });
  expect(heart.takeCalls()).toEqual([sayAgain(failures.rejected)]);
});

test.each([failures.network, timeout, unreadable])(
  'a save whose answer is lost ($kind) reads the list: done after all, the heart stays on',
  async (lost) => {
    const heart = pressed();
    await heart.fail('saveToggle', lost);
    expect(heart.value()).toBe('unsure');
    expect(isShownOn(heart)).toBe(true);
    await heart.succeed('readEntry', { isSaved: true, at: 30 });
    expect(heart.value()).toEqual({ settled: 'on' });
    expect(heart.takeCalls()).toEqual([
      ['starts', 'readEntry', { titleId: '7' }],
      ['emits', { type: 'entry.read', titleId: '7', isSaved: true }],
    ]);
  },
);

test('a save whose answer is lost, and that was not done, is rolled back and announced', async () => {
  const heart = pressed(true);
  await heart.fail('saveToggle', failures.network);
  await heart.succeed('readEntry', { isSaved: true, at: 30 });
  expect(heart.value()).toEqual({ settled: 'on' });
  expect(isShownOn(heart)).toBe(true);
  expect(heart.takeCalls()).toEqual([
    ['starts', 'readEntry', { titleId: '7' }],
    ['emits', { type: 'entry.read', titleId: '7', isSaved: true }],
    sayAgain(failures.network),
  ]);
});

test('after a lost save the next press ends where the person wants it, with no flip too many', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  heart.send(press);
  expect(isShownOn(heart)).toBe(false);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.value()).toEqual({ settled: 'off' });
  expect(heart.calls.filter(([, id]) => id === 'saveToggle')).toEqual([]);
});

test('a list that can be read no more either leaves the heart back, and the next press reads first', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  await heart.fail('readEntry', failures.network);
  expect(isShownOn(heart)).toBe(false);
  heart.takeCalls();
  heart.send(press);
  expect(isShownOn(heart)).toBe(true);
  expect(heart.takeCalls()).toEqual([['starts', 'readEntry', { titleId: '7' }]]);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 40 });
  expect(heart.value()).toEqual({ settled: 'on' });
});

test('a heart that nobody could read believes the next list', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  await heart.fail('readEntry', failures.network);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 30 });
  expect(heart.value()).toEqual({ settled: 'on' });
});

test('a newer list sets the heart, unless a save is in flight', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 5 });
  expect(heart.now().context).toMatchObject({ isSaved: true, isWanted: true });
  heart.send(press, { type: 'entry.refreshed', isSaved: true, askedAt: 11 });
  expect(isShownOn(heart)).toBe(false);
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.now().context).toMatchObject({ isSaved: false, isWanted: false });
});

test('a list that was asked for before the save ended is older than the heart', async () => {
  const heart = pressed();
  await heart.succeed('saveToggle', { at: 20 });
  heart.send({ type: 'entry.refreshed', isSaved: false, askedAt: 19 });
  expect(heart.value()).toEqual({ settled: 'on' });
  heart.send({ type: 'entry.refreshed', isSaved: false, askedAt: 21 });
  expect(heart.value()).toEqual({ settled: 'off' });
});

test('a visitor is asked to sign in, and the heart stays as it is', () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ ...press, isMember: false });
  expect(heart.calls).toEqual([['emits', { type: 'signIn.requested' }]]);
  expect(isShownOn(heart)).toBe(false);
});

/** A heart that was pressed, whose answer was lost, and that was pressed again. */
async function pressedWhileUnsure() {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  heart.send(press);
  heart.takeCalls();
  return heart;
}

test('a press while the list is read is saved, if the list says otherwise', async () => {
  const heart = await pressedWhileUnsure();
  await heart.succeed('readEntry', { isSaved: true, at: 30 });
  expect(isShownOn(heart)).toBe(false);
  expect(heart.takeCalls()).toEqual([
    ['emits', { type: 'entry.read', titleId: '7', isSaved: true }],
    ['starts', 'saveToggle', { titleId: '7' }],
  ]);
});

test('a press while a list is read that can be read no more goes back, and is told', async () => {
  const heart = await pressedWhileUnsure();
  await heart.fail('readEntry', failures.rejected);
  expect(heart.value()).toEqual({ settled: 'unknown' });
  expect(isShownOn(heart)).toBe(false);
  expect(heart.takeCalls()).toEqual([sayAgain(failures.rejected)]);
});

test('where the list can not be read after a lost save, the save is what failed', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  expect(await heart.fail('readEntry', failures.rejected)).toEqual([sayAgain(failures.network)]);
});

test("a save that the provider can not do now is told in the provider's words", async () => {
  const heart = pressed();
  const busy = { ...failures.rejected, status: 503 };
  await heart.fail('saveToggle', busy);
  expect(await heart.succeed('readEntry', { isSaved: false, at: 30 })).toEqual([
    ['emits', { type: 'entry.read', titleId: '7', isSaved: false }],
    sayAgain(busy),
  ]);
});

test('after a lost save that another tab has contested, the heart ends as it was pressed last', async () => {
  const heart = pressed();
  heart.send({ type: 'entry.saved', isSaved: true, at: 15 }, press);
  await heart.fail('saveToggle', failures.network);
  await heart.succeed('readEntry', { isSaved: true, at: 30 });
  expect(heart.value()).toEqual({ saving: 'turningOff' });
});

test('a list that was asked for before a press, a save or another list is not believed', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.rejected);
  const list = (isSaved: boolean, askedAt: number) => {
    heart.send({ type: 'entry.refreshed', isSaved, askedAt });
    return isShownOn(heart);
  };
  expect([list(true, 9), list(true, 10), list(false, 30), list(true, 20)]).toEqual([
    ...[false, true, false, false],
  ]);
});

test('a heart that nobody touched believes the first list', () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 0 });
  expect(heart.value()).toEqual({ settled: 'on' });
});
