import { expect, test } from 'vitest';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { isShownOn, press, pressed, sayAgain, unsaved } from './watchlist-heart';

const fromOtherTab = (isSaved: boolean) => ({ type: 'entry.saved', isSaved, at: 15 }) as const;

test('what another tab has saved is shown here', () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send(fromOtherTab(true));
  expect(heart.value()).toEqual({ settled: 'on' });
  expect(heart.calls).toEqual([]);
});

test('saved in two tabs at once, this one reads what came of it and makes it as wanted', async () => {
  const heart = pressed();
  heart.send(fromOtherTab(true));
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.value()).toBe('reconciling');
  expect(isShownOn(heart)).toBe(true);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  await heart.succeed('saveToggle', { at: 40 });
  expect(heart.value()).toEqual({ settled: 'on' });
  expect(heart.takeCalls()).toEqual([
    ['starts', 'readEntry', { titleId: '7' }],
    ['emits', { type: 'entry.read', titleId: '7', isSaved: false }],
    ['starts', 'saveToggle', { titleId: '7' }],
    ['emits', { type: 'entry.saved', titleId: '7', isSaved: true }],
  ]);
});

test('a heart that two tabs have turned on believes the list, and tells the other tabs', async () => {
  const heart = pressed();
  await heart.succeed('saveToggle', { at: 12 });
  heart.send(fromOtherTab(true));
  heart.takeCalls();
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.value()).toEqual({ settled: 'off' });
  expect(heart.takeCalls()).toEqual([
    ['emits', { type: 'entry.read', titleId: '7', isSaved: false }],
  ]);
});

test('a heart turned in two tabs whose list can not be read stays, and the next press reads first', async () => {
  const heart = live(watchlistFlow, { titleId: '7', isSaved: true });
  heart.send(fromOtherTab(true));
  await heart.fail('readEntry', failures.network);
  expect(heart.value()).toEqual({ settled: 'unknown' });
  expect(isShownOn(heart)).toBe(true);
  heart.send(press);
  expect(heart.running()).toEqual(['readEntry']);
});

test('a press while the list is read after two tabs saved ends as wanted', async () => {
  const heart = live(watchlistFlow, { titleId: '7', isSaved: true });
  heart.send(fromOtherTab(true), press);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.value()).toEqual({ settled: 'off' });
});

test('a refused save during which another tab saved goes back to what that one saved', async () => {
  const heart = pressed();
  heart.send(fromOtherTab(true));
  await heart.fail('saveToggle', failures.rejected);
  expect(heart.takeCalls()).toEqual([sayAgain(failures.rejected)]);
  expect(heart.value()).toEqual({ settled: 'on' });
});

test('what another tab saves while the list is read makes it be read again', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  expect(heart.send(fromOtherTab(false))).toEqual([
    ['stops', 'readEntry'],
    ['starts', 'readEntry', { titleId: '7' }],
  ]);
  heart.send({ ...press, at: 25 });
  expect(heart.send(fromOtherTab(true))).toEqual([
    ['stops', 'readEntry'],
    ['starts', 'readEntry', { titleId: '7' }],
  ]);
});

/** Two tabs over one list: each save flips the entry, each tells the other what it has saved. */
async function inTwoTabs(isToldFirst: boolean) {
  const tabs = [pressed(), pressed()] as const;
  let isOnList = false;
  const told = () => {
    for (const [place, tab] of tabs.entries()) {
      for (const [kind, event] of tab.takeCalls()) {
        const { type, isSaved } = (kind === 'emits' ? event : {}) as Record<string, unknown>;
        const other = tabs[1 - place];
        if (type === 'entry.saved') other?.send({ type, isSaved: Boolean(isSaved), at: 50 });
        if (type === 'entry.read') {
          other?.send({ type: 'entry.refreshed', isSaved: Boolean(isSaved), askedAt: 50 });
        }
      }
    }
  };
  for (let round = 0; round < 10; round += 1) {
    for (const tab of tabs) {
      for (const effect of tab.running()) {
        if (effect === 'saveToggle') isOnList = !isOnList;
        await tab.succeed(effect, { isSaved: isOnList, at: 40 });
        if (isToldFirst) told();
      }
    }
    told();
  }
  return { list: isOnList, hearts: tabs.map(isShownOn), running: tabs.map((tab) => tab.running()) };
}

test.each([
  ['while the second still saves', true, true],
  ['after both have saved', false, false],
])('two tabs that save at once agree with the list: heard %s', async (_, isToldFirst, isOn) => {
  expect(await inTwoTabs(isToldFirst)).toEqual({
    list: isOn,
    hearts: [isOn, isOn],
    running: [[], []],
  });
});
