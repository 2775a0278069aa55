import { tabStorage } from './storage';

/** State by history entry, such as the rows that are shown: Back and Forward restore it. */
const STORE = 'fin.entries';
/** The oldest are dropped, so that storage does not fill up. */
const MAX_ENTRIES = 60;
/** What the router calls the first entry of every document. */
const FIRST = 'default';
const PLACE = 'place';

type Entry = Record<string, unknown>;
const entries = new Map<string, Entry>(read());
/** That entry, by a name that no other document's entry has. */
const first: string = globalThis.history?.state?.entry ?? Math.random().toString(36).slice(2);
let place = 0;

/** The entry with this router key, by a name that no other document's entry has. */
export function entryOf(key: string): string {
  return key === FIRST ? first : key;
}

export function recall<T>(entry: string, name: string): T | undefined {
  return entries.get(entry)?.[name] as T | undefined;
}

/** Whether its page will begin otherwise than at a new visit. */
export function hasState(entry: string): boolean {
  return Object.keys(entries.get(entry) ?? {}).some((name) => name !== PLACE);
}

export function remember(entry: string, name: string, value: unknown): void {
  const next = { ...entries.get(entry), [name]: value };
  entries.delete(entry);
  entries.set(entry, next);
  for (const key of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) break;
    entries.delete(key);
  }
}

/** Records where the current entry is in the tab's history. */
export function notePlace(entry: string, isPushed: boolean): void {
  place = isPushed ? place + 1 : (recall<number>(entry, PLACE) ?? place);
  remember(entry, PLACE, place);
}

/** How many entries back one is that was left; `null` where that is not known. */
export function stepsBackTo(entry: string): number | null {
  const steps = place - (recall<number>(entry, PLACE) ?? Number.NaN);
  return steps > 0 ? steps : null;
}

/** As for a new tab: whoever was here has signed out. */
export function forgetHistoryState(): void {
  entries.clear();
}

/** Names the document's first entry, and stores all when the page is left or hidden. */
export function startHistoryState(): void {
  window.history.replaceState({ ...window.history.state, entry: first }, '');
  window.addEventListener('pagehide', () => tabStorage.write(STORE, [...entries]));
}

/** A reload begins a new visit of the entry that the document opens with. */
export function forgetReloaded(entry: string): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.type === 'reload') entries.set(entry, { [PLACE]: recall(entry, PLACE) });
}

function read(): [string, Entry][] {
  const kept = tabStorage.read(STORE);
  return Array.isArray(kept) ? kept : [];
}
