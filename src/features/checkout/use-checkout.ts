import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { useCached } from '../../state/use-query';
import { checkoutLogic } from './checkout.actors';

export type Stage = 'price' | 'refused' | 'unsure' | 'inTab' | 'byLink' | 'closed' | 'paid';

type Snapshot = SnapshotFrom<typeof checkoutLogic>;
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectCanPay = (snapshot: Snapshot) => snapshot.can({ type: 'payment.requested' });
const selectAddress = (snapshot: Snapshot) => snapshot.context.address;
const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;

function selectStage(snapshot: Snapshot): Stage {
  if (snapshot.hasTag('ready')) return 'paid';
  if (snapshot.hasTag('blocked')) return 'byLink';
  if (snapshot.hasTag('unsure')) return 'unsure';
  if (snapshot.matches({ showing: 'refused' })) return 'refused';
  const isAwaiting = snapshot.matches({ showing: { paying: 'awaitingReturn' } });
  if (!isAwaiting) return 'price';
  const closed = { showing: { paying: { awaitingReturn: { place: 'closed' } } } } as const;
  return snapshot.matches(closed) ? 'closed' : 'inTab';
}

/** The component's `key` must be the plan's id, since the flow's input is fixed on mount. */
export function useCheckout(planId: string) {
  const actor = useFlow(checkoutLogic, 'Payment', { planId });
  return {
    details: useCached('paymentDetails', { plan_id: planId }),
    stage: useSelector(actor, selectStage),
    isLoading: useSelector(actor, selectIsLoading),
    isFailed: useSelector(actor, selectIsFailed),
    isBusy: useSelector(actor, selectIsBusy),
    canPay: useSelector(actor, selectCanPay),
    address: useSelector(actor, selectAddress),
    refusal: useSelector(actor, selectRefusal),
    pay: () => actor.send({ type: 'payment.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
