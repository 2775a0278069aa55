import { describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { ADMIN_TOKEN, desk } from './support/desk';
import { exportOf, knownMember, NAMES, SENDER } from './support/known-member';
import {
  changePassword,
  GONE,
  leave,
  newMember,
  PASSWORD,
  refusedAsStranger,
  signIn,
  signUpForm,
  toggle,
} from './support/people';
import { saveProfile, submission } from './support/pictures';
import { providerBeside, refusal, sharedProvider } from './support/provider';
import { confirm, payAt, pressPay } from './support/purchases';

const WRONG = refusal({ password: ['The password is wrong.'] });

describe.each(databases)('the end of an account on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);

  const rows = async (sql: string, values: string[] = []) => provider.db.query(sql, values);

  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const tables = await rows(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const like = words.map((_, at) => `t::text ilike '%' || $${at + 1} || '%'`).join(' or ');
      const [held] = await rows(`select 1 from ${name} t where ${like} limit 1`, [...words]);
      if (held) found.push(String(name));
    }
    return found;
  }

  const tablesOfMembers = async () =>
    (
      await rows(
        `select distinct t.table_name as name from information_schema.table_constraints t
         join information_schema.referential_constraints r using (constraint_name)
         join information_schema.constraint_column_usage c on c.constraint_name = t.constraint_name
         where t.table_schema = 'public' and c.table_name = 'members' order by t.table_name`,
      )
    ).map(({ name }) => String(name));

  test('after an export and the deletion no row of any table names the member', async () => {
    const person = await knownMember(provider);
    const { id, email, token } = person;
    const words = [id, email, ...Object.values(NAMES), SENDER.name, SENDER.email, 'Quillonia'];
    const before = await tablesWith(words);
    // Fails if `knownMember` adds no row to a table that refers to members.
    expect(before).toEqual(expect.arrayContaining(await tablesOfMembers()));
    expect(before).toEqual([
      ...['confirmation_secrets', 'desk_log', 'invitations', 'members', 'orders', 'outbox'],
      ...['passkeys', 'progress', 'reset_secrets', 'sessions', 'submission_notes', 'submissions'],
      ...['subscriptions', 'uploads', 'watchlist'],
    ]);
    expect((await provider.call('accountExport', { token })).status).toBe(200);
    expect(await leave(provider, token)).toEqual(GONE);
    expect(await tablesWith(words)).toEqual([]);
    expect(await rows('select 1 from submission_casts')).toEqual([]);
    expect(await rows('select 1 from uploads')).toEqual([]);
  });

  test("orders, and the desk's log, stay without a name; another member's rows stay as they are", async () => {
    const other = await knownMember(provider);
    const person = await knownMember(provider);
    const otherRows = () =>
      Promise.all(
        [
          'members where id = $1',
          'orders where member_id = $1',
          'submissions where member_id = $1',
          'uploads where owner_id = $1',
          'sessions where member_id = $1',
        ].map((from) => rows(`select * from ${from} order by 1`, [other.id])),
      );
    const [before, acts] = [await otherRows(), await desk(provider, 'log')];
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect(await otherRows()).toEqual(before);
    expect(
      await rows(
        `select plan_name, status, payer_email from orders where member_id is null and created_at > $1
       order by status`,
        [new Date(Date.now() - 60_000).toISOString()],
      ),
    ).toEqual(
      expect.arrayContaining([
        { plan_name: 'Pocket', status: 'closed', payer_email: null },
        { plan_name: 'Standard', status: 'paid', payer_email: null },
      ]),
    );
    const { entries } = await desk(provider, 'log');
    expect(entries.map(({ by, act }) => [by, act])).toEqual(
      acts.entries.map(({ by, act }) => [by, act]),
    );
    expect(entries.filter(({ about }) => Object.keys(about).length > 0)).toHaveLength(2);
    await leave(provider, other.token);
  });

  test('the export is complete, readable, and without secrets', async () => {
    const person = await knownMember(provider);
    const { id, token } = person;
    const { body } = await provider.call('accountExport', { token });
    expect(body).toEqual({ status: true, data: exportOf(person) });
    const { profile, submissions, pictures } = body.data;
    const [{ thumbnail, cast }] = submissions;
    expect(Object.keys(pictures).sort()).toEqual(
      [profile.profile_image, thumbnail, cast[0].image].sort(),
    );
    for (const picture of Object.values(pictures)) {
      expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);
    }
    const secrets = await rows(
      `select token_hash as secret from sessions where member_id = $1
       union all select password_hash from members where id = $1
       union all select secret_hash from reset_secrets where member_id = $1`,
      [id],
    );
    for (const { secret } of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    await leave(provider, token);
  });

  test('the page first says what is lost', async () => {
    const person = await newMember(provider);
    const lost = async () => (await provider.call('accountDeletion', person)).body.data;
    expect(await lost()).toEqual({ subscription: null, has_open_payment: false });
    const { redirect } = (await pressPay(provider, person)).body;
    expect(await lost()).toEqual({ subscription: null, has_open_payment: true });
    await confirm(provider, person, await payAt(provider, redirect));
    expect(await lost()).toEqual({
      subscription: expect.objectContaining({ name: 'Standard', status: 'active' }),
      has_open_payment: false,
    });
  });

  test('a wrong password deletes nothing', async () => {
    const person = await newMember(provider);
    expect(await leave(provider, person.token, 'nine lamps')).toEqual(WRONG);
    expect((await provider.call('watchlist', person)).status).toBe(200);
  });

  test('a password that was changed meanwhile deletes nothing', async () => {
    const person = await newMember(provider);
    const { body } = await changePassword(provider, person.token, PASSWORD, 'eight lamps');
    expect(await leave(provider, body.data.api_token)).toEqual(WRONG);
    expect(await leave(provider, body.data.api_token, 'eight lamps')).toEqual(GONE);
  });

  test('the mailed secret replaces a forgotten password, in the session that it opened', async () => {
    const { email, token } = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email } });
    const [mail] = await rows('select body from outbox where recipient = $1', [email]);
    const [secret = ''] = /[\w-]{22}/.exec(String(mail?.body)) ?? [];
    const opened = await signIn(provider, email, secret);
    expect(await leave(provider, token, secret)).toEqual(refusedAsStranger);
    expect(await leave(provider, opened, secret)).toEqual(GONE);
  });

  test('every device is signed out, the address is free, and the old password no longer works', async () => {
    const { email, token } = await newMember(provider);
    const phone = await signIn(provider, email, PASSWORD);
    expect(await leave(provider, phone)).toEqual(GONE);
    for (const it of [token, phone]) {
      expect(await provider.call('watchlist', { token: it })).toEqual(refusedAsStranger);
    }
    const again = await provider.call('signIn', { payload: { email, password: PASSWORD } });
    expect(again.status).toBe(422);
    const payload = signUpForm(email);
    expect((await provider.call('signUp', { payload })).status).toBe(200);
  });

  test('two devices at once: one deletes, and the other is signed out', async () => {
    const { email, token } = await newMember(provider);
    const phone = await signIn(provider, email, PASSWORD);
    const answers = await Promise.all([leave(provider, token), leave(provider, phone)]);
    expect(answers.sort((one, two) => one.status - two.status)).toEqual([GONE, refusedAsStranger]);
  });

  test("another device's request in flight finishes first, or gets a visitor's answer", async () => {
    const person = await newMember(provider);
    const [gone, ...others] = await Promise.all([
      leave(provider, person.token),
      toggle(provider, person, '101'),
      pressPay(provider, person),
      provider.call('submitMovie', { token: person.token, payload: submission() }),
    ]);
    expect(gone).toEqual(GONE);
    for (const { status } of others) expect([200, 401]).toContain(status);
    expect(provider.errors).toEqual([]);
    expect(await tablesWith([person.email])).toEqual([]);
  });

  test('a profile that is saved after another device deleted the account is refused', async () => {
    const person = await newMember(provider);
    const { db } = provider;
    let isSaving = false;
    const tx: typeof db.tx = async (work, options) => {
      if (isSaving) await leave(provider, person.token);
      return db.tx(work, options);
    };
    const beside = await providerBeside({ ...provider, db: { ...db, tx } }, {});
    isSaving = true;
    expect(await saveProfile(beside, person)).toEqual(refusedAsStranger);
  });

  test('mails to an address that is also another member’s stay', async () => {
    const [person, victim] = [await newMember(provider), await newMember(provider)];
    await provider.call('requestPasswordReset', { payload: { email: victim.email } });
    const sent = { ...submission(), email: victim.email };
    await provider.call('submitMovie', { token: person.token, payload: sent });
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect(
      await rows('select subject from outbox where recipient = $1', [victim.email]),
    ).toHaveLength(1);
  });

  test('the demo member is created again at the next start', async () => {
    const token = await signIn(provider, 'demo@fin.example', 'popcorn-tonight');
    expect(await leave(provider, token, 'popcorn-tonight')).toEqual(GONE);
    await providerBeside(provider, {});
    expect(await signIn(provider, 'demo@fin.example', 'popcorn-tonight')).toEqual(
      expect.any(String),
    );
  });
});
