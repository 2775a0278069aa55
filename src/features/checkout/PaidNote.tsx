import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/Icon';
import { dayText } from '../../lib/day';
import { useQuery } from '../../state/use-query';

/** Says what the payment brought, as soon as the provider has said it. */
export function PaidNote() {
  const { value } = useQuery('Paid subscription', 'activeSubscription', {});
  return (
    <chakra.span display="flex" gap="3" fontSize="md" fontWeight="medium" color="fg">
      <chakra.span color="success">
        <Icon name="check" size="1.5rem" />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere" textWrap="balance">
        {value?.status === 'active' ? activeText(value) : 'Your payment is confirmed.'}
      </chakra.span>
    </chakra.span>
  );
}

function activeText({ name, end_date }: { name: string | null; end_date: string | null }): string {
  return `${name ?? 'Your plan'} is active${end_date ? ` until ${dayText(end_date)}` : ''}.`;
}
