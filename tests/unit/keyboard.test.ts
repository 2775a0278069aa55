import { beforeEach, expect, test, vi } from 'vitest';

const fresh = () => import('../../src/state/device/keyboard');

beforeEach(() => vi.resetModules());

test.each(['ArrowDown', 'Enter', 'Escape', '5', 'GoBack', 'MediaPlayPause'])(
  'the key %s, which a remote has, tells of no keyboard',
  async (key) => {
    const { noteKey, hasKeyboard } = await fresh();
    noteKey(key);
    expect(hasKeyboard()).toBe(false);
  },
);

test.each(['k', ' ', '?', 'é', 'Tab', 'Shift'])('the key %j does, from then on', async (key) => {
  const { noteKey, hasKeyboard } = await fresh();
  for (const it of [key, 'ArrowDown']) noteKey(it);
  expect(hasKeyboard()).toBe(true);
});
