import { useRef } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { css } from '../../theme/css' with { type: 'macro' };
import { PlanList } from './PlanList';
import { SubscriptionBanner } from './SubscriptionBanner';
import { usePlans } from './use-plans';

/** /plans (spec §2). */
export function PlansScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { plans, plansState, subscription, retry } = usePlans(() => heading.current?.focus());
  return (
    <div
      className={css({
        display: 'grid',
        gap: { base: '6', md: '8' },
        px: 'edge',
        py: { base: '8', md: '12' },
      })}
    >
      <PageHeading ref={heading}>Subscription Plans</PageHeading>
      <SubscriptionBanner
        {...subscription}
        hasPlans={plansState === 'loading' || plansState === 'ready'}
        onRetry={retry}
      />
      <PlanList
        plans={plans}
        currentName={subscription.state === 'ready' ? subscription.name : null}
        state={plansState}
        onRetry={retry}
      />
    </div>
  );
}
