/**
 * What a member searched for last: the newest first, each once, in local storage, which a sign-out
 * clears. Kept with the member's e-mail, so that nobody who signs in next is shown them.
 */
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';
import { personHere, session } from './session.actors';

const STORE = 'fin.searches';
const KEPT_AT_MOST = 8;

const changes = createListeners();

export function readRecent(): string[] {
  const kept = sharedStorage.read(STORE) as { person?: unknown; queries?: unknown } | null;
  if (!Array.isArray(kept?.queries) || kept.person !== personHere()) return [];
  return kept.queries.filter((it) => typeof it === 'string').slice(0, KEPT_AT_MOST);
}

export function keepSearch(query: string): void {
  write([query, ...others(query)]);
}

export function forgetSearch(query: string): void {
  write(others(query));
}

/**
 * Calls `listener` after each change, in this tab or another, and when somebody else is here; returns
 * how to unsubscribe.
 */
export function watchRecent(listener: () => void): () => void {
  const stop = changes.watch(listener);
  const person = session.on('person.changed', listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORE) listener();
  };
  window.addEventListener('storage', onStorage);
  // bfcache: a restored page missed every storage event.
  window.addEventListener('pageshow', listener);
  return () => {
    stop();
    person.unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

function others(query: string): string[] {
  return readRecent().filter((it) => it.toLowerCase() !== query.toLowerCase());
}

function write(queries: string[]) {
  sharedStorage.write(STORE, { person: personHere(), queries: queries.slice(0, KEPT_AT_MOST) });
  changes.tell();
}
