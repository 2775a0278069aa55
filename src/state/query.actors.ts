import { queryMachine } from '../../machines/query.machine';
import { fetchQuery, giveUpCall } from '../api/query-cache';
import { provideActors } from '../lib/provide-actors';
import { watchNetwork } from './network-return';

export const queryLogic = provideActors(queryMachine, {
  actors: {
    read: ({ input, signal }) => fetchQuery(input.queryKey, signal),
    watchNetwork,
  },
  actions: {
    giveUpCall: (_, { queryKey }) => giveUpCall(queryKey),
    tellOwner: (_, { owner, event }) => owner?.send(event),
  },
  logAs: ({ queryKey }) => queryKey,
});
