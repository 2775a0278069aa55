import { css } from '../../theme/css' with { type: 'macro' };
import { useBoughtPlan } from './use-bought-plan';

interface BoughtPlanProps {
  planId: string;
  isPaid: boolean;
}

/** Says what is paid for: the plan, for how long, and what becomes of the one before. */
export function BoughtPlan({ planId, isPaid }: BoughtPlanProps) {
  const { isLoading, plan } = useBoughtPlan(planId);
  if (isLoading) return <div className={css({ minH: '5.5rem' })} />;
  if (!plan) return null;
  const { name, length, until, loss, isRenewal } = plan;
  const term = [isRenewal && length ? `${length} more` : length, until].filter(Boolean).join(', ');
  return (
    <div className={css({ display: 'grid', gap: '2', minH: '5.5rem', overflowWrap: 'anywhere' })}>
      <h2 className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>{name}</h2>
      {isPaid ? (
        <p className={css({ color: 'fg.muted' })}>{length}</p>
      ) : (
        <p className={css({ color: 'fg.muted' })}>
          {`${term && `${term}. `}It doesn't renew by itself.`}
        </p>
      )}
      {loss && !isPaid && <p>{loss}</p>}
    </div>
  );
}
