/** Orders as the operator reads them: whose, how much, what the gateway told, and why one is not settled. */
import type { OpenReason, Order, OrderEntry } from '../../contract/desk/answers';
import { first } from '../db/db';
import { HttpError } from '../http/http-error';
import { units } from '../payments/pricing';
import { nextAskOf } from '../payments/sweep';
import { containing, pageOf } from './page-of';
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

const ENTRY = `o.id, o.created_at, o.member_id, m.email, o.plan_name as plan, o.amount_cents,
  upper(o.currency) as currency, o.status as state`;
const FROM = 'orders o left join members m on m.id = o.member_id';
const IS_FOUND = `($1 = '' or o.status = $1)
  and ($2 = '' or o.id = $2 or o.session_id = $2
    or o.member_id = any(array(select id from members where email ilike $3)))`;

const entryOf = ({ created_at, amount_cents, ...row }: Entry): OrderEntry => ({
  ...row,
  created_at: created_at.toISOString(),
  amount: units(amount_cents),
});

export const orderHandlers: Pick<DeskHandlers, 'orders' | 'order'> = {
  orders: ({ queries, params: { state, search, page } }) =>
    pageOf<Entry, OrderEntry>(queries, {
      select: ENTRY,
      from: `${FROM} where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search)],
      order: 'o.created_at desc, o.id',
      page,
      entryOf,
    }),

  async order({ queries: { query }, gateway, params: { id } }) {
    const row = first(
      await query<Row>(
        `select ${ENTRY}, o.gateway, o.session_id, o.asked_at, o.answered_at, o.paid_at,
           o.returned_at
         from ${FROM} where o.id = $1`,
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
