import { readTab, writeTab } from './tab-storage';

/**
 * What a page remembers for its place in the tab's history: how far it was scrolled, how many rows
 * were open. Going back or reloading finds it again; a new visit starts afresh.
 */
const STORE = 'fin.entries';
/** Older entries are forgotten, so that a long evening's browsing does not fill the storage. */
const ENTRIES_KEPT = 60;

type Entry = Record<string, unknown>;
const entries = new Map<string, Entry>(read());

export function recall<T>(entryKey: string, name: string): T | undefined {
  return entries.get(entryKey)?.[name] as T | undefined;
}

export function remember(entryKey: string, name: string, value: unknown): void {
  const entry = { ...entries.get(entryKey), [name]: value };
  entries.delete(entryKey);
  entries.set(entryKey, entry);
  for (const key of entries.keys()) {
    if (entries.size <= ENTRIES_KEPT) break;
    entries.delete(key);
  }
}

// Written once, when the page is left or hidden: not at every step of a scroll.
window.addEventListener('pagehide', () => {
  writeTab(STORE, [...entries]);
});

function read(): [string, Entry][] {
  const kept = readTab(STORE);
  return Array.isArray(kept) ? kept : [];
}
