import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as store from '../../src/api/session-store';
import { StorageEvent } from './storage-event';

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('StorageEvent', StorageEvent);

const heard: string[] = [];
const hears = (change: string) => () => void heard.push(change);
const stops = [
  store.watchSaved(hears('changed')),
  store.watchForgotten(hears('lost')),
  store.watchCleared(hears('cleared')),
  store.watchOtherTabs({
    changed: hears('changed'),
    tokenRemoved: hears('lost'),
    storageCleared: hears('cleared'),
  }),
];
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => {
  for (const stop of stops) stop();
});

test('a new token changes the session, and is not reported as an expired one', () => {
  store.saveToken('first');
  store.saveToken('second');
  expect(heard).toEqual(['changed', 'changed']);
  expect(store.readToken()).toBe('second');
});

test('a cleared session is reported as an expired one', () => {
  store.forgetSession();
  expect(heard).toEqual(['lost']);
  expect(store.readToken()).toBeNull();
});

test('a sign-out clears everything, and is reported as such', () => {
  store.saveToken('third');
  store.clearStorage();
  expect(heard).toEqual(['changed', 'cleared']);
  expect(store.readToken()).toBeNull();
});

test('a session that only this page could store ends with a sign-out in another tab', () => {
  store.saveToken('fourth');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(heard).toEqual(['changed', 'cleared']);
  expect(store.readToken()).toBeNull();
});

test.each([null, 'token'])(
  'a removal by another tab (%s) before a sign-in here does not end the session, though its event arrives later',
  (key) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
    store.saveToken('fifth');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(heard).toEqual(['changed', 'changed']);
  },
);

test('a sign-out that another tab has completed does not clear what that tab kept', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    getItem: (name: string) => kept.get(name) ?? null,
    clear: vi.fn(),
  });
  store.clearStorage();
  expect(localStorage.clear).not.toHaveBeenCalled();
  kept.set('token', 'sixth');
  store.clearStorage();
  expect(localStorage.clear).toHaveBeenCalledOnce();
});
