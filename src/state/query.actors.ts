import { fromCallback } from 'xstate';
import { calls } from '../../contract/calls';
import { queryMachine } from '../../machines/query.machine';
import { fetchQuery, giveUpCall, queryName, watchOutdated } from '../api/query-cache';
import { provideActors } from '../lib/provide-actors';
import { watchNetwork } from './network-return';
import { watchPageRestored } from './page-restored';

export const queryLogic = provideActors(queryMachine, {
  actors: {
    read: ({ input, signal }) => fetchQuery(input.queryKey, signal),
    watchNetwork,
    watchOutdated: fromCallback(({ input: { queryKey }, sendBack }) => {
      const refresh = () => sendBack({ type: 'refresh.requested' });
      const stops = [watchOutdated(queryKey, refresh)];
      // A member's data may have changed while the page was in bfcache.
      if (calls[queryName(queryKey)].access === 'member') stops.push(watchPageRestored(refresh));
      return () => {
        for (const stop of stops) stop();
      };
    }),
  },
  actions: {
    giveUpCall: (_, { queryKey }) => giveUpCall(queryKey),
    tellOwner: (_, { owner, event }) => owner?.send(event),
  },
  logAs: ({ queryKey }) => queryKey,
});
