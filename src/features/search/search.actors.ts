import { searchMachine } from '../../../machines/search.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';

export const searchLogic = provideActors(searchMachine, {
  actors: {
    fetchSuggestions: ({ input, signal }) =>
      callProvider('suggestions', { params: { query: input.query }, signal }),
  },
  logAs: ({ query }) => `suggestions for ${query}`,
});
