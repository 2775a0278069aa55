import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedStorage } from '../../src/lib/storage';
import { persistedStore } from '../../src/state/persisted-store';
import { StorageEvent } from './storage-event';

const held = new Map<string, string>();
let isFull = false;
const numbers = () =>
  persistedStore('numbers', (stored): readonly number[] =>
    Array.isArray(stored) ? stored.filter((it) => typeof it === 'number') : [],
  );

beforeEach(() => {
  held.clear();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      held.set(key, text);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the stored value is decoded, and is the same object until it changes', () => {
  held.set('numbers', '[1, "two", 3]');
  const store = numbers();
  const first = store.get();
  expect(first).toEqual([1, 3]);
  expect(store.get()).toBe(first);
  store.set([4]);
  expect(store.get()).toEqual([4]);
  expect(held.get('numbers')).toBe('[4]');
  held.set('numbers', '{broken');
  expect(store.get()).toEqual([]);
});

test('a value that does not fit into storage is held until another tab clears it', () => {
  held.set('numbers', '[1]');
  isFull = true;
  const store = numbers();
  store.set([1, 2]);
  expect(store.get()).toEqual([1, 2]);
  sharedStorage.dropUnstored();
  expect(store.get()).toEqual([1]);
});

test('changes here, in another tab, and while the page was in the bfcache notify subscribers', () => {
  const store = numbers();
  const listener = vi.fn();
  const stop = store.watch(listener);
  const changes: [() => void, number][] = [
    [() => store.set([1]), 1],
    [() => window.dispatchEvent(new StorageEvent('storage', { key: 'numbers' })), 1],
    [() => window.dispatchEvent(new StorageEvent('storage', { key: null })), 1],
    [() => window.dispatchEvent(new Event('pageshow')), 1],
    [() => window.dispatchEvent(new StorageEvent('storage', { key: 'others' })), 0],
  ];
  for (const [change, times] of changes) {
    listener.mockClear();
    change();
    expect(listener).toHaveBeenCalledTimes(times);
  }
  stop();
  listener.mockClear();
  for (const [change] of changes) change();
  expect(listener).not.toHaveBeenCalled();
});
