/** One query of the provider's data: its cached answer, and how it is doing. */
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { calls } from '../../contract/calls';
import type { Owner } from '../../machines/query.machine';
import {
  type AnswerOf,
  countCached,
  getCached,
  type ParamsOf,
  type QueryName,
  queryKey,
  watchQueryCache,
} from '../api/query-cache';
import { useFlow } from '../lib/flow';
import type { ListState } from '../lib/list-state';
import { watchPageRestored } from './page-restored';
import { queryLogic } from './query.actors';

const listStates: readonly ListState[] = ['loading', 'ready', 'empty', 'failed'];

/** The one of a chart's tags that tells how its list is doing. */
export function listStateOf(snapshot: { hasTag(tag: ListState): boolean }): ListState {
  return listStates.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
}

/** The last answer to a query that another chart reads, or `undefined`. */
export function useCached<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): AnswerOf<Name> | undefined {
  const key = queryKey(name, params);
  return useSyncExternalStore(
    watchQueryCache,
    () => getCached<Name>(key),
    () => undefined,
  );
}

type Snapshot = SnapshotFrom<typeof queryLogic>;
const isStalled = (snapshot: Snapshot) => snapshot.matches({ loading: 'stalled' });

/**
 * Runs one query. A component whose parameters can change is given a `key` of them, so that each
 * query has a chart of its own and no late answer replaces a newer one.
 * @param use the name under which its chart runs (`flows/uses.ts`)
 * @param owner the actor that is told when the query has settled or is late
 */
export function useQuery<Name extends QueryName>(
  use: string,
  name: Name,
  params: ParamsOf<Name>,
  owner?: Owner,
) {
  const key = queryKey(name, params);
  // An empty cached list is refetched before it is shown.
  const actor = useFlow(queryLogic, use, {
    queryKey: key,
    cached: countCached(key) || null,
    owner,
  });
  const value = useCached(name, params);
  // What is a member's own may have changed while the page was in the bfcache.
  useEffect(() => {
    if (calls[name].access !== 'member') return;
    return watchPageRestored(() => actor.send({ type: 'refresh.requested' }));
  }, [actor, name]);
  return {
    value,
    state: useSelector(actor, listStateOf),
    /** No answer for 8 s: a person is told, and may ask again. */
    isStalled: useSelector(actor, isStalled),
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  };
}
