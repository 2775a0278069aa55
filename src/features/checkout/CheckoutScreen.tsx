import { useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { TextLink } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { dayAfter, dayIn, dayText } from '../../lib/day';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { lengthText, lossText } from '../shared/plan-texts';
import { chargeText, refusalText } from './amounts';
import { CheckoutNote } from './CheckoutNote';
import { PriceBreakdown } from './PriceBreakdown';
import { useCheckout } from './use-checkout';

export function CheckoutScreen() {
  const { plan_id = '' } = useParams();
  return (
    <div
      className={css({
        display: 'grid',
        gap: '6',
        gridTemplateColumns: 'minmax(0, 30rem)',
        px: 'edge',
        py: { base: '8', md: '12' },
      })}
    >
      <PageHeading>{text('checkout.heading')}</PageHeading>
      <Checkout key={plan_id} planId={plan_id} />
      <p>
        <TextLink to={paths.plans}>{text('checkout.back')}</TextLink>
      </p>
    </div>
  );
}

function Checkout({ planId }: { planId: string }) {
  const checkout = useCheckout(planId);
  const { details, stage, refusal, isLoading, isFailed, isBusy, canPay, pay, retry } = checkout;
  const isPaid = stage === 'paid';
  if (isFailed) {
    return (
      <EmptyState
        lead={text('checkout.failed.lead')}
        title={text('checkout.failed.title')}
        onRetry={retry}
      />
    );
  }
  if (!details && !isPaid) return <PanelPlaceholder />;
  const hasNewPrice = refusal !== null && details && !isLoading && refusal.price !== details.total;
  const newTotal = hasNewPrice ? chargeText(details.total) : 'none';
  return (
    <Panel aria-busy={isLoading}>
      {isLoading ? (
        <LinesPlaceholder />
      ) : (
        details && (
          <>
            <BoughtPlan planId={planId} isPaid={isPaid} />
            <PriceBreakdown details={details} />
          </>
        )
      )}
      {isPaid ? (
        <LinkButton ref={focusIfLost} to={paths.plans} size="lg">
          {text('checkout.pay.seePlan')}
        </LinkButton>
      ) : (
        <Button size="lg" onClick={pay} aria-disabled={!canPay} aria-busy={isBusy}>
          {text(isBusy ? 'checkout.pay.opening' : 'checkout.pay.proceed', { total: newTotal })}
        </Button>
      )}
      <CheckoutNote
        stage={stage}
        address={checkout.address}
        refusal={refusal && details ? refusalText(refusal, details.total) : null}
      />
    </Panel>
  );
}

/** Buying the current plan again extends it; any other plan replaces it immediately. */
function BoughtPlan({ planId, isPaid }: { planId: string; isPaid: boolean }) {
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

function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

function PanelPlaceholder() {
  return (
    <Panel aria-busy="true" aria-label={text('checkout.loading')} role="status">
      <LinesPlaceholder />
      <div
        className={css({
          mt: 'auto',
          mb: '12',
          h: '14',
          borderRadius: 'full',
          bg: 'bg.placeholder',
        })}
      />
    </Panel>
  );
}

const LINES = [
  css({ w: '50%' }),
  css({ w: '70%' }),
  css({ w: '60%' }),
  css({ w: '65%' }),
  css({ w: '45%' }),
];

function LinesPlaceholder() {
  return LINES.map((width) => (
    <div
      key={width}
      className={`${width} ${css({ h: '5', borderRadius: 'sm', bg: 'bg.placeholder' })}`}
    />
  ));
}

const Panel = styled(
  'section',
  recipe({
    display: 'flex',
    flexDirection: 'column',
    gap: '7',
    minH: { base: '29rem', sm: '31rem' },
    p: { base: 'min(1.5rem, 6vw)', sm: '9' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    boxShadow: 'card',
    '&[aria-busy=true]': { animation: 'shimmer 1.8s ease-in-out infinite' },
  }),
);
