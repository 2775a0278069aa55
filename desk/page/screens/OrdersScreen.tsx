import { Link } from 'react-router-dom';
import type { OrderEntry } from '../../../contract/desk/answers';
import { moneyText } from '../../../contract/money';
import { List } from '../parts/List';
import { Moment } from '../parts/Moment';

export const ORDER_WORDS = {
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',
  paid: 'Paid',
  expired: 'Expired',
  returned: 'Refunded',
  orphaned: 'Paid without an account',
} as const satisfies Record<OrderEntry['state'], string>;

export function OrdersScreen() {
  return (
    <List
      title="Orders"
      name="orders"
      use="Orders"
      empty="No order here yet."
      filter={{ param: 'state', label: 'State', choices: ORDER_WORDS }}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Ordered', cell: (order) => <Order order={order} /> },
        { title: 'Member', cell: (order) => <Member of={order} /> },
        { title: 'Plan', cell: ({ plan }) => <bdi>{plan}</bdi> },
        { title: 'Amount', isNumber: true, cell: amountOf },
        { title: 'State', cell: ({ state }) => ORDER_WORDS[state] },
      ]}
    />
  );
}

function Order({ order: { id, created_at } }: { order: OrderEntry }) {
  return (
    <Link to={id}>
      <Moment at={created_at} />
    </Link>
  );
}

export function Member({
  of: { member_id, email },
}: {
  of: Pick<OrderEntry, 'member_id' | 'email'>;
}) {
  if (member_id === null) return <>The account was deleted</>;
  return <Link to={`/members/${member_id}`}>{email}</Link>;
}

export function amountOf({ amount, currency }: Pick<OrderEntry, 'amount' | 'currency'>): string {
  return moneyText('en', amount, currency);
}
