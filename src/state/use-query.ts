import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AnswerOf, ParamsOf, QueryName } from '../../contract/calls';
import type { Owner } from '../../machines/query.machine';
import {
  countCached,
  getCached,
  prefetchQuery,
  queryKey,
  watchQueryCache,
} from '../api/query-cache';
import { useFlow } from '../lib/flow';
import type { ListState } from '../lib/list-state';
import { queryLogic } from './query.actors';

const listStates: readonly ListState[] = ['loading', 'ready', 'empty', 'failed'];

export function listStateOf(snapshot: { hasTag(tag: ListState): boolean }): ListState {
  return listStates.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
}

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

export function prefetch<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  return prefetchQuery(queryKey(name, params));
}

type Snapshot = SnapshotFrom<typeof queryLogic>;
const isStalled = (snapshot: Snapshot) => snapshot.matches({ loading: 'stalled' });

/**
 * The actor uses only the initial parameters, so give the component a `key` if they can change.
 * @param use the actor's id in `flows/uses.ts`, such as `Plans`
 * @param owner the actor to notify when the query settles or is late
 */
export function useQuery<Name extends QueryName>(
  use: string,
  name: Name,
  params: ParamsOf<Name>,
  owner?: Owner,
) {
  const key = queryKey(name, params);
  const actor = useFlow(queryLogic, use, {
    queryKey: key,
    cached: countCached(key) || null,
    owner,
  });
  const value = useCached(name, params);
  return {
    value,
    state: useSelector(actor, listStateOf),
    isStalled: useSelector(actor, isStalled),
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  };
}
