/** A title page's effects: its details, read once and cached. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { titleMachine } from '../../../machines/title.machine';
import {
  type AnswerOf,
  countCached,
  fetchQuery,
  getCached,
  queryKey,
  watchQueryCache,
} from '../../api/query-cache';
import { logFailure } from '../../lib/log';
import { provideActors } from '../../lib/provide-actors';

const title = provideActors(titleMachine, {
  actors: {
    readTitle: fromPromise<void, { titleId: string }>(async ({ input, signal }) => {
      await fetchQuery(detailsOf(input.titleId), signal);
    }),
  },
  actions: {
    logFailure: (_, { titleId, error }) => logFailure(`title ${titleId}`, error),
  },
});

export type Title = AnswerOf<'titleDetails'>;
export type Mail = ReturnType<typeof useTitle>['mail'];
type Snapshot = SnapshotFrom<typeof titleMachine>;
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectIsMissing = (snapshot: Snapshot) => snapshot.hasTag('missing');
const selectCastId = (snapshot: Snapshot) => snapshot.context.castId;

/** A title's details and how the reading goes. Give the component a `key` of the id. */
export function useTitle(titleId: string) {
  const source = detailsOf(titleId);
  const isRemembered = countCached(source) !== null;
  const actor = useActorRef(title, { input: { titleId, isRemembered } });
  const details = useSyncExternalStore(watchQueryCache, () => getCached<'titleDetails'>(source));
  return {
    details,
    isLoading: useSelector(actor, selectIsLoading),
    isMissing: useSelector(actor, selectIsMissing),
    retry: () => actor.send({ type: 'retry.requested' }),
    /** The mail to a cast member: to whom it is being written, and the way there and back. */
    mail: {
      castId: useSelector(actor, selectCastId),
      write: (castId: string) => actor.send({ type: 'mail.opened', castId }),
      cancel: () => actor.send({ type: 'mail.cancelled' }),
      close: () => actor.send({ type: 'mail.sent' }),
    },
  };
}

function detailsOf(titleId: string) {
  return queryKey('titleDetails', { id: titleId });
}
