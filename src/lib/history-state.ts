import { tabStorage } from './storage';

/**
 * State by history entry, such as the scroll position: back, forward and reload restore it, a new
 * visit starts without.
 */
const STORE = 'fin.entries';
/** The oldest are dropped, so that storage does not fill up. */
const MAX_ENTRIES = 60;

type Entry = Record<string, unknown>;
const entries = new Map<string, Entry>(read());

export function recall<T>(entryKey: string, name: string): T | undefined {
  return entries.get(entryKey)?.[name] as T | undefined;
}

/** Whether anything is remembered of this history entry. */
export function hasEntry(entryKey: string | undefined): boolean {
  return entryKey !== undefined && entries.has(entryKey);
}

export function remember(entryKey: string, name: string, value: unknown): void {
  const entry = { ...entries.get(entryKey), [name]: value };
  entries.delete(entryKey);
  entries.set(entryKey, entry);
  for (const key of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) break;
    entries.delete(key);
  }
}

/** Notes where an entry, which is about to be left, stands in the tab's history. */
export function rememberPlace(entryKey: string): void {
  remember(entryKey, 'place', placeNow());
}

/** How many entries back one stands that was left; `null` where that is not known. */
export function stepsBackTo(entryKey: string): number | null {
  const steps = placeNow() - (recall<number>(entryKey, 'place') ?? Number.NaN);
  return steps > 0 ? steps : null;
}

/** The router counts the entries. */
function placeNow(): number {
  return Number(window.history.state?.idx ?? Number.NaN);
}

/** As for a new tab: whoever was here has signed out. */
export function forgetHistoryState(): void {
  entries.clear();
}

/** Stores the entries once, when the page is left or hidden: not at every scroll event. */
export function startHistoryState(): void {
  window.addEventListener('pagehide', () => tabStorage.write(STORE, [...entries]));
}

function read(): [string, Entry][] {
  const kept = tabStorage.read(STORE);
  return Array.isArray(kept) ? kept : [];
}
