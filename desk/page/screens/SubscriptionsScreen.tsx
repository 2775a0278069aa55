import { Link } from 'react-router-dom';
import type { SubscriptionEntry } from '../../../contract/desk/answers';
import { act } from '../call';
import { ActButton } from '../parts/ActButton';
import { List } from '../parts/List';
import { Member } from './OrdersScreen';

const STATES = {
  running: 'Running',
  over: 'Over',
  replaced: 'Replaced by a later one',
  cancelled: 'Cancelled',
  returned: 'Refunded',
} as const satisfies Record<SubscriptionEntry['state'], string>;

export function SubscriptionsScreen() {
  return (
    <List
      title="Subscriptions"
      name="subscriptions"
      use="Subscriptions"
      empty="No subscription here yet."
      filter={{ param: 'state', label: 'State', choices: STATES }}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Member', cell: (subscription) => <Member of={subscription} /> },
        {
          title: 'Plan',
          cell: ({ plan, order_id }) => (
            <Link to={`/orders/${order_id}`}>
              <bdi>{plan}</bdi>
            </Link>
          ),
        },
        { title: 'From', cell: ({ from }) => <time>{from}</time> },
        { title: 'To', cell: ({ to }) => <time>{to}</time> },
        { title: 'State', cell: ({ state }) => STATES[state] },
        {
          title: 'Act',
          cell: (subscription) => <End subscription={subscription} />,
        },
      ]}
    />
  );
}

function End({ subscription }: { subscription: SubscriptionEntry }) {
  const { id, email, plan, state } = subscription;
  if (state !== 'running') return null;
  return (
    <ActButton
      use="End a subscription"
      label="End"
      question={`${plan} of ${email} ends now, with all days that are left, and the member is mailed. A refund is made at the gateway.`}
      done={`The subscription of ${email} has ended.`}
      perform={() => act('endSubscription', { id })}
      outdates="subscriptions"
    />
  );
}
