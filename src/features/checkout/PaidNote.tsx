import { Icon } from '../../components/Icon';
import { dayText } from '../../lib/day';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { css } from '../../theme/css' with { type: 'macro' };

export function PaidNote() {
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
