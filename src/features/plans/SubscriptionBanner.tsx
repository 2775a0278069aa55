import { Button } from '../../components/Button';
import { RetryButton } from '../../components/feedback/RetryButton';
import { ConfirmDialog } from '../../components/overlay/ConfirmDialog';
import { dayText } from '../../lib/day';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { lossText } from '../shared/plan-texts';
import type { Subscription } from './use-plans';

interface SubscriptionBannerProps {
  subscription: Subscription;
  hasPlans: boolean;
  onRetry: () => void;
}

export function SubscriptionBanner({ subscription, hasPlans, onRetry }: SubscriptionBannerProps) {
  const { state, cancelled } = subscription;
  return (
    <Box role="status" aria-busy={state === 'loading'} data-active={state === 'ready' || undefined}>
      {state === 'ready' && <ActivePlan subscription={subscription} />}
      {state === 'empty' && (
        <p className={css({ color: 'fg.muted' })}>
          {text(cancelled ? 'plans.banner.cancelled' : 'plans.banner.none', {
            plan: cancelled?.name ?? text('common.yourPlan'),
            hasPlans: String(hasPlans),
          })}
        </p>
      )}
      {state === 'failed' && (
        <>
          <p className={css({ color: 'fg.muted' })}>{text('plans.banner.failed')}</p>
          <RetryButton variant="outline" size="sm" onRetry={onRetry} />
        </>
      )}
    </Box>
  );
}

function ActivePlan({ subscription }: { subscription: Subscription }) {
  const { name, lang, endDate, isConfirming, isBusy, cancel, confirm, decline } = subscription;
  const plan = name ?? text('common.yourPlan');
  const lastDay = dayText(endDate);
  return (
    <>
      <div className={css({ display: 'grid', gap: '1', minW: '0' })}>
        <p
          className={css({
            fontSize: 'sm',
            fontWeight: 'semibold',
            letterSpacing: 'wide',
            color: 'fg.subtle',
          })}
        >
          {text('plans.banner.active')}
        </p>
        <p
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: '4',
          })}
        >
          <span
            lang={lang}
            dir="auto"
            className={css({
              fontFamily: 'display',
              fontWeight: 'display',
              fontSize: '2xl',
              lineHeight: 'snug',
              overflowWrap: 'anywhere',
            })}
          >
            {plan}
          </span>
          {lastDay && (
            <span className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>
              {text('plans.banner.until', { day: lastDay })}
            </span>
          )}
        </p>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text('plans.cancel.title', { plan })}
        text={text('plans.cancel.text', { loss: lossText(plan, endDate) })}
        confirmText={text('plans.cancel.confirm')}
        declineText={text('plans.cancel.decline')}
        onOpen={cancel}
        onConfirm={confirm}
        onDecline={decline}
        trigger={
          <Button variant="outline" aria-disabled={isBusy} aria-busy={isBusy}>
            {text(isBusy ? 'plans.cancel.busy' : 'plans.cancel.button')}
          </Button>
        }
      />
    </>
  );
}

const Box = styled(
  'div',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: { base: '9.25rem', sm: '6.5rem' },
    px: { base: 'min(1.25rem, 6vw)', md: '8' },
    py: '5',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    '&[aria-busy=true]': { animation: 'shimmer 1.8s ease-in-out infinite' },
    '&[data-active]': {
      borderColor: 'border.strong',
      bg: 'bg.raised',
    },
  }),
);
