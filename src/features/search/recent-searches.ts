import { ageLimit } from '../../state/kids-mode/kids-mode';
import { persistedStore } from '../../state/persisted-store';
import { memberEmail, session } from '../../state/session.actors';

const MAX_SEARCHES = 8;

const searches = persistedStore('fin.searches', (stored) => {
  const { person, queries } = Object(stored) as { person?: unknown; queries?: unknown };
  const texts = Array.isArray(queries) ? queries.filter((it) => typeof it === 'string') : [];
  return { person, queries: [...new Set(texts)].slice(0, MAX_SEARCHES) };
});

/** Empty in kids mode, since searches may name hidden titles. */
export function readRecent(): readonly string[] {
  return ageLimit() === null ? ownSearches() : [];
}

export function keepSearch(query: string): void {
  if (ageLimit() === null) write([query, ...others(query)]);
}

export function forgetSearch(query: string): void {
  write(others(query));
}

export function watchRecent(listener: () => void): () => void {
  const stop = searches.watch(listener);
  const person = session.on('person.changed', listener);
  return () => {
    stop();
    person.unsubscribe();
  };
}

function ownSearches(): readonly string[] {
  const { person, queries } = searches.get();
  return person === memberEmail() ? queries : [];
}

function others(query: string): string[] {
  return ownSearches().filter((it) => it.toLowerCase() !== query.toLowerCase());
}

function write(queries: readonly string[]) {
  searches.set({ person: memberEmail(), queries: queries.slice(0, MAX_SEARCHES) });
}
