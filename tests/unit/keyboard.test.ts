import { beforeEach, expect, test, vi } from 'vitest';

const fresh = () => import('../../src/state/device/keyboard');

beforeEach(() => vi.resetModules());

test.each(['ArrowDown', 'Enter', 'Escape', '5', 'GoBack', 'MediaPlayPause'])(
  'the key %s of a remote control does not reveal a keyboard',
  async (key) => {
    const { noteKey, hasKeyboard } = await fresh();
    noteKey(key);
    expect(hasKeyboard()).toBe(false);
  },
);

test.each(['k', ' ', '?', 'é', 'Tab', 'Shift'])(
  'the key %j reveals one, from then on',
  async (key) => {
    const { noteKey, hasKeyboard } = await fresh();
    for (const it of [key, 'ArrowDown']) noteKey(it);
    expect(hasKeyboard()).toBe(true);
  },
);
