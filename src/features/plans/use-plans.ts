import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { refreshAnswer } from '../../api/query-cache';
import { useFlow } from '../../lib/flow';
import { useEmitted } from '../../lib/use-emitted';
import { listStateOf, useCached, useQuery } from '../../state/use-query';
import { plansLogic } from './plans.actors';

type Snapshot = SnapshotFrom<typeof plansLogic>;
const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches({ active: 'confirming' });
const selectCancelled = (snapshot: Snapshot) => snapshot.context.cancelled;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

export type Subscription = ReturnType<typeof usePlans>['subscription'];

export function usePlans(onCancelled: () => void) {
  const plans = useQuery('Plans', 'plans', {});
  const actor = useFlow(plansLogic, 'Subscription');
  useEmitted(actor, {
    'plans.outdated'() {
      refreshAnswer('plans', {});
      onCancelled();
    },
  });
  const current = useCached('activeSubscription', {});
  return {
    plans: plans.value ?? [],
    plansState: plans.state,
    subscription: {
      name: current?.name ?? null,
      lang: current?.lang,
      endDate: current?.end_date ?? null,
      cancelled: useSelector(actor, selectCancelled),
      state: useSelector(actor, listStateOf),
      isConfirming: useSelector(actor, selectIsConfirming),
      isBusy: useSelector(actor, selectIsBusy),
      cancel: () => actor.send({ type: 'cancel.requested' }),
      confirm: () => actor.send({ type: 'cancel.confirmed' }),
      decline: () => actor.send({ type: 'cancel.declined' }),
    },
    retry() {
      plans.retry();
      actor.send({ type: 'retry.requested' });
    },
  };
}
