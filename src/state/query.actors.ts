import { queryMachine } from '../../machines/query.machine';
import { fetchQuery } from '../api/query-cache';
import { provideActors } from '../lib/provide-actors';
import { watchNetwork } from './network-return';

export const queryLogic = provideActors(queryMachine, {
  actors: {
    read: ({ input, signal }) => fetchQuery(input.queryKey, signal),
    watchNetwork,
  },
  logAs: ({ queryKey }) => queryKey,
});
