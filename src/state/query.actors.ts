import type { ActorRefFrom } from 'xstate';
import { queryMachine } from '../../machines/query.machine';
import { fetchQuery, giveUpCall, watchOutdated } from '../api/query-cache';
import { provideActors } from '../lib/provide-actors';
import { watchNetwork } from './network-return';
import { watchPageRestored } from './page-restored';

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

/** Refreshes a query when its answer may be outdated. Returns a function to stop. */
export function refreshOutdated(
  query: ActorRefFrom<typeof queryMachine>,
  isOfMember: boolean,
): () => void {
  const refresh = () => query.send({ type: 'refresh.requested' });
  const stops = [watchOutdated(query.getSnapshot().context.queryKey, refresh)];
  // The member's data may have changed while the page was in bfcache.
  if (isOfMember) stops.push(watchPageRestored(refresh));
  return () => {
    for (const stop of stops) stop();
  };
}
