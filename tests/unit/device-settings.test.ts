import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a setting that is chosen while the stored ones load reaches other tabs with them', async () => {
  const posted: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (settings: unknown) => posted.push(settings);
    },
  );
  let answer = (_: ReadonlyMap<string, unknown>) => {};
  const kept = new Promise<ReadonlyMap<string, unknown>>((resolve) => {
    answer = resolve;
  });
  vi.doMock('../../src/state/device/indexed-store', () => ({
    indexedStore: () => ({ readAll: () => kept, write: async () => {} }),
  }));
  const { chooseSetting, loadSettings } = await import('../../src/state/device/settings');
  const loading = loadSettings();
  chooseSetting('speed', 1.5);
  answer(new Map([['volume', 0.5]]));
  await loading;
  await expect.poll(() => posted).toEqual([{ volume: 0.5, speed: 1.5 }]);
});
