import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as store from '../../src/api/session-store';

/** Node has none. */
class StorageEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  constructor(type: string, { key = null, newValue = null }: StorageEventInit = {}) {
    super(type);
    this.key = key;
    this.newValue = newValue;
  }
}

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('StorageEvent', StorageEvent);

const heard: string[] = [];
const stops = [
  store.watchSession(() => heard.push('changed')),
  store.watchTokenRemoval(() => heard.push('token removed')),
  store.watchClearing(() => heard.push('cleared')),
];
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => {
  for (const stop of stops) stop();
});

test('a new token changes the session, and is not heard as a lost one', () => {
  store.saveToken('first');
  store.saveToken('second');
  expect(heard).toEqual(['changed', 'changed']);
  expect(store.readToken()).toBe('second');
});

test('a forgotten session is heard as a removed token', () => {
  store.forgetSession();
  expect(heard).toEqual(['changed', 'token removed']);
  expect(store.readToken()).toBeNull();
});

test('a sign-out clears everything, and is not heard as a lost token', () => {
  store.saveToken('third');
  store.clearStorage();
  expect(heard).toEqual(['changed', 'changed', 'cleared']);
  expect(store.readToken()).toBeNull();
});
