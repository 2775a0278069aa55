import type { Queries } from '../../server/db/db';

const MEMBERS = 10_000;
const ENTRIES = 100_000;

const words = `(array['Salt','Road','Weirs','Lantern','Arches','Tidal','Harbour','Ninety'])`;
const word = (by: string) => `${words}[1 + (${by}) % 8]`;
const member = `'m' || n % ${MEMBERS}`;
const at = `now() - n * interval '9 minutes'`;
const letters = `md5(n::text) || md5((n + 1)::text)`;

const statements = [
  `insert into members (id, email, first_name, last_name, password_hash, created_at)
    select 'm' || n, 'member.' || n || '@fin.example', ${word('n')}, ${word('n / 8')}, 'none',
      now() - n * interval '1 hour' from generate_series(0, ${MEMBERS - 1}) n`,
  `insert into sessions (token_hash, expires_at, member_id, public_id, device, seen_at)
    select md5(n::text), now() + interval '30 days', ${member}, md5(n::text), 'Firefox on Linux', ${at}
    from generate_series(1, ${2 * MEMBERS}) n`,
  `insert into uploads (id, type, content, created_at, is_public)
    values ('picture', 'image/webp', '', now(), false)`,
  `insert into submissions (id, member_id, name, email, role, title, description, thumbnail_id, created_at,
      verdict, answered_at, answered_by, letter)
    select 's' || n, ${member}, ${word('n')} || ' ' || ${word('n / 8')}, 'member.' || n % ${MEMBERS} || '@fin.example',
      'Director', ${word('n')} || ' ' || n, repeat(${letters}, 5), 'picture', ${at},
      (array[null, 'accepted', 'declined'])[1 + n % 3], ${at}, 'rui', case when n % 3 > 0 then repeat(${letters}, 5) end
    from generate_series(1, ${MEMBERS}) n`,
  `insert into submission_casts (submission_id, position, name, job_title, image_id)
    select 's' || n, 0, ${word('n')}, 'Lead', 'picture' from generate_series(1, ${MEMBERS}) n`,
  `insert into submission_notes (id, submission_id, at, by, note)
    select 'n' || n, 's' || n, ${at}, 'rui', ${letters} from generate_series(1, ${MEMBERS}) n`,
  `insert into desk_log (id, at, by, act, about)
    select 'l' || n, ${at}, 'rui', (array['noteSubmission', 'answerSubmission', 'signIn'])[1 + n % 3],
      '{"id":"s' || n || '"}' from generate_series(1, ${ENTRIES}) n`,
  `insert into orders (id, member_id, plan_id, plan_name, amount_cents, currency, gateway, status, session_id,
      created_at, paid_at)
    select 'o' || n, ${member}, (select min(id) from plans), 'Monthly', 29900, 'usd', 'stripe',
      (array['paid', 'paid', 'paid', 'open', 'expired', 'returned'])[1 + n % 6], 'cs_' || n, ${at}, ${at}
    from generate_series(1, ${ENTRIES}) n`,
  `insert into subscriptions (id, member_id, order_id, name, status, start_date, end_date)
    select 'b' || n, ${member}, 'o' || n, 'Monthly',
      case when n < ${MEMBERS} then 'active' else (array['replaced', 'cancelled', 'returned'])[1 + n % 3] end,
      current_date - n / 100, current_date - n / 100 + 30 from generate_series(1, ${ENTRIES}) n`,
  `insert into outbox (id, recipient, subject, body, created_at, sent_at, attempts, next_attempt_at, failure)
    select 'e' || n, 'member.' || n % ${MEMBERS} || '@fin.example', 'Your movie ' || n, repeat(${letters}, 5), ${at},
      case when n % 10 > 0 then ${at} end, n % 3, ${at}, case when n % 10 = 0 then 'Mailbox is full' end
    from generate_series(1, ${ENTRIES}) n`,
  `insert into title_days (title_id, day, plays)
    select titles.id, current_date - n, n from titles, generate_series(1, 365) n`,
  `analyze`,
];

/**
 * Sends one statement at a time.
 * The provider considers the embedded database lost if it doesn't respond for 30 s.
 */
export async function fill({ query }: Queries): Promise<void> {
  for (const statement of statements) await query(statement);
}
