import type { DeskMember, MemberEntry, SubmissionEntry } from '../../contract/desk/answers';
import { PAGE_LENGTH } from '../../contract/desk/calls';
import type { Config } from '../config';
import { first, type Queries } from '../db/db';
import { activeSubscription } from '../payments/subscriptions';

type Entry = Omit<MemberEntry, 'created_at'> & { created_at: Date };
type Row = Entry &
  Pick<DeskMember, 'language'> & {
    disabled_at: Date | null;
    confirmed_at: Date | null;
    passkeys: number | string;
  };
type Dated<Listed> = Omit<Listed, 'created_at'> & { created_at: Date };
type Mail = Dated<Omit<DeskMember['mails'][number], 'sent_at'>> & { sent_at: Date | null };

const NEWEST = `order by created_at desc, id limit ${PAGE_LENGTH}`;

export function stateOf({ confirmAddresses }: Config): string {
  return `case when disabled_at is not null then 'disabled'
    ${confirmAddresses ? `when confirmed_at is null then 'unconfirmed'` : ''} else 'active' end`;
}

export const entryOf = (entry: Entry): MemberEntry => dated(entry);

export async function memberAtDesk(
  queries: Queries,
  config: Config,
  id: string,
): Promise<DeskMember | null> {
  const { query } = queries;
  const member = first(
    await query<Row>(
      `select id, email, first_name, last_name, created_at, ${stateOf(config)} as state,
         disabled_at, confirmed_at, language,
         (select count(*) from passkeys where member_id = members.id) as passkeys
       from members where id = $1`,
      [id],
    ),
  );
  if (!member) return null;
  const now = config.now();
  const devices = await query<{ device: string | null; seen_at: Date }>(
    `select device, seen_at from sessions where member_id = $1 and expires_at > $2
     order by seen_at desc, public_id`,
    [id, now],
  );
  const plan = await activeSubscription(queries, id, now);
  const orders = await query<Dated<DeskMember['orders'][number]>>(
    `select id, plan_name, amount_cents, currency, status, created_at from orders
     where member_id = $1 ${NEWEST}`,
    [id],
  );
  const mails = await query<Mail>(
    `select id, subject, created_at, sent_at from outbox where recipient = $1 ${NEWEST}`,
    [member.email],
  );
  const submissions = await query<Dated<SubmissionEntry>>(
    `select id, title, name, created_at, verdict from submissions where member_id = $1 ${NEWEST}`,
    [id],
  );
  return {
    ...dated(member),
    disabled_at: member.disabled_at?.toISOString() ?? null,
    confirmed_at: member.confirmed_at?.toISOString() ?? null,
    passkeys: Number(member.passkeys),
    devices: devices.map((it) => ({ ...it, seen_at: it.seen_at.toISOString() })),
    plan: plan && { name: plan.name, end_date: plan.end_date ?? null },
    orders: orders.map(dated),
    mails: mails.map((it) => ({ ...dated(it), sent_at: it.sent_at?.toISOString() ?? null })),
    submissions: submissions.map(dated),
  };
}

function dated<Listed extends { created_at: Date }>(listed: Listed) {
  return { ...listed, created_at: listed.created_at.toISOString() };
}
