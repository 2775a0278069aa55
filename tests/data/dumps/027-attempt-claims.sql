CREATE TABLE attempts (
    id text NOT NULL,
    answer text,
    begun_at timestamp with time zone NOT NULL,
    request text,
    claim text
);
CREATE TABLE banners (
    title_id text NOT NULL,
    image text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE confirmation_secrets (
    secret_hash text NOT NULL,
    member_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE desk_log (
    id text NOT NULL,
    at timestamp with time zone NOT NULL,
    by text,
    act text NOT NULL,
    about text NOT NULL
);
CREATE TABLE desk_sessions (
    session_hash text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE desk_tokens (
    name text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    revoked_at timestamp with time zone
);
CREATE TABLE genres (
    id text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    "position" integer NOT NULL,
    lang text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE invitations (
    email text NOT NULL,
    token_hash text NOT NULL,
    language text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE members (
    id text NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    mobile text,
    gender text,
    date_of_birth date,
    profile_image text,
    password_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    language text,
    disabled_at timestamp with time zone
);
CREATE TABLE orders (
    id text NOT NULL,
    member_id text,
    plan_id text NOT NULL,
    plan_name text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    gateway text NOT NULL,
    status text NOT NULL,
    session_id text,
    checkout_url text,
    sandbox_outcome text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    payer_email text,
    origin text,
    attempt integer DEFAULT 1 NOT NULL,
    asked_at timestamp with time zone,
    language text,
    answered_at timestamp with time zone,
    returned_at timestamp with time zone
);
CREATE TABLE outbox (
    id text NOT NULL,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    failure text
);
CREATE TABLE passkeys (
    id text NOT NULL,
    member_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    device text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE people (
    id text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    email text,
    profile_image text
);
CREATE TABLE phrases (
    language text NOT NULL,
    own text NOT NULL,
    said text NOT NULL
);
CREATE TABLE plans (
    id text NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL,
    duration_value integer NOT NULL,
    duration text NOT NULL,
    features text NOT NULL,
    price_cents integer NOT NULL,
    discount_label text,
    discount_cents integer NOT NULL,
    taxes text NOT NULL,
    lang text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE progress (
    member_id text NOT NULL,
    title_id text NOT NULL,
    "position" double precision NOT NULL,
    duration double precision NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE reset_secrets (
    secret_hash text NOT NULL,
    member_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE schema_migrations (
    name text NOT NULL,
    applied_at timestamp with time zone
);
CREATE TABLE secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE seeds (
    name text NOT NULL,
    content_hash text NOT NULL
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    member_id text NOT NULL,
    reset_hash text,
    public_id text,
    device text,
    seen_at timestamp with time zone
);
CREATE TABLE submission_casts (
    submission_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    job_title text NOT NULL,
    email text,
    image_id text NOT NULL
);
CREATE TABLE submission_notes (
    id text NOT NULL,
    submission_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    by text NOT NULL,
    note text NOT NULL
);
CREATE TABLE submissions (
    id text NOT NULL,
    member_id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    title text NOT NULL,
    description text,
    type text,
    link text,
    thumbnail_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    verdict text,
    answered_at timestamp with time zone,
    answered_by text,
    letter text
);
CREATE TABLE subscriptions (
    id text NOT NULL,
    member_id text NOT NULL,
    order_id text NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    runs_from date
);
CREATE TABLE title_casts (
    title_id text NOT NULL,
    person_id text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE title_days (
    title_id text NOT NULL,
    day date NOT NULL,
    plays integer NOT NULL
);
CREATE TABLE title_genres (
    title_id text NOT NULL,
    genre_id text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE title_videos (
    title_id text NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    url text NOT NULL,
    storyboard text,
    protection text
);
CREATE TABLE title_views (
    title_id text NOT NULL,
    counted integer NOT NULL
);
CREATE TABLE title_words (
    title_id text NOT NULL,
    language text NOT NULL,
    name text,
    folded text,
    description text
);
CREATE TABLE titles (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    description text NOT NULL,
    release_date date,
    language text,
    duration text NOT NULL,
    imdb_rating double precision,
    content_rating text,
    poster_image text,
    thumbnail_image text,
    trailer_type text,
    trailer_url text,
    is_free boolean NOT NULL,
    views integer NOT NULL,
    likes integer NOT NULL,
    popularity integer NOT NULL,
    backdrop_image text,
    show_id text,
    season integer,
    episode integer,
    lang text DEFAULT 'en'::text NOT NULL,
    has_drawn_poster boolean
);
CREATE TABLE uploads (
    id text NOT NULL,
    type text NOT NULL,
    content bytea,
    created_at timestamp with time zone NOT NULL,
    owner_id text,
    is_public boolean DEFAULT true NOT NULL,
    outside_bytes integer
);
CREATE TABLE used_challenges (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE view_days (
    day date NOT NULL,
    key text NOT NULL
);
CREATE TABLE view_marks (
    day date NOT NULL,
    mark text NOT NULL
);
CREATE TABLE watchlist (
    member_id text NOT NULL,
    title_id text NOT NULL,
    added_at timestamp with time zone NOT NULL
);
INSERT INTO members VALUES ('m1', 'asha@fin.example', 'Asha', 'Rao', NULL, 'female', '1990-02-03', '/media/uploads/face', 'hash', '2026-11-21 10:00:00+00', NULL, NULL, NULL);
INSERT INTO orders VALUES ('paid', 'm1', '1', 'Basic', 999, 'usd', 'sandbox', 'paid', 'cs_1', NULL, NULL, '2026-11-21 10:00:00+00', '2026-11-21 10:01:00+00', NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO orders VALUES ('begun', 'm1', '1', 'Basic', 999, 'usd', 'sandbox', 'expired', NULL, NULL, NULL, '2026-11-21 10:00:00+00', NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('o1', 'asha@fin.example', NULL, 'Hello', 'Text', '2026-11-21 10:00:00+00', NULL, 0, '2026-11-21 10:00:00+00', NULL, NULL);
INSERT INTO plans VALUES ('1', 'Basic', 0, 1, 'month', '[]', 999, NULL, 0, '[]', 'en');
INSERT INTO schema_migrations VALUES ('lock', NULL);
INSERT INTO schema_migrations VALUES ('001 catalogue', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('002 members', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('003 payments', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('004 backdrops', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('005 limits', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('006 resets', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('007 attempts', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('008 returns', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('009 pictures', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('010 progress', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('011 attempts once', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('012 places', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('013 links', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('014 secrets', '2026-11-21 10:00:00+00');
INSERT INTO schema_migrations VALUES ('015 schedules', '2026-11-22 18:58:24.330518+00');
INSERT INTO schema_migrations VALUES ('016 buckets', '2026-11-22 18:58:24.330518+00');
INSERT INTO schema_migrations VALUES ('017 attempt requests', '2026-11-22 18:58:24.330518+00');
INSERT INTO schema_migrations VALUES ('018 passkeys', '2026-11-26 20:35:42.956807+00');
INSERT INTO schema_migrations VALUES ('019 confirmations', '2026-11-26 23:53:48.830191+00');
INSERT INTO schema_migrations VALUES ('020 unknown facts', '2026-11-27 02:37:02.806407+00');
INSERT INTO schema_migrations VALUES ('021 views', '2026-11-27 03:42:29.710303+00');
INSERT INTO schema_migrations VALUES ('022 episodes', '2026-11-27 03:59:12.104882+00');
INSERT INTO schema_migrations VALUES ('023 languages', '2026-11-27 09:59:09.042271+00');
INSERT INTO schema_migrations VALUES ('024 invitations', '2026-11-27 09:59:11.702387+00');
INSERT INTO schema_migrations VALUES ('025 translations', '2026-11-27 10:11:54.306944+00');
INSERT INTO schema_migrations VALUES ('026 desk', '2026-11-27 20:23:03.265886+00');
INSERT INTO schema_migrations VALUES ('027 attempt claims', '2026-11-27 22:00:00+00');
INSERT INTO secrets VALUES ('films', 'a-secret-of-this-database');
INSERT INTO sessions VALUES ('token-hash', '2027-01-01 00:00:00+00', 'm1', NULL, '0dbbe71f38163596', NULL, '2026-11-22 15:44:55.15921+00');
INSERT INTO submission_casts VALUES ('s1', 0, 'Ravi', 'Actor', NULL, 'cast');
INSERT INTO submissions VALUES ('s1', 'm1', 'Asha', 'asha@fin.example', 'Director', 'Rain', '', 'Film', NULL, 'thumb', '2026-11-21 10:00:00+00', NULL, NULL, NULL, NULL);
INSERT INTO subscriptions VALUES ('sub', 'm1', 'paid', 'Basic', 'active', '2026-11-21', '2026-12-21', '2026-11-21');
INSERT INTO title_views VALUES ('101', 3);
INSERT INTO titles VALUES ('101', 'film', 'Monsoon', 'monsoon', 'Rain.', '2024-07-05', 'Hindi', '01:56', 7.8, 'U', '/p', '/t', 'HLS', '/media/streams/a/master.m3u8', false, 1, 2, 3, NULL, NULL, NULL, NULL, 'en', NULL);
INSERT INTO uploads VALUES ('face', 'image/webp', '\x02', '2026-11-21 10:00:00+00', NULL, true, NULL);
INSERT INTO uploads VALUES ('thumb', 'image/webp', '\x00ff', '2026-11-21 10:00:00+00', 'm1', false, NULL);
INSERT INTO uploads VALUES ('cast', 'image/webp', '\x01', '2026-11-21 10:00:00+00', 'm1', false, NULL);
INSERT INTO view_days VALUES ('2026-11-26', 'k');
INSERT INTO view_marks VALUES ('2026-11-26', 'm');
INSERT INTO watchlist VALUES ('m1', '101', '2026-11-21 10:00:00+00');
ALTER TABLE ONLY attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (title_id);
ALTER TABLE ONLY confirmation_secrets
    ADD CONSTRAINT confirmation_secrets_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY desk_log
    ADD CONSTRAINT desk_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (session_hash);
ALTER TABLE ONLY desk_tokens
    ADD CONSTRAINT desk_tokens_pkey PRIMARY KEY (name);
ALTER TABLE ONLY desk_tokens
    ADD CONSTRAINT desk_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY genres
    ADD CONSTRAINT genres_pkey PRIMARY KEY (id);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (email);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY members
    ADD CONSTRAINT members_email_key UNIQUE (email);
ALTER TABLE ONLY members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY phrases
    ADD CONSTRAINT phrases_pkey PRIMARY KEY (language, own);
ALTER TABLE ONLY plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY progress
    ADD CONSTRAINT progress_pkey PRIMARY KEY (member_id, title_id);
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY reset_secrets
    ADD CONSTRAINT reset_secrets_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY submission_casts
    ADD CONSTRAINT submission_casts_pkey PRIMARY KEY (submission_id, "position");
ALTER TABLE ONLY submission_notes
    ADD CONSTRAINT submission_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY title_casts
    ADD CONSTRAINT title_casts_pkey PRIMARY KEY (title_id, person_id);
ALTER TABLE ONLY title_days
    ADD CONSTRAINT title_days_pkey PRIMARY KEY (title_id, day);
ALTER TABLE ONLY title_genres
    ADD CONSTRAINT title_genres_pkey PRIMARY KEY (title_id, genre_id);
ALTER TABLE ONLY title_videos
    ADD CONSTRAINT title_videos_pkey PRIMARY KEY (title_id, "position");
ALTER TABLE ONLY title_views
    ADD CONSTRAINT title_views_pkey PRIMARY KEY (title_id);
ALTER TABLE ONLY title_words
    ADD CONSTRAINT title_words_pkey PRIMARY KEY (title_id, language);
ALTER TABLE ONLY titles
    ADD CONSTRAINT titles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY used_challenges
    ADD CONSTRAINT used_challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY view_days
    ADD CONSTRAINT view_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY view_marks
    ADD CONSTRAINT view_marks_pkey PRIMARY KEY (day, mark);
ALTER TABLE ONLY watchlist
    ADD CONSTRAINT watchlist_pkey PRIMARY KEY (member_id, title_id);
CREATE INDEX attempts_begun ON attempts USING btree (begun_at);
CREATE INDEX confirmation_secrets_member ON confirmation_secrets USING btree (member_id);
CREATE INDEX desk_log_at ON desk_log USING btree (at DESC, id);
CREATE INDEX members_created ON members USING btree (created_at);
CREATE INDEX orders_created ON orders USING btree (created_at);
CREATE INDEX orders_member ON orders USING btree (member_id);
CREATE INDEX orders_open ON orders USING btree (asked_at) WHERE (status = 'open'::text);
CREATE INDEX orders_status ON orders USING btree (status, created_at);
CREATE INDEX outbox_created ON outbox USING btree (created_at);
CREATE INDEX outbox_recipient ON outbox USING btree (recipient);
CREATE INDEX outbox_waiting ON outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX passkeys_member ON passkeys USING btree (member_id);
CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);
CREATE INDEX reset_secrets_member ON reset_secrets USING btree (member_id);
CREATE INDEX sessions_member ON sessions USING btree (member_id);
CREATE INDEX submission_notes_submission ON submission_notes USING btree (submission_id);
CREATE INDEX submissions_created ON submissions USING btree (created_at DESC, id);
CREATE INDEX submissions_member ON submissions USING btree (member_id);
CREATE INDEX subscriptions_member ON subscriptions USING btree (member_id);
CREATE UNIQUE INDEX subscriptions_one_active ON subscriptions USING btree (member_id) WHERE (status = 'active'::text);
CREATE INDEX subscriptions_start ON subscriptions USING btree (start_date);
CREATE INDEX title_casts_person ON title_casts USING btree (person_id);
CREATE INDEX title_days_day ON title_days USING btree (day);
CREATE INDEX title_genres_genre ON title_genres USING btree (genre_id);
CREATE INDEX titles_show ON titles USING btree (show_id);
CREATE INDEX uploads_owner ON uploads USING btree (owner_id);
CREATE INDEX used_challenges_expires ON used_challenges USING btree (expires_at);
CREATE INDEX watchlist_title ON watchlist USING btree (title_id);
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY confirmation_secrets
    ADD CONSTRAINT confirmation_secrets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL;
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY progress
    ADD CONSTRAINT progress_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY progress
    ADD CONSTRAINT progress_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY reset_secrets
    ADD CONSTRAINT reset_secrets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY submission_casts
    ADD CONSTRAINT submission_casts_image_id_fkey FOREIGN KEY (image_id) REFERENCES uploads(id);
ALTER TABLE ONLY submission_casts
    ADD CONSTRAINT submission_casts_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY submission_notes
    ADD CONSTRAINT submission_notes_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_thumbnail_id_fkey FOREIGN KEY (thumbnail_id) REFERENCES uploads(id);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY title_casts
    ADD CONSTRAINT title_casts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_casts
    ADD CONSTRAINT title_casts_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_days
    ADD CONSTRAINT title_days_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_genres
    ADD CONSTRAINT title_genres_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_genres
    ADD CONSTRAINT title_genres_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_videos
    ADD CONSTRAINT title_videos_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_views
    ADD CONSTRAINT title_views_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY title_words
    ADD CONSTRAINT title_words_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY view_marks
    ADD CONSTRAINT view_marks_day_fkey FOREIGN KEY (day) REFERENCES view_days(day) ON DELETE CASCADE;
ALTER TABLE ONLY watchlist
    ADD CONSTRAINT watchlist_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY watchlist
    ADD CONSTRAINT watchlist_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE;
