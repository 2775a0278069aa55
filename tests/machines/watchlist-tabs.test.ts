import { expect, test } from 'vitest';
import { failures } from '../../flows/test-paths/flow';
import {
  entry,
  fromOtherTab,
  heartOf,
  isShownOn,
  press,
  pressed,
  reads,
  saves,
  sayAgain,
  tells,
  unsure,
} from './watchlist-heart';

const on = { settled: 'on' };
const off = { settled: 'off' };

test('a save in another tab shows here', () => {
  const heart = heartOf();
  expect(heart.send(fromOtherTab(true))).toEqual([]);
  expect(heart.value()).toEqual(on);
});

test('a save in another tab before the list is read is part of the list', async () => {
  const heart = await unsure();
  await heart.succeed('readEntry', entry(false));
  heart.send(fromOtherTab(true));
  expect(heart.value()).toEqual(off);
});

test("after saves in two tabs at once, the list is read and the member's choice restored", async () => {
  const heart = pressed();
  heart.send(fromOtherTab(true));
  expect(await heart.succeed('saveToggle', { at: 20 })).toEqual([reads]);
  expect([heart.value(), isShownOn(heart)]).toEqual(['reconciling', true]);
  expect(await heart.succeed('readEntry', entry(false))).toEqual([tells('read', false), saves]);
  expect(await heart.succeed('saveToggle', { at: 40 })).toEqual([tells('saved', true, 40)]);
  expect(heart.value()).toEqual(on);
});

test('a toggle turned on in two tabs follows the list, and notifies the other tabs', async () => {
  const heart = pressed();
  await heart.succeed('saveToggle', { at: 12 });
  expect(heart.send(fromOtherTab(true))).toEqual([reads]);
  expect(await heart.succeed('readEntry', entry(false))).toEqual([tells('read', false)]);
  expect(heart.value()).toEqual(off);
});

test('a toggle flipped in two tabs stays if the list fails to load, and the next click reads first', async () => {
  const heart = heartOf(true);
  heart.send(fromOtherTab(true));
  await heart.fail('readEntry', failures.network);
  expect([heart.value(), isShownOn(heart)]).toEqual([{ settled: 'unknown' }, true]);
  heart.send(press);
  expect(heart.running()).toEqual(['readEntry']);
});

test('a click while the list is read after two saves ends as chosen', async () => {
  const heart = heartOf(true);
  heart.send(fromOtherTab(true), press);
  await heart.succeed('readEntry', entry(false));
  expect(heart.value()).toEqual(off);
});

test('a refused save reverts to what another tab saved meanwhile', async () => {
  const heart = pressed();
  heart.send(fromOtherTab(true));
  const did = await heart.fail('saveToggle', failures.rejected);
  expect(did).toEqual([sayAgain(failures.rejected), reads]);
  expect([heart.value(), isShownOn(heart)]).toEqual(['checking', true]);
});

test('a save in another tab while the list is read makes it read again', async () => {
  const heart = await unsure();
  const again = [['stops', 'readEntry'], reads];
  expect(heart.send(fromOtherTab(false))).toEqual(again);
  heart.send({ ...press, at: 25 });
  expect(heart.send(fromOtherTab(true))).toEqual(again);
});

async function inTwoTabs(isNotifiedFirst: boolean) {
  const tabs = [pressed(), pressed()] as const;
  let isOnList = false;
  const notifyOthers = () => {
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
        if (isNotifiedFirst) notifyOthers();
      }
    }
    notifyOthers();
  }
  return { list: isOnList, hearts: tabs.map(isShownOn), running: tabs.map((tab) => tab.running()) };
}

test.each([
  ['while the second still saves', true, true],
  ['after both have saved', false, false],
])(
  'two tabs that save at once agree with the list: notified %s',
  async (_, isNotifiedFirst, isOn) => {
    expect(await inTwoTabs(isNotifiedFirst)).toEqual({
      list: isOn,
      hearts: [isOn, isOn],
      running: [[], []],
    });
  },
);
