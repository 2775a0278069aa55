/**
 * Defines the schema as migrations that never change once released.
 *
 * Ids are text instead of sequences, and there are no triggers, to stay portable to distributed
 * databases. Amounts are hundredths of a currency unit. Lists in a column are JSON
 * text, because `jsonb` would reorder the keys of their objects.
 */
import { firstMigrations } from './first-migrations';

export const migrations: Readonly<Record<string, string>> = {
  ...firstMigrations,

  '014 secrets': `
  create table if not exists secrets (name text primary key, value text not null);`,

  /**
   * Before `runs_from` existed, a subscription included the remaining days of the one it replaced.
   * Cancels replaced subscriptions without `runs_from`. Also cancels each replaced subscription
   * whose direct or indirect replacement is cancelled.
   */
  '015 schedules': `
  update subscriptions set status = 'cancelled' where status = 'replaced' and runs_from is null;
  with recursive given_up (id, replaces) as (
    select id, replaces from subscriptions where status = 'cancelled'
    union
    select s.id, s.replaces from subscriptions s join given_up g on s.id = g.replaces)
  update subscriptions set status = 'cancelled'
    where status = 'replaced' and id in (select id from given_up);
  update subscriptions set runs_from = start_date where runs_from is null;
  drop index if exists subscriptions_replaces;
  alter table subscriptions drop column if exists replaces;`,

  '016 buckets': `
  alter table uploads alter column content drop not null;
  alter table uploads add column if not exists outside_bytes int;`,

  '017 attempt requests': `
  alter table attempts add column if not exists request text;`,

  /** `id` and `public_key` are base64url. */
  '018 passkeys': `
  create table if not exists passkeys (
    id text primary key,
    member_id text not null references members (id) on delete cascade,
    public_key text not null, counter bigint not null, transports text not null,
    device text, created_at timestamptz not null);
  create index if not exists passkeys_member on passkeys (member_id);
  create table if not exists used_challenges (
    id text primary key, expires_at timestamptz not null);
  create index if not exists used_challenges_expires on used_challenges (expires_at);`,

  '019 confirmations': `
  alter table members add column if not exists confirmed_at timestamptz;
  create table if not exists confirmation_secrets (
    secret_hash text primary key,
    member_id text not null references members (id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null);
  create index if not exists confirmation_secrets_member on confirmation_secrets (member_id);`,

  '020 unknown facts': `
  alter table titles alter column release_date drop not null;
  alter table titles alter column language drop not null;
  alter table titles alter column imdb_rating drop not null;
  alter table titles alter column content_rating drop not null;`,

  /** A mark records that a member viewed a title on a UTC day. After that day, only counts remain. */
  '021 views': `
  create table if not exists title_views (
    title_id text primary key references titles (id) on delete cascade, counted int not null);
  create table if not exists view_days (day date primary key, key text not null);
  create table if not exists view_marks (
    day date not null references view_days (day) on delete cascade,
    mark text not null, primary key (day, mark));
  create index if not exists watchlist_title on watchlist (title_id);`,

  '022 episodes': `
  alter table titles add column if not exists show_id text;
  alter table titles add column if not exists season int;
  alter table titles add column if not exists episode int;
  create index if not exists titles_show on titles (show_id);`,

  '023 languages': `
  alter table members add column if not exists language text;
  alter table orders add column if not exists language text;`,

  '024 invitations': `
  create table if not exists invitations (
    email text primary key, token_hash text not null unique, language text,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);`,

  '025 translations': `
  alter table titles add column if not exists lang text not null default 'en';
  alter table genres add column if not exists lang text not null default 'en';
  alter table plans add column if not exists lang text not null default 'en';
  create table if not exists title_words (
    title_id text not null references titles (id) on delete cascade,
    language text not null, name text, folded text, description text,
    primary key (title_id, language));
  create table if not exists phrases (
    language text not null, own text not null, said text not null, primary key (language, own));`,

  '026 desk': `
  create table if not exists desk_tokens (
    name text primary key, token_hash text not null unique, created_at timestamptz not null,
    created_by text not null, revoked_at timestamptz);
  create table if not exists desk_sessions (
    session_hash text primary key, token_hash text not null, expires_at timestamptz not null);
  create table if not exists desk_log (
    id text primary key, at timestamptz not null, by text, act text not null, about text not null);
  create index if not exists desk_log_at on desk_log (at desc, id);
  alter table submissions add column if not exists verdict text;
  alter table submissions add column if not exists answered_at timestamptz;
  alter table submissions add column if not exists answered_by text;
  alter table submissions add column if not exists letter text;
  create index if not exists submissions_created on submissions (created_at desc, id);
  create table if not exists submission_notes (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    at timestamptz not null, by text not null, note text not null);
  create index if not exists submission_notes_submission on submission_notes (submission_id);
  alter table members add column if not exists disabled_at timestamptz;
  create index if not exists members_created on members (created_at);
  create index if not exists submissions_member on submissions (member_id);
  create index if not exists outbox_recipient on outbox (recipient);
  alter table outbox add column if not exists failure text;
  create index if not exists outbox_created on outbox (created_at);
  create index if not exists orders_created on orders (created_at);
  create index if not exists orders_status on orders (status, created_at);
  alter table orders add column if not exists answered_at timestamptz;
  alter table orders add column if not exists returned_at timestamptz;
  create index if not exists subscriptions_member on subscriptions (member_id);
  create index if not exists subscriptions_start on subscriptions (start_date);
  alter table orders alter column member_id drop not null;
  alter table orders drop constraint if exists orders_member_id_fkey;
  alter table orders add constraint orders_member_id_fkey
    foreign key (member_id) references members (id) on delete set null;
  create table if not exists title_days (
    title_id text not null references titles (id) on delete cascade, day date not null,
    plays int not null, primary key (title_id, day));
  create index if not exists title_days_day on title_days (day);
  alter table titles add column if not exists has_drawn_poster boolean;`,

  /** Each run of an attempt has a random claim. Only the latest run may store its answer. */
  '027 attempt claims': `
  alter table attempts add column if not exists claim text;`,

  '028 offered plans': `
  alter table plans add column if not exists is_offered boolean not null default true;`,
};
