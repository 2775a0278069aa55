import { Icon } from '../../components/Icon';
import { ExternalLink, TextLink } from '../../components/Link';
import { dayText } from '../../lib/day';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Stage } from './use-checkout';

interface CheckoutNoteProps {
  stage: Stage;
  address: string | null;
  refusal: string | null;
}

export function CheckoutNote({ stage, ...props }: CheckoutNoteProps) {
  return (
    <p
      role="status"
      data-important={stage === 'refused' || stage === 'unsure' || undefined}
      className={css({
        fontSize: 'sm',
        color: 'fg.muted',
        minH: '3.1em',
        '&[data-important]': { color: 'fg', fontWeight: 'medium' },
      })}
    >
      <NoteText stage={stage} {...props} />
    </p>
  );
}

function NoteText({ stage, address, refusal }: CheckoutNoteProps) {
  switch (stage) {
    case 'paid':
      return <PaidNote />;
    case 'byLink':
      return richText('checkout.note.byLink', {
        link: (words) => (
          <ExternalLink href={address ?? undefined} target="_blank" rel="noopener noreferrer">
            {words}
          </ExternalLink>
        ),
      });
    case 'unsure':
      return richText('checkout.note.unsure', {
        link: (words) => <TextLink to={paths.plans}>{words}</TextLink>,
      });
    case 'refused':
      return refusal;
    case 'closed':
      return text('checkout.note.closed');
    case 'inTab':
      return text('checkout.note.inTab');
    case 'price':
      return text('checkout.note.price');
  }
}

function PaidNote() {
  const { value } = useQuery('Paid subscription', 'activeSubscription', {});
  return (
    <span
      className={css({
        display: 'flex',
        gap: '3',
        fontSize: 'md',
        fontWeight: 'medium',
        color: 'fg',
      })}
    >
      <span className={css({ color: 'success' })}>
        <Icon name="check" className={css({ boxSize: '1.5rem' })} />
      </span>
      <span className={css({ minW: '0', overflowWrap: 'anywhere', textWrap: 'balance' })}>
        {value?.status === 'active' ? activeText(value) : text('checkout.paid.confirmed')}
      </span>
    </span>
  );
}

function activeText({ name, end_date }: { name: string | null; end_date: string | null }): string {
  return text('checkout.paid.active', {
    plan: name ?? text('common.yourPlan'),
    day: dayText(end_date) ?? 'none',
  });
}
