/** A member takes everything with them, or leaves: then no row of any table names them. */
import { afterEach, describe, expect, test } from 'vitest';
import { createOrderSweep } from '../../server/payments/sweep';
import { createServices } from '../../server/services';
import { databases } from './support/databases';
import { ADMIN_TOKEN, desk } from './support/desk';
import { sharedStripe } from './support/fake-stripe';
import { invitationTo } from './support/invitations';
import {
  changePassword,
  newMember,
  PASSWORD,
  type Person,
  refusedAsStranger,
  signIn,
  toggle,
} from './support/people';
import { png, submission } from './support/pictures';
import {
  configOf,
  type Provider,
  providerBeside,
  refusal,
  sharedProvider,
} from './support/provider';
import { confirm, payAt, pressPay } from './support/purchases';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const GONE = {
  status: 200,
  body: { status: true, message: "Your account was deleted. You're signed out." },
};
const WRONG = refusal({ password: ['The password is wrong.'] });
/** Names that no other row has. */
const NAMES = { first_name: 'Quillonia', last_name: 'Zathrastein', mobile: '+49 30 5550177' };
const SENDER = { name: 'Q. Zathrastein-Weir', email: 'Quillonia@weir.example' };

const leave = (at: Pick<Provider, 'call'>, token: string, password = PASSWORD) =>
  at.call('deleteAccount', { token, payload: { password } });

describe.each(databases)('the end of an account on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);

  const rows = async (sql: string, values: string[] = []) => provider.db.query(sql, values);
  const idOf = async ({ email }: Person) =>
    String((await rows('select id from members where email = $1', [email]))[0]?.id);

  /** A member of whom every table knows something. */
  async function knownMember(): Promise<Person & { id: string }> {
    const person = await newMember(provider);
    const { email, token } = person;
    await invitationTo(provider, 'another@fin.example');
    await rows('update invitations set email = $1 where email = $2', [
      email,
      'another@fin.example',
    ]);
    await signIn(provider, email, PASSWORD, { 'User-Agent': FIREFOX });
    const file_url = png();
    await provider.call('updateProfile', { token, payload: { ...NAMES, email, file_url } });
    await toggle(provider, person, '101');
    const at = { entertainment_id: '102', position: 61.5, duration: 5400 };
    await provider.call('saveProgress', { token, payload: at });
    await provider.call('requestPasswordReset', { payload: { email } });
    await provider.call('sendMailToCast', { token, payload: { cast_id: '501', message: 'Hi' } });
    const sent = { ...submission(), ...SENDER, title: 'Weirs' };
    await provider.call('submitMovie', { token, payload: sent });
    await confirm(
      provider,
      person,
      await payAt(provider, (await pressPay(provider, person)).body.redirect),
    );
    await pressPay(provider, person, '1');
    const id = await idOf(person);
    await rows(
      `insert into passkeys (id, member_id, public_key, counter, transports, created_at)
       values ($1, $2, 'key', 0, '[]', now())`,
      [`of-${id}`, id],
    );
    await rows(
      `insert into confirmation_secrets (secret_hash, member_id, created_at, expires_at)
       values ($1, $2, now(), now())`,
      [`hash-${id}`, id],
    );
    const { entries } = await desk(provider, 'submissions', { search: 'Weirs', state: 'open' });
    const answered = { id: entries[0]?.id ?? '' };
    await desk(provider, 'noteSubmission', { ...answered, note: `Ask ${SENDER.name}` });
    const letter = { subject: 'Weirs', letter: `Dear ${SENDER.name}, yes.` };
    await desk(provider, 'answerSubmission', { ...answered, verdict: 'accepted', ...letter });
    return { ...person, id };
  }

  /** The tables with a row that has one of the words, in whatever column. */
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

  /** The tables whose rows belong to members. */
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
    const person = await knownMember();
    const { id, email, token } = person;
    const words = [id, email, ...Object.values(NAMES), SENDER.name, SENDER.email, 'Quillonia'];
    const before = await tablesWith(words);
    // Whatever table a member has rows in is filled here, or this test says nothing of it.
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

  test("orders, and what was done at the desk, stay without a name; another member's rows stay as they are", async () => {
    const other = await knownMember();
    const person = await knownMember();
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

  test('the export is everything, readable, without secrets', async () => {
    const person = await knownMember();
    const { id, email, token } = person;
    const { body } = await provider.call('accountExport', { token });
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const mail = (recipient: string, subject: string) => ({
      recipient,
      subject,
      created_at: moment,
      sent_at: null,
    });
    const address = expect.stringMatching(/^\/media\/uploads\/[\w-]+$/);
    expect(body).toEqual({
      status: true,
      data: {
        exported_at: moment,
        profile: {
          ...{ ...NAMES, email, gender: null, date_of_birth: null, profile_image: address },
          ...{ language: null, member_since: moment, email_confirmed_at: null },
        },
        signed_in_devices: [
          { device: 'Firefox on Linux', last_used: moment, expires_at: moment },
          { device: null, last_used: moment, expires_at: moment },
        ],
        passkeys: [{ id: `of-${id}`, device: null, created_at: moment }],
        watchlist: [{ title_id: '101', title: expect.any(String), added_at: moment }],
        watched: [
          {
            ...{ title_id: '102', title: expect.any(String), seconds: 61.5, of_seconds: 5400 },
            updated_at: moment,
          },
        ],
        submissions: [
          {
            ...{ ...SENDER, title: 'Weirs', role: 'Director', description: null, type: null },
            ...{ link: null, created_at: moment, thumbnail: address },
            ...{ verdict: 'accepted', answered_at: moment },
            letter: `Dear ${SENDER.name}, yes.`,
            cast: [{ name: 'Ada', job_title: 'Lead', email: null, image: address }],
          },
        ],
        orders: [
          {
            ...{ id: expect.any(String), plan_name: 'Standard', amount_cents: 29900 },
            ...{ currency: 'usd', status: 'paid', created_at: moment, paid_at: moment },
          },
          {
            ...{ id: expect.any(String), plan_name: 'Pocket', amount_cents: 14900 },
            ...{ currency: 'usd', status: 'open', created_at: moment, paid_at: null },
          },
        ],
        subscriptions: [
          {
            ...{ name: 'Standard', order_id: expect.any(String), status: 'active' },
            ...{ start_date: day, end_date: day },
          },
        ],
        mails: [
          mail(email, 'New sign-in to Fin'),
          mail(email, 'Sign in to Fin again'),
          mail('aarav.chitnis@cast.fin.example', 'A message through Fin'),
        ],
        invitations: [{ created_at: moment, expires_at: moment, used_at: null }],
        password_links: [{ created_at: moment, expires_at: moment, used_at: null }],
        confirmation_links: [{ created_at: moment, expires_at: moment }],
        pictures: expect.any(Object),
      },
    });
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

  test('what is lost is said first', async () => {
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

  test('the mailed secret stands for a forgotten password, in the session that it opened', async () => {
    const { email, token } = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email } });
    const [mail] = await rows('select body from outbox where recipient = $1', [email]);
    const [secret = ''] = /[\w-]{22}/.exec(String(mail?.body)) ?? [];
    const opened = await signIn(provider, email, secret);
    expect(await leave(provider, token, secret)).toEqual(refusedAsStranger);
    expect(await leave(provider, opened, secret)).toEqual(GONE);
  });

  test('every device is signed out, the address is free, and nobody signs in by the old password', async () => {
    const { email, token } = await newMember(provider);
    const phone = await signIn(provider, email, PASSWORD);
    expect(await leave(provider, phone)).toEqual(GONE);
    for (const it of [token, phone]) {
      expect(await provider.call('watchlist', { token: it })).toEqual(refusedAsStranger);
    }
    const again = await provider.call('signIn', { payload: { email, password: PASSWORD } });
    expect(again.status).toBe(422);
    const payload = { first_name: 'Noor', last_name: 'Aziz', email, password: PASSWORD };
    expect((await provider.call('signUp', { payload })).status).toBe(200);
  });

  test('two devices at once: one deletes, and the other is signed out', async () => {
    const { email, token } = await newMember(provider);
    const phone = await signIn(provider, email, PASSWORD);
    const answers = await Promise.all([leave(provider, token), leave(provider, phone)]);
    expect(answers.sort((one, two) => one.status - two.status)).toEqual([GONE, refusedAsStranger]);
  });

  test('work of another device that is under way is done before, or answered as to a visitor', async () => {
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

  test('the demo member is there again after the next start', async () => {
    const token = await signIn(provider, 'demo@fin.example', 'popcorn-tonight');
    expect(await leave(provider, token, 'popcorn-tonight')).toEqual(GONE);
    await providerBeside(provider, {});
    expect(await signIn(provider, 'demo@fin.example', 'popcorn-tonight')).toEqual(
      expect.any(String),
    );
  });
});

describe('a payment that is open at Stripe when the account is deleted', () => {
  const stripe = sharedStripe();
  const provider = sharedProvider(() => ({ ...stripe.config, operatorMail: 'rui@fin.example' }));
  afterEach(() => {
    stripe.at.expiry = undefined;
    stripe.at.opening = undefined;
  });

  const checkout = async (person: Person) =>
    stripe.sessionAt((await pressPay(provider, person)).body.redirect);
  const orderOf = async ({ client_reference_id }: { client_reference_id: string | null }) =>
    (
      await provider.db.query(
        'select id, status, member_id, payer_email from orders where id = $1',
        [client_reference_id],
      )
    )[0];
  const sweepIn = async (ms: number) => {
    const now = () => new Date(Date.now() + ms);
    const settings = { ...stripe.config, operatorMail: 'rui@fin.example', now };
    const services = createServices(provider.db, configOf(settings));
    await createOrderSweep(services).run();
    await services.mailer.stop();
  };
  const nameless = { id: expect.any(String), member_id: null, payer_email: null };
  const told = () =>
    provider.db.query('select recipient, subject, body from outbox where subject like $1', [
      'Payment without%',
    ]);

  test('is closed there at once', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect(session.status).toBe('expired');
    expect(await orderOf(session)).toEqual({ ...nameless, status: 'closed' });
  });

  test('is closed within a minute or two where Stripe fails', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.at.expiry = () => 'failed';
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect([session.status, await orderOf(session)]).toEqual([
      'open',
      { ...nameless, status: 'closing' },
    ]);
    stripe.at.expiry = undefined;
    await sweepIn(2 * 60_000);
    expect([session.status, await orderOf(session)]).toEqual([
      'expired',
      { ...nameless, status: 'closed' },
    ]);
  });

  test('and is paid all the same: it gives no plan, and the operator is told once', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.at.expiry = (it) => {
      stripe.pay(it);
      return undefined;
    };
    expect(await leave(provider, person.token)).toEqual(GONE);
    await sweepIn(2 * 60_000);
    const order = await orderOf(session);
    expect(order).toEqual({ ...nameless, status: 'orphaned' });
    expect(await told()).toEqual([
      {
        recipient: 'rui@fin.example',
        subject: 'Payment without an account: Standard',
        body: `Order ${order?.id} for the plan Standard was paid after the member had deleted the account. It gives no plan: refund it at your payment service.`,
      },
    ]);
    expect(await provider.db.query('select 1 from subscriptions')).toEqual([]);
    const refunded = { refunded: true } as const;
    stripe.pay(session, refunded);
    const body = JSON.stringify({
      type: 'charge.refunded',
      data: { object: { object: 'charge', payment_intent: session.payment_intent?.id } },
    });
    const headers = stripe.signed(body, new Date());
    await provider.request('/api/v2/stripe/webhook', { method: 'POST', headers, body });
    expect(await orderOf(session)).toEqual({ ...nameless, status: 'returned' });
  });

  test('and opens only afterwards: it is closed, and leads nowhere', async () => {
    const person = await newMember(provider);
    stripe.at.opening = () => leave(provider, person.token);
    expect(await pressPay(provider, person)).toEqual(refusedAsStranger);
    const { client_reference_id = '' } = stripe.opened.at(-1) ?? {};
    expect(await orderOf({ client_reference_id })).toEqual({ ...nameless, status: 'closed' });
  });
});
