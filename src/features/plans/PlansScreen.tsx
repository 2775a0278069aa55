import { useRef } from 'react';
import type { Plan } from '../../../contract/entities';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import type { ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { PlanCard } from './PlanCard';
import { PlanPlaceholder } from './PlanPlaceholder';
import { SubscriptionBanner } from './SubscriptionBanner';
import { usePlans } from './use-plans';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

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
      <PageHeading ref={heading}>{text('plans.heading')}</PageHeading>
      <SubscriptionBanner
        subscription={subscription}
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

interface PlanListProps {
  plans: readonly Plan[];
  currentName: string | null;
  state: ListState;
  onRetry: () => void;
}

function PlanList({ plans, currentName, state, onRetry }: PlanListProps) {
  if (state === 'loading') {
    return (
      <Columns aria-busy="true" aria-label={text('plans.list.label')}>
        {PLACEHOLDERS.map((key) => (
          <li key={key}>
            <PlanPlaceholder />
          </li>
        ))}
      </Columns>
    );
  }
  if (state !== 'ready') {
    const failure = state === 'failed' && { lead: text('plans.list.failed'), onRetry };
    return <EmptyState {...failure} title={text('plans.list.empty')} />;
  }
  return (
    <Columns aria-label={text('plans.list.label')}>
      {plans.map((plan) => (
        <li key={plan.plan_id}>
          <PlanCard plan={plan} currentName={currentName} />
        </li>
      ))}
    </Columns>
  );
}

const Columns = styled(
  'ul',
  recipe({
    display: 'grid',
    gap: { base: '5', lg: '6' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
    '& > li': { maxW: { sm: '30rem' } },
  }),
);
