import { dayAfter, dayIn, dayText } from '../../lib/day';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { css } from '../../theme/css' with { type: 'macro' };
import { lengthText, lossText } from '../shared/plan-texts';

interface BoughtPlanProps {
  planId: string;
  isPaid: boolean;
}

/** Buying the current plan again extends it; any other plan replaces it immediately. */
export function BoughtPlan({ planId, isPaid }: BoughtPlanProps) {
  const plans = useQuery('Bought plan', 'plans', {});
  const subscription = useQuery('Current subscription', 'activeSubscription', {});
  const isLoading = plans.state === 'loading' || subscription.state === 'loading';
  if (isLoading) return <div className={css({ minH: '5.5rem' })} />;
  const plan = plans.value?.find(({ plan_id }) => plan_id === planId);
  if (!plan) return null;
  const { name, lang, duration_value, duration } = plan;
  const current = subscription.value?.status === 'active' ? subscription.value : null;
  const isRenewal = current?.name === name;
  const length = lengthText(duration_value, duration);
  const today = new Date().toISOString().slice(0, 10);
  const lastDay = isRenewal ? dayIn(current.end_date) : null;
  const ends = dayAfter(lastDay ?? today, duration_value ?? 0, duration ?? '');
  const term = text(isRenewal ? 'checkout.plan.renewal' : 'checkout.plan.term', {
    length: length ?? 'none',
    day: (subscription.state !== 'failed' && dayText(ends)) || 'none',
  });
  return (
    <div className={css({ display: 'grid', gap: '2', minH: '5.5rem', overflowWrap: 'anywhere' })}>
      <h2 lang={lang} dir="auto" className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>
        {name}
      </h2>
      <p className={css({ color: 'fg.muted' })}>{isPaid ? length : term}</p>
      {current && !isRenewal && !isPaid && (
        <p>{lossText(current.name ?? text('common.yourPlan'), current.end_date)}</p>
      )}
    </div>
  );
}
