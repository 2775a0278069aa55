import { tabStorage } from './storage';

const STORE = 'fin.entries';
const MAX_ENTRIES = 60;
const FIRST = 'default';
const PLACE = 'place';
const SCROLL = 'scroll';

type Entry = Record<string, unknown>;
const entries = new Map<string, Entry>(read());
let first: string = globalThis.history?.state?.entry ?? Math.random().toString(36).slice(2);
let place = 0;
let current: string | null = null;

export function entryOf(key: string): string {
  return key === FIRST ? first : key;
}

export function recall<T>(entry: string, name: string): T | undefined {
  return entries.get(entry)?.[name] as T | undefined;
}

export function hasState(entry: string): boolean {
  return Object.keys(entries.get(entry) ?? {}).some((name) => ![PLACE, SCROLL].includes(name));
}

export function remember(entry: string, name: string, value: unknown): void {
  const next = { ...entries.get(entry), [name]: value };
  entries.delete(entry);
  entries.set(entry, next);
  for (const oldest of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) break;
    entries.delete(oldest);
  }
}

export function notePlace(entry: string, isPushed: boolean): void {
  place = isPushed ? place + 1 : (recall<number>(entry, PLACE) ?? place);
  remember(entry, PLACE, place);
  current = entry;
}

export function stepsBackTo(entry: string): number | null {
  const steps = place - (recall<number>(entry, PLACE) ?? Number.NaN);
  return steps > 0 ? steps : null;
}

export function forgetHistoryState(): void {
  entries.clear();
}

export function startHistoryState(): void {
  window.history.replaceState({ ...window.history.state, entry: first }, '');
  // After a reload, Back may lead to the first history entry of an earlier load. That entry has its
  // own id.
  window.addEventListener('popstate', ({ state }) => {
    if (state?.entry && !state.key) first = state.entry;
  });
  window.addEventListener('pagehide', () => {
    if (current !== null) remember(current, SCROLL, window.scrollY);
    tabStorage.write(STORE, [...entries]);
  });
}

/** Returns how far the page was scrolled before a reload, in pixels; 0 without a reload. */
export function forgetReloaded(entry: string): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.type !== 'reload') return 0;
  const scrolled = recall<number>(entry, SCROLL) ?? 0;
  entries.set(entry, { [PLACE]: recall(entry, PLACE) });
  return scrolled;
}

function read(): [string, Entry][] {
  const kept = tabStorage.read(STORE);
  return Array.isArray(kept) ? kept : [];
}
