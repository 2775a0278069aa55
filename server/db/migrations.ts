/**
 * The schema, in steps that are never edited once released. Ids are given or random texts, never
 * sequences, and nothing needs triggers, so the statements run on distributed engines too. Amounts
 * are hundredths of a currency's unit; lists inside a row are JSON texts, which keep the order of their keys.
 */
interface Migration {
  readonly name: string;
  readonly sql: string;
}

const catalogue = `
  create table if not exists genres (
    id text primary key, name text not null, folded text not null, position int not null);
  create table if not exists people (
    id text primary key, name text not null, folded text not null, email text,
    profile_image text);
  create table if not exists titles (
    id text primary key, kind text not null, name text not null, folded text not null,
    description text not null, release_date date not null, language text not null,
    duration text not null, imdb_rating double precision not null, content_rating text not null,
    poster_image text, thumbnail_image text, trailer_type text, trailer_url text,
    is_free boolean not null, views int not null, likes int not null, popularity int not null);
  create table if not exists title_genres (
    title_id text not null references titles (id) on delete cascade,
    genre_id text not null references genres (id) on delete cascade,
    position int not null, primary key (title_id, genre_id));
  create index if not exists title_genres_genre on title_genres (genre_id);
  create table if not exists title_casts (
    title_id text not null references titles (id) on delete cascade,
    person_id text not null references people (id) on delete cascade,
    position int not null, primary key (title_id, person_id));
  create index if not exists title_casts_person on title_casts (person_id);
  create table if not exists title_videos (
    title_id text not null references titles (id) on delete cascade,
    position int not null, type text not null, url text not null,
    primary key (title_id, position));
  create table if not exists banners (
    title_id text primary key references titles (id) on delete cascade,
    image text not null, position int not null);
  create table if not exists plans (
    id text primary key, name text not null, position int not null,
    duration_value int not null, duration text not null, features text not null,
    price_cents int not null, discount_label text, discount_cents int not null,
    taxes text not null);
  create table if not exists seeds (name text primary key, content_hash text not null);`;

const members = `
  create table if not exists uploads (
    id text primary key, type text not null, content bytea not null,
    created_at timestamptz not null);
  create table if not exists members (
    id text primary key, email text not null unique, first_name text not null,
    last_name text not null, mobile text, gender text, date_of_birth date,
    profile_image text, password_hash text not null, created_at timestamptz not null);
  create table if not exists sessions (
    token_hash text primary key, expires_at timestamptz not null,
    member_id text not null references members (id) on delete cascade);
  create index if not exists sessions_member on sessions (member_id);
  create table if not exists password_resets (
    member_id text primary key references members (id) on delete cascade,
    password_hash text not null, expires_at timestamptz not null);
  create table if not exists watchlist (
    member_id text not null references members (id) on delete cascade,
    title_id text not null references titles (id) on delete cascade,
    added_at timestamptz not null, primary key (member_id, title_id));
  create table if not exists submissions (
    id text primary key, member_id text not null references members (id) on delete cascade,
    name text not null, email text not null, role text not null, title text not null,
    description text, type text, link text, thumbnail_id text not null references uploads (id),
    created_at timestamptz not null);
  create table if not exists submission_casts (
    submission_id text not null references submissions (id) on delete cascade,
    position int not null, name text not null, job_title text not null, email text,
    image_id text not null references uploads (id), primary key (submission_id, position));
  create table if not exists outbox (
    id text primary key, recipient text not null, reply_to text, subject text not null,
    body text not null, created_at timestamptz not null, sent_at timestamptz,
    attempts int not null default 0, next_attempt_at timestamptz not null);
  create index if not exists outbox_waiting on outbox (next_attempt_at) where sent_at is null;`;

const payments = `
  create table if not exists orders (
    id text primary key, member_id text not null references members (id) on delete cascade,
    plan_id text not null references plans (id), plan_name text not null,
    amount_cents int not null, currency text not null, gateway text not null,
    status text not null, session_id text unique, checkout_url text,
    sandbox_outcome text, created_at timestamptz not null, paid_at timestamptz);
  create index if not exists orders_member on orders (member_id);
  create table if not exists subscriptions (
    id text primary key, member_id text not null references members (id) on delete cascade,
    order_id text not null unique references orders (id), name text not null,
    status text not null, start_date date not null, end_date date not null);
  create unique index if not exists subscriptions_one_active
    on subscriptions (member_id) where status = 'active';`;

const backdrops = `
  alter table titles add column if not exists backdrop_image text;`;

/** As `rate-limiter-flexible` writes it: `expire` in ms since 1970. */
const limits = `
  create table if not exists rate_limits (
    key varchar(255) primary key, points int not null default 0, expire bigint);
  create index if not exists rate_limits_expire on rate_limits (expire);`;

const resets = `
  drop table if exists password_resets;
  create table if not exists reset_secrets (
    secret_hash text primary key,
    member_id text not null references members (id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);
  create index if not exists reset_secrets_member on reset_secrets (member_id);
  alter table sessions add column if not exists reset_hash text;
  alter table outbox add column if not exists expires_at timestamptz;`;

/** An order whose checkout was never opened is begun anew, with what it now stores. */
const attempts = `
  alter table orders add column if not exists payer_email text;
  alter table orders add column if not exists origin text;
  alter table orders add column if not exists attempt int not null default 1;
  update orders set status = 'expired' where status = 'open' and session_id is null;`;

const returns = `
  alter table orders add column if not exists asked_at timestamptz;
  create index if not exists orders_open on orders (asked_at) where status = 'open';
  alter table subscriptions add column if not exists runs_from date;
  alter table subscriptions add column if not exists replaces text;
  create index if not exists subscriptions_replaces on subscriptions (replaces);`;

/**
 * What a cancelled subscription had replaced is cancelled with it, and so is what was replaced before
 * `runs_from` was kept: the one that renewed it has its days.
 */
const schedules = `
  update subscriptions set status = 'cancelled' where status = 'replaced' and runs_from is null;
  with recursive given_up (id, replaces) as (
    select id, replaces from subscriptions where status = 'cancelled'
    union
    select s.id, s.replaces from subscriptions s join given_up g on s.id = g.replaces)
  update subscriptions set status = 'cancelled'
    where status = 'replaced' and id in (select id from given_up);
  update subscriptions set runs_from = start_date where runs_from is null;
  drop index if exists subscriptions_replaces;
  alter table subscriptions drop column if exists replaces;`;

const pictures = `
  alter table uploads add column if not exists owner_id text
    references members (id) on delete cascade;
  alter table uploads add column if not exists is_public boolean not null default true;
  create index if not exists uploads_owner on uploads (owner_id);
  update uploads set is_public = false, owner_id = s.member_id from submissions s
    where s.thumbnail_id = uploads.id;
  update uploads set is_public = false, owner_id = s.member_id
    from submissions s join submission_casts c on c.submission_id = s.id
    where c.image_id = uploads.id;`;

/** Seconds. */
const progress = `
  create table if not exists progress (
    member_id text not null references members (id) on delete cascade,
    title_id text not null references titles (id) on delete cascade,
    position double precision not null, duration double precision not null,
    updated_at timestamptz not null, primary key (member_id, title_id));`;

/** `answer` is null while it is being done. */
const attemptsOnce = `
  create table if not exists attempts (
    id text primary key, answer text, begun_at timestamptz not null);
  create index if not exists attempts_begun on attempts (begun_at);`;

/** `public_id` names a session to its member without telling its token's hash. */
const places = `
  alter table sessions add column if not exists public_id text;
  alter table sessions add column if not exists device text;
  alter table sessions add column if not exists seen_at timestamptz;
  update sessions set public_id = substr(md5(token_hash), 1, 16), seen_at = now()
    where public_id is null;`;

/** What the demo's links have beside the specification's fields; `protection` is JSON. */
const links = `
  alter table title_videos add column if not exists storyboard text;
  alter table title_videos add column if not exists protection text;`;

/** Random texts that the servers of this database share. */
const secrets = `
  create table if not exists secrets (name text primary key, value text not null);`;

/** A picture whose bytes are in a bucket has no `content`, and says how many there are. */
const buckets = `
  alter table uploads alter column content drop not null;
  alter table uploads add column if not exists outside_bytes int;`;

/** `request` tells an attempt's request from others; `null` for one that is not compared. */
const attemptRequests = `
  alter table attempts add column if not exists request text;`;

/**
 * Texts are base64url, `transports` a JSON list. A challenge is stored once it was used, until it is over: until then
 * its signature says that it is one.
 */
const passkeys = `
  create table if not exists passkeys (
    id text primary key,
    member_id text not null references members (id) on delete cascade,
    public_key text not null, counter bigint not null, transports text not null,
    device text, created_at timestamptz not null);
  create index if not exists passkeys_member on passkeys (member_id);
  create table if not exists used_challenges (
    id text primary key, expires_at timestamptz not null);
  create index if not exists used_challenges_expires on used_challenges (expires_at);`;

/** A member whose address is not confirmed has no `confirmed_at`: earlier ones have shown nothing yet. */
const confirmations = `
  alter table members add column if not exists confirmed_at timestamptz;
  create table if not exists confirmation_secrets (
    secret_hash text primary key,
    member_id text not null references members (id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null);
  create index if not exists confirmation_secrets_member on confirmation_secrets (member_id);`;

/** Facts that a title's files may not say. */
const unknownFacts = `
  alter table titles alter column release_date drop not null;
  alter table titles alter column language drop not null;
  alter table titles alter column imdb_rating drop not null;
  alter table titles alter column content_rating drop not null;`;

/**
 * A mark says that a member has viewed a title on a day (UTC), by that day's key. Both are deleted when the day is over,
 * and what stays is `counted`.
 */
const views = `
  create table if not exists title_views (
    title_id text primary key references titles (id) on delete cascade, counted int not null);
  create table if not exists view_days (day date primary key, key text not null);
  create table if not exists view_marks (
    day date not null references view_days (day) on delete cascade,
    mark text not null, primary key (day, mark));
  create index if not exists watchlist_title on watchlist (title_id);`;

/** Of an episode: its show, and where it is in it. */
const episodes = `
  alter table titles add column if not exists show_id text;
  alter table titles add column if not exists season int;
  alter table titles add column if not exists episode int;
  create index if not exists titles_show on titles (show_id);`;

/** Of a member the one last used, of an order the one it was opened in; `null` where it is not known. */
const languages = `
  alter table members add column if not exists language text;
  alter table orders add column if not exists language text;`;

/** One an address: inviting again replaces the earlier one. */
const invitations = `
  create table if not exists invitations (
    email text primary key, token_hash text not null unique, language text,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);`;

/** What titles, genres and plans are called in other languages; `lang` is that of their own words, BCP 47. */
const translations = `
  alter table titles add column if not exists lang text not null default 'en';
  alter table genres add column if not exists lang text not null default 'en';
  alter table plans add column if not exists lang text not null default 'en';
  create table if not exists title_words (
    title_id text not null references titles (id) on delete cascade,
    language text not null, name text, folded text, description text,
    primary key (title_id, language));
  create table if not exists phrases (
    language text not null, own text not null, said text not null, primary key (language, own));`;

/**
 * The desk's tokens and log, and what it keeps: the answer to a submission, who may not sign in, why a mail was not
 * sent, the plays of a day. An order without `member_id` was a member's who is gone; `about` is JSON.
 */
const desk = `
  create table if not exists desk_tokens (
    name text primary key, token_hash text not null unique, created_at timestamptz not null,
    created_by text not null, revoked_at timestamptz);
  create table if not exists desk_sessions (
    session_hash text primary key, token_hash text not null, expires_at timestamptz not null);
  create table if not exists desk_log (
    id text primary key, at timestamptz not null, by text, act text not null, about text not null);
  create index if not exists desk_log_at on desk_log (at);
  alter table submissions add column if not exists verdict text;
  alter table submissions add column if not exists answered_at timestamptz;
  alter table submissions add column if not exists answered_by text;
  alter table submissions add column if not exists letter text;
  create index if not exists submissions_created on submissions (created_at);
  create table if not exists submission_notes (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    at timestamptz not null, by text not null, note text not null);
  create index if not exists submission_notes_submission on submission_notes (submission_id);
  alter table members add column if not exists disabled_at timestamptz;
  create index if not exists members_created on members (created_at);
  alter table outbox add column if not exists failure text;
  create index if not exists outbox_created on outbox (created_at);
  create index if not exists orders_created on orders (created_at);
  alter table orders alter column member_id drop not null;
  alter table orders drop constraint if exists orders_member_id_fkey;
  alter table orders add constraint orders_member_id_fkey
    foreign key (member_id) references members (id) on delete set null;
  create table if not exists title_days (
    title_id text not null references titles (id) on delete cascade, day date not null,
    plays int not null, primary key (title_id, day));
  create index if not exists title_days_day on title_days (day);`;

export const migrations: readonly Migration[] = [
  { name: '001 catalogue', sql: catalogue },
  { name: '002 members', sql: members },
  { name: '003 payments', sql: payments },
  { name: '004 backdrops', sql: backdrops },
  { name: '005 limits', sql: limits },
  { name: '006 resets', sql: resets },
  { name: '007 attempts', sql: attempts },
  { name: '008 returns', sql: returns },
  { name: '009 pictures', sql: pictures },
  { name: '010 progress', sql: progress },
  { name: '011 attempts once', sql: attemptsOnce },
  { name: '012 places', sql: places },
  { name: '013 links', sql: links },
  { name: '014 secrets', sql: secrets },
  { name: '015 schedules', sql: schedules },
  { name: '016 buckets', sql: buckets },
  { name: '017 attempt requests', sql: attemptRequests },
  { name: '018 passkeys', sql: passkeys },
  { name: '019 confirmations', sql: confirmations },
  { name: '020 unknown facts', sql: unknownFacts },
  { name: '021 views', sql: views },
  { name: '022 episodes', sql: episodes },
  { name: '023 languages', sql: languages },
  { name: '024 invitations', sql: invitations },
  { name: '025 translations', sql: translations },
  { name: '026 desk', sql: desk },
];
