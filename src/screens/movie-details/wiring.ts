/** A title page's effects: its details, read once and remembered. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { titleMachine } from '../../../machines/title.machine';
import {
  type AnswerOf,
  countRemembered,
  readSource,
  remembered,
  sourceOf,
  watchReadings,
} from '../../api/readings';
import { logFailure } from '../shared/log';
import { supply } from '../shared/supply';

const title = supply(titleMachine, {
  actors: {
    readTitle: fromPromise<void, { titleId: string }>(async ({ input, signal }) => {
      await readSource(detailsOf(input.titleId), signal);
    }),
  },
  actions: {
    logFailure: (_, { titleId, error }) => logFailure(`title ${titleId}`, error),
  },
});

export type Title = AnswerOf<'titleDetails'>;
type Snapshot = SnapshotFrom<typeof titleMachine>;
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectIsMissing = (snapshot: Snapshot) => snapshot.hasTag('missing');

/** A title's details and how the reading goes. Give the component a `key` of the id. */
export function useTitle(titleId: string) {
  const source = detailsOf(titleId);
  const isRemembered = countRemembered(source) !== null;
  const actor = useActorRef(title, { input: { titleId, isRemembered } });
  const details = useSyncExternalStore(watchReadings, () => remembered<'titleDetails'>(source));
  return {
    details,
    isLoading: useSelector(actor, selectIsLoading),
    isMissing: useSelector(actor, selectIsMissing),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

function detailsOf(titleId: string) {
  return sourceOf('titleDetails', { id: titleId });
}
