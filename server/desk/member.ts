import type { DeskMember } from '../../contract/desk/answers';
import { PAGE_LENGTH } from '../../contract/desk/calls';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { activeSubscription } from '../payments/subscriptions';
import { foundIn, type Unsent } from './request';

type Member = Unsent<DeskMember>;

const NEWEST = `order by created_at desc, id limit ${PAGE_LENGTH}`;

export function stateOf({ confirmAddresses }: Config): string {
  return `case when disabled_at is not null then 'disabled'
    ${confirmAddresses ? `when confirmed_at is null then 'unconfirmed'` : ''} else 'active' end`;
}

export async function memberAtDesk(queries: Queries, config: Config, id: string): Promise<Member> {
  const { query } = queries;
  const member = foundIn(
    await query<Omit<Member, 'devices' | 'plan' | 'orders' | 'mails' | 'submissions'>>(
      `select id, email, first_name, last_name, created_at, ${stateOf(config)} as state,
         disabled_at, confirmed_at, language,
         (select count(*)::int from passkeys where member_id = members.id) as passkeys
       from members where id = $1`,
      [id],
    ),
  );
  const now = config.now();
  const devices = await query<Member['devices'][number]>(
    `select device, seen_at from sessions where member_id = $1 and expires_at > $2
     order by seen_at desc, public_id`,
    [id, now],
  );
  const plan = await activeSubscription(queries, id, now);
  const orders = await query<Member['orders'][number]>(
    `select id, plan_name, amount_cents, currency, status, created_at from orders
     where member_id = $1 ${NEWEST}`,
    [id],
  );
  const mails = await query<Member['mails'][number]>(
    `select id, subject, created_at, sent_at from outbox where recipient = $1 ${NEWEST}`,
    [member.email],
  );
  const submissions = await query<Member['submissions'][number]>(
    `select id, title, name, created_at, verdict from submissions where member_id = $1 ${NEWEST}`,
    [id],
  );
  return {
    ...member,
    devices,
    plan: plan && { name: plan.name, end_date: plan.end_date ?? null },
    orders,
    mails,
    submissions,
  };
}
