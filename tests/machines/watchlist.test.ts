import { describe, expect, test } from 'vitest';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { isEvent, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { runAllPaths } from './harness/run-all-paths';
import {
  entry,
  fromOtherTab,
  heartOf,
  isShownOn,
  list,
  press,
  pressed,
  reads,
  saves,
  sayAgain,
  tells,
  unsure,
} from './watchlist-heart';

runAllPaths(watchlistFlow, {
  'a heart shows what is wanted: it turns at every press of a member': (now, testPath) =>
    !isEvent(now, 'toggle.pressed') ||
    (now.snapshot.context.isWanted !== testPath.at(-2)?.snapshot.context.isWanted) ===
      now.event?.isMember,
  'a heart turns by itself only after a list, another tab, a refusal or a lost answer': (
    now,
    testPath,
  ) =>
    isEvent(now, 'toggle.pressed', 'title.wanted', 'entry.refreshed', 'entry.saved') ||
    isEvent(now, 'done readEntry') ||
    isEvent(now, 'error saveToggle', 'error readEntry') ||
    now.event === null ||
    now.snapshot.context.isWanted === testPath.at(-2)?.snapshot.context.isWanted,
  'never two saves at a time, nor a save during a read': (_, testPath) =>
    runningOf('saveToggle', testPath) + runningOf('readEntry', testPath) <= 1,
  'nothing is saved without a press, nor read without one here or in another tab': (
    now,
    testPath,
  ) =>
    now.calls.every(([kind]) => kind !== 'starts') ||
    testPath.some((it) => isEvent(it, 'toggle.pressed') && it.event?.isMember) ||
    testPath.some((it) => isEvent(it, 'title.wanted')) ||
    (started(now, 'saveToggle').length === 0 && testPath.some((it) => isEvent(it, 'entry.saved'))),
  'at rest the heart shows what the provider last said': ({ snapshot: { context } }, testPath) =>
    runningOf('saveToggle', testPath) + runningOf('readEntry', testPath) > 0 ||
    context.isWanted === context.isSaved,
});

const on = { settled: 'on' };
const off = { settled: 'off' };

test('a title chosen by a visitor is added after sign-in, unless it is already there', async () => {
  const heart = heartOf();
  expect(heart.send({ type: 'title.wanted', at: 10 })).toEqual([reads]);
  expect(isShownOn(heart)).toBe(true);
  await heart.succeed('readEntry', entry(false));
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 30 });
  expect(heart.value()).toEqual(on);
  const there = heartOf();
  there.send({ type: 'title.wanted', at: 10 });
  expect(await there.succeed('readEntry', entry(true))).toEqual([tells('read', true)]);
  expect(there.value()).toEqual(on);
});

test('a toggle shows the choice at once, and saves it', async () => {
  const heart = heartOf();
  expect(heart.send(press)).toEqual([saves]);
  expect(isShownOn(heart)).toBe(true);
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  expect(await heart.succeed('saveToggle', { at: 20 })).toEqual([tells('saved', true, 20)]);
  expect(heart.value()).toEqual(on);
  expect(heart.now().context).toEqual({
    titleId: '7',
    isSaved: true,
    isWanted: true,
    changedAt: 20,
    isContested: false,
    failure: null,
  });
});

test.each([
  [2, false, 2],
  [3, true, 1],
])(
  'clicked %i times while saving, it ends as chosen (%s) after %i calls',
  async (presses, isSaved, calls) => {
    const heart = heartOf();
    heart.send(...Array(presses).fill(press));
    for (let made = 0; made < calls; made += 1) await heart.succeed('saveToggle', { at: 20 });
    expect(heart.running()).toEqual([]);
    expect(heart.now().context).toMatchObject({ isSaved, isWanted: isSaved });
  },
);

test('a refused save is rolled back and announced, and the toggle then follows the list', async () => {
  const heart = pressed();
  heart.send(list(true, 11));
  const did = await heart.fail('saveToggle', failures.rejected);
  expect(did).toEqual([sayAgain(failures.rejected), reads]);
  expect(isShownOn(heart)).toBe(false);
  expect(await heart.succeed('readEntry', entry(true))).toEqual([tells('read', true)]);
  expect(heart.value()).toEqual(on);
});

test.each([
  failures.network,
  { ...failures.network, kind: 'timeout' },
  { ...failures.network, kind: 'unreadable', status: 200 },
])(
  'a save whose answer is lost ($kind) reads the list: if saved, the toggle stays on',
  async (lost) => {
    const heart = await unsure(false, lost);
    expect([heart.value(), isShownOn(heart)]).toEqual(['unsure', true]);
    expect(heart.takeCalls()).toEqual([reads]);
    expect(await heart.succeed('readEntry', entry(true))).toEqual([tells('read', true)]);
    expect(heart.value()).toEqual(on);
  },
);

test('a save that was lost with its answer is rolled back and announced', async () => {
  const heart = await unsure(true);
  expect(await heart.succeed('readEntry', entry(true))).toEqual([
    tells('read', true),
    sayAgain(failures.network),
  ]);
  expect([heart.value(), isShownOn(heart)]).toEqual([on, true]);
});

test('if the list fails to load as well, the toggle reverts, and the next click reads first', async () => {
  const heart = await unsure();
  const did = await heart.fail('readEntry', failures.rejected);
  expect(did, 'the save is what failed').toEqual([sayAgain(failures.network)]);
  expect(isShownOn(heart)).toBe(false);
  expect(heart.send(press)).toEqual([reads]);
  expect(isShownOn(heart)).toBe(true);
  await heart.succeed('readEntry', entry(false));
  expect(heart.value()).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 40 });
  expect(heart.value()).toEqual(on);
});

test('a toggle with an unknown state reads the list when another list arrives, perhaps an older one', async () => {
  const heart = await unsure();
  await heart.fail('readEntry', failures.network);
  expect(heart.send(list(false, 11))).toEqual([reads]);
  expect(await heart.succeed('readEntry', entry(true))).toEqual([tells('read', true)]);
  expect(heart.value()).toEqual(on);
});

test('a newer list sets the toggle, unless a save is in flight', async () => {
  const heart = heartOf();
  heart.send(list(true, 5));
  expect(heart.now().context).toMatchObject({ isSaved: true, isWanted: true });
  heart.send(press, list(true, 11));
  expect(isShownOn(heart)).toBe(false);
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.now().context).toMatchObject({ isSaved: false, isWanted: false });
});

test('a list requested before the end of the save is older than the toggle', async () => {
  const heart = pressed();
  await heart.succeed('saveToggle', { at: 20 });
  heart.send(list(false, 19));
  expect(heart.value()).toEqual(on);
  heart.send(list(false, 21));
  expect(heart.value()).toEqual(off);
});

test('a list requested before a click, a save or another list is ignored', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.rejected);
  await heart.succeed('readEntry', { isSaved: false, at: 10 });
  const after = (isSaved: boolean, askedAt: number) => {
    heart.send(list(isSaved, askedAt));
    return isShownOn(heart);
  };
  expect([after(true, 9), after(true, 10), after(false, 30), after(true, 20)]).toEqual([
    ...[false, true, false, false],
  ]);
});

test('a toggle without clicks follows the first list', () => {
  const heart = heartOf();
  heart.send(list(true, 0));
  expect(heart.value()).toEqual(on);
});

test('a visitor is asked to sign in, and the toggle stays as it is', () => {
  const heart = heartOf();
  expect(heart.send({ ...press, isMember: false })).toEqual([
    ['emits', { type: 'signIn.requested' }],
  ]);
  expect(isShownOn(heart)).toBe(false);
});

describe('A click while the list is read', () => {
  async function pressedAgain() {
    const heart = await unsure();
    heart.send(press);
    expect(isShownOn(heart)).toBe(false);
    return heart;
  }

  test('is saved if the list differs, without an extra flip', async () => {
    const heart = await pressedAgain();
    expect(await heart.succeed('readEntry', entry(true))).toEqual([tells('read', true), saves]);
    expect(isShownOn(heart)).toBe(false);
    const there = await pressedAgain();
    expect(await there.succeed('readEntry', entry(false))).toEqual([tells('read', false)]);
    expect(there.value()).toEqual(off);
  });

  test('reverts with a toast if the list fails to load', async () => {
    const heart = await pressedAgain();
    const did = await heart.fail('readEntry', failures.rejected);
    expect(did).toEqual([sayAgain(failures.rejected)]);
    expect([heart.value(), isShownOn(heart)]).toEqual([{ settled: 'unknown' }, false]);
  });
});

test("a temporary failure shows the provider's message", async () => {
  const busy = { ...failures.rejected, status: 503 };
  const heart = await unsure(false, busy);
  expect(await heart.succeed('readEntry', entry(false))).toEqual([
    tells('read', false),
    sayAgain(busy),
  ]);
});

test.each([[[]], [[fromOtherTab(true)]]])(
  'after a lost save that another tab contested (%j), the toggle ends with the last click',
  async (contested) => {
    const heart = pressed();
    heart.send(...contested, press);
    await heart.fail('saveToggle', failures.network);
    await heart.succeed('readEntry', entry(true));
    expect(heart.value()).toEqual({ saving: 'turningOff' });
  },
);
