/** A reading's effects: the provider's read calls, and what they left. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { queryMachine } from '../../machines/query.machine';
import {
  type AnswerOf,
  countCached,
  fetchQuery,
  getCached,
  type ParamsOf,
  type QueryName,
  queryKey,
  watchQueryCache,
} from '../api/query-cache';
import type { ListState } from '../components/list-state';
import { logFailure } from '../lib/log';
import { provideActors } from '../lib/provide-actors';

const reading = provideActors(queryMachine, {
  actors: {
    read: fromPromise<{ count: number }, { queryKey: string }>(({ input, signal }) =>
      fetchQuery(input.queryKey, signal),
    ),
  },
  actions: {
    logFailure: (_, { queryKey, error }) => logFailure(queryKey, error),
  },
});

type Snapshot = SnapshotFrom<typeof queryMachine>;
const states: ListState[] = ['loading', 'showing', 'empty', 'failed'];

const selectState = (snapshot: Snapshot): ListState =>
  states.find((tag) => snapshot.hasTag(tag)) ?? 'loading';

/**
 * Runs one query and tells how it goes. A component that may change its parameters is given a
 * `key` of them, so that each query has a chart of its own and no late answer replaces a newer.
 */
export function useQuery<Name extends QueryName>(name: Name, params: ParamsOf<Name>) {
  const key = queryKey(name, params);
  // Nothing is no picture to paint at once: an empty list that is visited again is read first.
  const actor = useActorRef(reading, {
    input: { queryKey: key, cached: countCached(key) || null },
  });
  const value: AnswerOf<Name> | undefined = useSyncExternalStore(watchQueryCache, () =>
    getCached<Name>(key),
  );
  const state = useSelector(actor, selectState);
  return {
    value,
    state,
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  };
}
