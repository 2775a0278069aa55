import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { RetryButton } from '../../components/feedback/RetryButton';
import { Icon } from '../../components/Icon';
import { ExternalLink } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { paths } from '../../lib/paths';
import { supportLink } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { useConfirmation } from './use-confirmation';

export function ConfirmationScreen() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id')?.trim() || null;
  return (
    <Frame role="status">
      <Outcome key={sessionId} sessionId={sessionId} />
    </Frame>
  );
}

function Outcome({ sessionId }: { sessionId: string | null }) {
  const { isConfirmed, isFailed, canRetry, retry } = useConfirmation(sessionId);
  if (isConfirmed) {
    return (
      <>
        <RoundIcon className={css({ color: 'success' })}>
          <Icon name="check" className={css({ boxSize: '2.5rem' })} />
        </RoundIcon>
        <PageHeading>{text('checkout.confirmation.done')}</PageHeading>
        <p className={css({ fontSize: 'lg', color: 'fg.muted' })}>
          {text('checkout.confirmation.activated')}
        </p>
        <LinkButton to={paths.home} size="lg" className={css({ mt: '4' })}>
          {text('common.goHome')}
        </LinkButton>
      </>
    );
  }
  if (isFailed) {
    const support = supportLink();
    return (
      <>
        <RoundIcon className={css({ color: 'danger' })}>
          <Icon name="close" className={css({ boxSize: '2.5rem' })} />
        </RoundIcon>
        <PageHeading>{text('checkout.confirmation.failed')}</PageHeading>
        {canRetry && <RetryButton isAutomatic={false} size="lg" onRetry={retry} />}
        {support && <ExternalLink href={support.href}>{support.words}</ExternalLink>}
        <LinkButton to={paths.plans} variant="outline" size="lg" className={css({ mt: '4' })}>
          {text('common.plans')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Ring aria-hidden="true" />
      <PageHeading>{text('checkout.confirmation.processing')}</PageHeading>
    </>
  );
}

const Frame = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'center',
    gap: '5',
    minH: '70vh',
    px: 'edge',
    py: '12',
    '& > *': { maxW: 'min({sizes.prose}, 100%)' },
  }),
);

const RoundIcon = styled(
  'span',
  recipe({
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    animation: 'rise 240ms both',
  }),
);

const Ring = styled(
  'span',
  recipe({
    boxSize: '20',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'border',
    borderTopColor: 'fg',
    animation: 'spin 900ms linear infinite',
  }),
);
