import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The documents of a tab share the browser's history; each starts with its own modules. */
async function open(state: Record<string, unknown> | null) {
  const history = {
    state,
    replaceState: (next: Record<string, unknown>) => {
      history.state = next;
    },
  };
  const page = Object.assign(new EventTarget(), { history });
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', history);
  vi.resetModules();
  const { entryOf, startHistoryState } = await import('../../src/lib/history-state');
  startHistoryState();
  const pop = (to: unknown) =>
    page.dispatchEvent(Object.assign(new Event('popstate'), { state: to }));
  return { entryOf, pop, state: () => history.state };
}

test('Back from a reloaded page leads to the entry that the first page had', async () => {
  const before = await open(null);
  const home = before.state();
  const homeEntry = before.entryOf('default');
  const after = await open({ key: 'title', idx: 1 });
  expect(after.entryOf('title')).toBe('title');
  after.pop(home);
  expect(after.entryOf('default')).toBe(homeEntry);
  after.pop({ key: 'title', entry: 'other', idx: 1 });
  expect(after.entryOf('default')).toBe(homeEntry);
});
