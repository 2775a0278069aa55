import type { OpenReason, Order, OrderEntry } from '../../contract/desk/answers';
import { nextAskOf } from '../payments/order-job';
import { units } from '../payments/pricing';
import { containing, contains, pageOf } from './page-of';
import { type DeskHandlers, foundIn } from './request';

type Row = Omit<OrderEntry, 'created_at' | 'amount'> & { created_at: Date; amount_cents: number };
type FullRow = Row &
  Pick<Order, 'gateway' | 'session_id'> & {
    asked_at: Date | null;
    answered_at: Date | null;
    paid_at: Date | null;
    returned_at: Date | null;
  };

const ENTRY = `id, created_at, member_id, plan_name as plan, amount_cents,
  upper(currency) as currency, status as state`;
const EMAIL = '(select email from members where members.id = entry.member_id) as email';
const IS_FOUND = `($1 = '' or status = $1)
  and ($2 = '' or id = $2 or session_id = $2
    or member_id in (select id from members where ${contains('$3', 'email')}))`;

export const orderHandlers = {
  async orders({ queries, params: { state, search, page } }) {
    const { entries, ...rest } = await pageOf<Row>(queries, {
      select: ENTRY,
      beside: EMAIL,
      from: `orders where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search)],
      order: 'created_at desc, id',
      page,
    });
    return { entries: entries.map(entryOf), ...rest };
  },

  async order({ queries: { query }, gateway, params: { id } }) {
    const row = foundIn(
      await query<FullRow>(
        `select ${ENTRY}, gateway, session_id, asked_at, answered_at, paid_at, returned_at, ${EMAIL}
         from orders as entry where id = $1`,
        [id],
      ),
    );
    const { asked_at, answered_at: _, paid_at, returned_at, ...entry } = row;
    const isAsked = row.gateway === gateway.name;
    return {
      ...entryOf(entry),
      why: reasonOf(row, gateway.name),
      asked_at,
      next_ask_at: isAsked ? nextAskOf({ ...row, status: row.state }) : null,
      paid_at,
      returned_at,
    };
  },
} satisfies Partial<DeskHandlers>;

function entryOf<Found extends Row>({ amount_cents, ...row }: Found) {
  return { ...row, amount: units(amount_cents) };
}

function reasonOf(row: FullRow, asked: string): OpenReason | null {
  const { state, gateway, session_id, asked_at, answered_at } = row;
  if (state !== 'open' && state !== 'closing') return null;
  if (session_id === null) return 'unopened';
  if (gateway !== asked) return 'otherGateway';
  if (asked_at && !(answered_at && answered_at >= asked_at)) return 'unanswered';
  return state === 'closing' ? 'closing' : 'waiting';
}
