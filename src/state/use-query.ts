/** A reading's effects: the provider's read calls, and what they left. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { readingMachine } from '../../machines/query.machine';
import {
  type AnswerOf,
  countRemembered,
  type ParamsOf,
  type ReadName,
  readSource,
  remembered,
  sourceOf,
  watchReadings,
} from '../api/query-cache';
import type { ListState } from '../components/list-state';
import { logFailure } from '../lib/log';
import { supply } from '../lib/provide-actors';

const reading = supply(readingMachine, {
  actors: {
    read: fromPromise<{ count: number }, { source: string }>(({ input, signal }) =>
      readSource(input.source, signal),
    ),
  },
  actions: {
    logFailure: (_, { source, error }) => logFailure(source, error),
  },
});

type Snapshot = SnapshotFrom<typeof readingMachine>;
const states: ListState[] = ['loading', 'showing', 'empty', 'failed'];

const selectState = (snapshot: Snapshot): ListState =>
  states.find((tag) => snapshot.hasTag(tag)) ?? 'loading';

/**
 * Reads one source and tells how it goes. A component that may change its parameters is given a
 * `key` of them, so that each source has a reading of its own and no late answer replaces a newer.
 */
export function useReading<Name extends ReadName>(name: Name, params: ParamsOf<Name>) {
  const source = sourceOf(name, params);
  // Nothing is no picture to paint at once: an empty list that is visited again is read first.
  const actor = useActorRef(reading, {
    input: { source, remembered: countRemembered(source) || null },
  });
  const value: AnswerOf<Name> | undefined = useSyncExternalStore(watchReadings, () =>
    remembered<Name>(source),
  );
  const state = useSelector(actor, selectState);
  return {
    value,
    state,
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  };
}
