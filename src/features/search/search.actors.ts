import { fromCallback } from 'xstate';
import { searchMachine } from '../../../machines/search.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';
import { forgetSearch, keepSearch, readRecent, watchRecent } from './recent-searches';

export const searchLogic = provideActors(searchMachine, {
  actors: {
    fetchSuggestions: ({ input, signal }) =>
      callProvider('suggestions', { params: { query: input.query }, signal }),
    watchRecent: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'recent.changed', recent: readRecent() });
      report();
      return watchRecent(report);
    }),
  },
  actions: {
    keepSearch: (_, { query }) => keepSearch(query),
    forgetSearch: (_, { query }) => forgetSearch(query),
  },
  logAs: ({ query }) => `suggestions for ${query}`,
});
