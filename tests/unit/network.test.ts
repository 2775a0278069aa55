import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const browser = { onLine: true };
let listeners: EventTarget;
let now = 0;

async function watched() {
  const { isOffline, noteAnswer, watchNetworkChange } = await import('../../src/lib/network');
  const changes: boolean[] = [];
  const returns: number[] = [];
  watchNetworkChange((isThere) => changes.push(isThere));
  watchNetworkChange((isThere) => isThere && returns.push(now));
  return { isOffline, noteAnswer, changes, returns };
}

function say(event: 'online' | 'offline') {
  browser.onLine = event === 'online';
  now += 10;
  listeners.dispatchEvent(new Event(event));
}

beforeEach(() => {
  vi.resetModules();
  listeners = new EventTarget();
  now = 5;
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the network state follows the browser's events", async () => {
  const { isOffline, changes, returns } = await watched();
  say('offline');
  expect(isOffline()).toBe(true);
  say('online');
  expect([isOffline(), changes, returns]).toEqual([false, [false, true], [25]]);
});

test('an answer to a later request shows that the browser is wrong, until its next event', async () => {
  const { isOffline, noteAnswer, changes, returns } = await watched();
  say('offline');
  now = 30;
  noteAnswer(20);
  expect([isOffline(), changes, returns]).toEqual([false, [false, true], [30]]);
  noteAnswer(25);
  say('offline');
  expect([isOffline(), changes, returns]).toEqual([true, [false, true, false], [30]]);
});

test('an answer to an earlier request shows nothing', async () => {
  const { isOffline, noteAnswer, changes } = await watched();
  say('offline');
  noteAnswer(15);
  noteAnswer(5);
  expect([isOffline(), changes]).toEqual([true, [false]]);
});

test('a browser that starts offline is trusted until an answer arrives', async () => {
  browser.onLine = false;
  const { isOffline, noteAnswer } = await watched();
  expect(isOffline()).toBe(true);
  noteAnswer(5);
  expect(isOffline()).toBe(false);
});

test.each([
  [{ saveData: true }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [undefined, false],
])('data saver with a connection of %j: %s', async (connection, isSaving) => {
  vi.stubGlobal('navigator', { ...browser, connection });
  const { isSavingData } = await import('../../src/lib/network');
  expect(isSavingData()).toBe(isSaving);
});
