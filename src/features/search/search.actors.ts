import { fromCallback } from 'xstate';
import { searchMachine } from '../../../machines/search.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';
import { ageLimit } from '../../state/kids-mode/kids-mode';
import { persistedStore } from '../../state/persisted-store';
import { memberEmail, session } from '../../state/session.actors';

const MAX_RECENT = 8;

const recentSearches = persistedStore('fin.searches', (stored) => {
  const { person, queries } = Object(stored) as { person?: unknown; queries?: unknown };
  const texts = Array.isArray(queries) ? queries.filter((it) => typeof it === 'string') : [];
  return { person, queries: [...new Set(texts)].slice(0, MAX_RECENT) };
});

export const searchLogic = provideActors(searchMachine, {
  actors: {
    fetchSuggestions: ({ input, signal }) =>
      callProvider('suggestions', { params: { query: input.query }, signal }),
    watchRecent: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'recent.changed', recent: shownSearches() });
      report();
      const stop = recentSearches.watch(report);
      const person = session.on('person.changed', report);
      return () => {
        stop();
        person.unsubscribe();
      };
    }),
  },
  actions: {
    keepSearch(_, { query }) {
      if (ageLimit() === null) storeSearches([query, ...searchesBut(query)]);
    },
    forgetSearch: (_, { query }) => storeSearches(searchesBut(query)),
  },
  logAs: ({ query }) => `suggestions for ${query}`,
});

/** Returns nothing in kids mode, since searches may name hidden titles. */
function shownSearches(): readonly string[] {
  return ageLimit() === null ? ownSearches() : [];
}

function ownSearches(): readonly string[] {
  const { person, queries } = recentSearches.get();
  return person === memberEmail() ? queries : [];
}

function searchesBut(query: string): string[] {
  return ownSearches().filter((it) => it.toLowerCase() !== query.toLowerCase());
}

function storeSearches(queries: readonly string[]) {
  recentSearches.set({ person: memberEmail(), queries: queries.slice(0, MAX_RECENT) });
}
