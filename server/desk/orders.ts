import type { OpenReason, Order, OrderEntry } from '../../contract/desk/answers';
import { first } from '../db/db';
import { HttpError } from '../http/http-error';
import { nextAskOf } from '../payments/order-job';
import { units } from '../payments/pricing';
import { containing, contains, pageOf } from './page-of';
import type { DeskHandlers } from './request';

type Entry = Omit<OrderEntry, 'created_at' | 'amount'> & {
  created_at: Date;
  amount_cents: number;
};
type Row = Entry &
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

const entryOf = ({ created_at, amount_cents, ...row }: Entry): OrderEntry => ({
  ...row,
  created_at: created_at.toISOString(),
  amount: units(amount_cents),
});

export const orderHandlers: Pick<DeskHandlers, 'orders' | 'order'> = {
  orders: ({ queries, params: { state, search, page } }) =>
    pageOf<Entry, OrderEntry>(queries, {
      select: ENTRY,
      beside: EMAIL,
      from: `orders where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search)],
      order: 'created_at desc, id',
      page,
      entryOf,
    }),

  async order({ queries: { query }, gateway, params: { id } }) {
    const row = first(
      await query<Row>(
        `select ${ENTRY}, gateway, session_id, asked_at, answered_at, paid_at, returned_at, ${EMAIL}
         from orders as entry where id = $1`,
        [id],
      ),
    );
    if (!row) throw new HttpError(404, 'server.desk.gone');
    const { answered_at, asked_at, paid_at, returned_at, ...entry } = row;
    const isAsked = row.gateway === gateway.name;
    return {
      ...entryOf(entry),
      gateway: row.gateway,
      session_id: row.session_id,
      why: reasonOf(row, gateway.name),
      asked_at: asked_at?.toISOString() ?? null,
      next_ask_at: (isAsked && nextAskOf({ ...row, status: row.state })?.toISOString()) || null,
      paid_at: paid_at?.toISOString() ?? null,
      returned_at: returned_at?.toISOString() ?? null,
    };
  },
};

function reasonOf(row: Row, asked: string): OpenReason | null {
  const { state, gateway, session_id, asked_at, answered_at } = row;
  if (state !== 'open' && state !== 'closing') return null;
  if (session_id === null) return 'unopened';
  if (gateway !== asked) return 'otherGateway';
  if (asked_at && !(answered_at && answered_at >= asked_at)) return 'unanswered';
  return state === 'closing' ? 'closing' : 'waiting';
}
