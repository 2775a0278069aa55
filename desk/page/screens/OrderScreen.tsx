import { Link, useParams } from 'react-router-dom';
import type { Order } from '../../../contract/desk/answers';
import { Facts } from '../parts/Facts';
import { Moment } from '../parts/Moment';
import { Reading } from '../parts/Reading';
import { useRead } from '../use-read';
import { amountOf, Member, ORDER_WORDS } from './OrdersScreen';

const GATEWAYS = { sandbox: 'Sandbox', stripe: 'Stripe' } as const;

export function OrderScreen() {
  const { id = '' } = useParams();
  const read = useRead('Order', 'order', { id });
  const { answer: order, snapshot } = read;
  return (
    <section aria-busy={snapshot.hasTag('busy')}>
      <h1>Order</h1>
      <Reading read={read} empty="" />
      {order && <Details order={order} />}
    </section>
  );
}

function Details({ order }: { order: Order }) {
  const { id, plan, currency, state, gateway, session_id, created_at } = order;
  const { asked_at, next_ask_at, paid_at, returned_at } = order;
  const words = wordsOn(order);
  return (
    <>
      {words && <p>{words}</p>}
      <Facts
        facts={{
          State: ORDER_WORDS[state],
          Member: <Member of={order} />,
          Plan: plan,
          Amount: `${amountOf(order)} ${currency}`,
          Ordered: <Moment at={created_at} />,
          Paid: momentOf(paid_at),
          Refunded: momentOf(returned_at),
          Gateway: GATEWAYS[gateway],
          'Checkout at the gateway': session_id,
          'Gateway asked': momentOf(asked_at),
          'Asked again': momentOf(next_ask_at),
          Order: id,
        }}
      />
      {paid_at && (
        <p>
          <Link to={`/subscriptions?search=${id}`}>The subscription that it paid for</Link>
        </p>
      )}
    </>
  );
}

const momentOf = (at: string | null) => at && <Moment at={at} />;

function wordsOn({ state, why, member_id }: Order): string | null {
  if (state === 'orphaned') {
    return 'It was paid after the account was deleted. Refund the payment at the gateway.';
  }
  return why && { ...WHY, closing: member_id === null ? MEMBER_LEFT : WHY.closing }[why];
}

const MEMBER_LEFT =
  'The account was deleted, and the gateway still has to expire this checkout. It is asked each minute.';
const WHY = {
  unopened:
    'Its checkout was not opened at the gateway yet. It is opened when the member chooses the plan again.',
  waiting: 'The checkout is open, and the gateway waits for the payment.',
  unanswered:
    'The last check at the gateway failed, so the payment is not known yet. The gateway is asked again.',
  closing:
    'Another plan was bought, and the gateway still has to expire this checkout. It is asked each minute.',
  otherGateway:
    'It was opened at a gateway that the settings no longer name, so what became of it is not asked.',
} as const satisfies Record<NonNullable<Order['why']>, string>;
