/** The plans page's effects: the plans, the member's subscription, and cancelling it. */
import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { plansMachine } from '../../../machines/plans.machine';
import { callProvider } from '../../api/client';
import { fetchQuery, getCached, queryKey, watchQueryCache } from '../../api/query-cache';
import { logFailure } from '../../lib/log';
import { provideActors } from '../../lib/provide-actors';
import { useEmitted } from '../../lib/use-emitted';
import { useQuery } from '../../state/use-query';

const source = queryKey('activeSubscription', {});
const readSubscription = () => getCached<'activeSubscription'>(source) ?? null;

const subscription = provideActors(plansMachine, {
  actors: {
    readSubscription: fromPromise<{ id: string | null; status: string | null }>(
      async ({ signal }) => {
        await fetchQuery(source, signal);
        const { id = null, status = null } = readSubscription() ?? {};
        return { id, status };
      },
    ),
    // Not aborted when the page is left: the person has said yes.
    cancelSubscription: fromPromise<void, { id: string }>(async ({ input }) => {
      await callProvider('cancelSubscription', { params: { id: input.id } });
    }),
  },
  actions: {
    alertFailure: (_, { message }) => window.alert(message),
    logFailure: (_, { error }) => logFailure('subscription', error),
  },
});

export type SubscriptionState = 'loading' | 'active' | 'none' | 'failed';
const states: SubscriptionState[] = ['loading', 'active', 'none', 'failed'];

type Snapshot = SnapshotFrom<typeof plansMachine>;
const selectState = (snapshot: Snapshot): SubscriptionState =>
  states.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** The plans, and how their reading goes; the subscription, and the verbs around cancelling it. */
export function usePlans(onCancelled: () => void) {
  const plans = useQuery('plans', {});
  const actor = useActorRef(subscription);
  useEmitted(actor, () => {
    plans.refresh();
    onCancelled();
  });
  const current = useSyncExternalStore(watchQueryCache, readSubscription);
  return {
    plans: plans.value ?? [],
    plansState: plans.state,
    subscription: {
      name: current?.name ?? null,
      endDate: current?.end_date ?? null,
      state: useSelector(actor, selectState),
      isAsking: useSelector(actor, selectIsAsking),
      isBusy: useSelector(actor, selectIsBusy),
      ask: () => actor.send({ type: 'cancel.requested' }),
      confirm: () => actor.send({ type: 'cancel.confirmed' }),
      decline: () => actor.send({ type: 'cancel.declined' }),
    },
    retry() {
      plans.retry();
      actor.send({ type: 'retry.requested' });
    },
  };
}
