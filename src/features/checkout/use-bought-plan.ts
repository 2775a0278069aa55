import { dayAfter, dayIn, dayText } from '../../lib/day';
import { useQuery } from '../../state/use-query';
import { lengthText, lossText } from '../shared/plan-texts';

/**
 * What a checkout buys, in words; `null` where the provider does not list the plan. It is counted from today, or from
 * the end of the same plan, and ends another plan.
 */
export function useBoughtPlan(planId: string) {
  const plans = useQuery('Bought plan', 'plans', {});
  const subscription = useQuery('Current subscription', 'activeSubscription', {});
  const isLoading = plans.state === 'loading' || subscription.state === 'loading';
  const plan = plans.value?.find(({ plan_id }) => plan_id === planId);
  if (!plan) return { isLoading, plan: null };
  const { name, duration_value, duration } = plan;
  const current = subscription.value?.status === 'active' ? subscription.value : null;
  const isRenewal = current?.name === name;
  const today = new Date().toISOString().slice(0, 10);
  const lastDay = isRenewal ? dayIn(current.end_date) : null;
  const ends = dayAfter(lastDay ?? today, duration_value ?? 0, duration ?? '');
  return {
    isLoading,
    plan: {
      name,
      length: lengthText(duration_value, duration),
      /** As in `until 25 December 2026`. */
      until: subscription.state === 'failed' || !ends ? null : `until ${dayText(ends)}`,
      /** What becomes of the plan that the member has now. */
      loss: current && !isRenewal ? lossText(current.name ?? 'Your plan', current.end_date) : null,
      isRenewal,
    },
  };
}
