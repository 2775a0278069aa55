export const firstMigrations: Readonly<Record<string, string>> = {
  '001 catalogue': `
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
  create table if not exists seeds (name text primary key, content_hash text not null);`,

  '002 members': `
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
  create index if not exists outbox_waiting on outbox (next_attempt_at) where sent_at is null;`,

  '003 payments': `
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
    on subscriptions (member_id) where status = 'active';`,

  '004 backdrops': `
  alter table titles add column if not exists backdrop_image text;`,

  /** The schema that `rate-limiter-flexible` expects; `expire` is in ms since 1970. */
  '005 limits': `
  create table if not exists rate_limits (
    key varchar(255) primary key, points int not null default 0, expire bigint);
  create index if not exists rate_limits_expire on rate_limits (expire);`,

  '006 resets': `
  drop table if exists password_resets;
  create table if not exists reset_secrets (
    secret_hash text primary key,
    member_id text not null references members (id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);
  create index if not exists reset_secrets_member on reset_secrets (member_id);
  alter table sessions add column if not exists reset_hash text;
  alter table outbox add column if not exists expires_at timestamptz;`,

  /** Expires open orders without a checkout: they lack `origin`, which a new checkout needs. */
  '007 attempts': `
  alter table orders add column if not exists payer_email text;
  alter table orders add column if not exists origin text;
  alter table orders add column if not exists attempt int not null default 1;
  update orders set status = 'expired' where status = 'open' and session_id is null;`,

  '008 returns': `
  alter table orders add column if not exists asked_at timestamptz;
  create index if not exists orders_open on orders (asked_at) where status = 'open';
  alter table subscriptions add column if not exists runs_from date;
  alter table subscriptions add column if not exists replaces text;
  create index if not exists subscriptions_replaces on subscriptions (replaces);`,

  '009 pictures': `
  alter table uploads add column if not exists owner_id text
    references members (id) on delete cascade;
  alter table uploads add column if not exists is_public boolean not null default true;
  create index if not exists uploads_owner on uploads (owner_id);
  update uploads set is_public = false, owner_id = s.member_id from submissions s
    where s.thumbnail_id = uploads.id;
  update uploads set is_public = false, owner_id = s.member_id
    from submissions s join submission_casts c on c.submission_id = s.id
    where c.image_id = uploads.id;`,

  '010 progress': `
  create table if not exists progress (
    member_id text not null references members (id) on delete cascade,
    title_id text not null references titles (id) on delete cascade,
    position double precision not null, duration double precision not null,
    updated_at timestamptz not null, primary key (member_id, title_id));`,

  '011 attempts once': `
  create table if not exists attempts (
    id text primary key, answer text, begun_at timestamptz not null);
  create index if not exists attempts_begun on attempts (begun_at);`,

  '012 places': `
  alter table sessions add column if not exists public_id text;
  alter table sessions add column if not exists device text;
  alter table sessions add column if not exists seen_at timestamptz;
  update sessions set public_id = substr(md5(token_hash), 1, 16), seen_at = now()
    where public_id is null;`,

  '013 links': `
  alter table title_videos add column if not exists storyboard text;
  alter table title_videos add column if not exists protection text;`,
};
