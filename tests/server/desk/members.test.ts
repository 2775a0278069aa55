import { describe, expect, test } from 'vitest';
import type { MemberEntry } from '../../../contract/desk/answers';
import { createAuthenticator } from '../support/authenticator';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk, GONE, memberIdOf } from '../support/desk';
import { MADE } from '../support/invitations';
import {
  freshEmail,
  newMember,
  PASSWORD,
  type Person,
  refusedAsStranger,
  signIn,
  statusFor,
} from '../support/people';
import { submission } from '../support/pictures';
import { ORIGIN, type Provider, providerBeside, sharedProvider } from '../support/provider';
import { confirm, payAt, pressPay } from '../support/purchases';

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DISABLED = {
  status: 422,
  body: { status: false, message: 'This account was disabled by the operator of this site.' },
};
const refused = (message: string) => ({ status: 422, body: { status: false, message } });

describe.each(databases)('members at the desk on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);

  const idOf = ({ email }: Pick<Person, 'email'>) => memberIdOf(provider, email);
  const entry = async ({ email }: Pick<Person, 'email'>, words: Partial<MemberEntry> = {}) => ({
    id: await idOf({ email }),
    email,
    first_name: 'Noor',
    last_name: 'Aziz',
    created_at: MOMENT,
    state: 'active',
    ...words,
  });
  const listOf = (...entries: readonly unknown[]) => ({ entries, total: entries.length, page: 1 });

  async function memberNamed(first_name: string, last_name: string): Promise<string> {
    const email = freshEmail();
    const payload = { first_name, last_name, email, password: PASSWORD };
    expect(await provider.call('signUp', { payload })).toEqual(MADE);
    return email;
  }
  async function addPasskey({ token }: Person) {
    const authenticator = createAuthenticator();
    const { body } = await provider.call('passkeyCreation', { token });
    const credential = authenticator.create({ challenge: body.data.challenge, origin: ORIGIN });
    expect((await provider.call('addPasskey', { token, payload: { credential } })).status).toBe(
      200,
    );
    return authenticator;
  }

  test('one is found by address, name and state, in the order of sign-up', async () => {
    const first = { email: await memberNamed('Ana Rita', 'Prado') };
    const second = { email: await memberNamed('Mariana', 'Pradoso') };
    await desk(provider, 'disableMember', { id: await idOf(first) });
    const ana = await entry(first, {
      first_name: 'Ana Rita',
      last_name: 'Prado',
      state: 'disabled',
    });
    const mariana = await entry(second, { first_name: 'Mariana', last_name: 'Pradoso' });
    const found = (params: object) => desk(provider, 'members', params);
    expect(await found({ search: 'ana' })).toEqual(listOf(mariana, ana));
    expect(await found({ search: 'RITA prado' })).toEqual(listOf(ana));
    expect(await found({ search: first.email.toUpperCase() })).toEqual(listOf(ana));
    expect(await found({ search: 'prado', state: 'active' })).toEqual(listOf(mariana));
    expect(await found({ search: 'prado', state: 'disabled' })).toEqual(listOf(ana));
    expect(await found({ search: 'prado', state: 'unconfirmed' })).toEqual(listOf());
  });

  test('where addresses are confirmed, the others have a state of their own', async () => {
    const { email } = await newMember(provider);
    const asking = { adminToken: ADMIN_TOKEN, confirmAddresses: true };
    const strict = await providerBeside(provider, asking);
    const state = async () =>
      (await desk(strict, 'members', { search: email, state: 'unconfirmed' })).entries;
    expect(await state()).toEqual([await entry({ email }, { state: 'unconfirmed' })]);
    await provider.db.query('update members set confirmed_at = now() where email = $1', [email]);
    expect(await state()).toEqual([]);
  });

  test('an address is found as it is typed, though it is kept in ASCII', async () => {
    const name = freshEmail().split('@')[0];
    const payload = { first_name: 'Noor', last_name: 'Aziz', password: PASSWORD };
    const email = `${name}@bücher.example`;
    expect(await provider.call('signUp', { payload: { ...payload, email } })).toEqual(MADE);
    const { entries } = await desk(provider, 'members', { search: email });
    expect(entries.map((it) => it.email)).toEqual([`${name}@xn--bcher-kva.example`]);
  });

  test('names are text, whatever is in them, and are searched for as they are', async () => {
    const names = [
      '<img src=x onerror=alert(1)>',
      '\u202egro.live\u202c',
      '100% _off_ \\',
      "O'); --",
    ];
    for (const name of names) await memberNamed(name, 'Hostile');
    for (const name of names) {
      const { entries } = await desk(provider, 'members', { search: name });
      expect(entries.map(({ first_name }) => first_name)).toEqual([name]);
    }
    const { entries } = await desk(provider, 'members', { search: '0% _o' });
    expect(entries.map(({ first_name }) => first_name)).toEqual(['100% _off_ \\']);
    expect(await desk(provider, 'members', { search: '_%\\_' })).toEqual(listOf());
  });

  test('one is shown with devices, plan, orders, mails and what was sent in', async () => {
    const person = await newMember(provider);
    const { email, token } = person;
    await addPasskey(person);
    await signIn(provider, email, PASSWORD, { 'User-Agent': FIREFOX });
    const { body } = await pressPay(provider, person);
    await confirm(provider, person, await payAt(provider, body.redirect));
    await provider.call('submitMovie', { token, payload: { ...submission(), title: 'Weirs' } });
    const id = await idOf(person);
    expect(await desk(provider, 'member', { id })).toEqual({
      ...(await entry(person)),
      disabled_at: null,
      confirmed_at: null,
      language: null,
      passkeys: 1,
      devices: [
        { device: 'Firefox on Linux', seen_at: MOMENT },
        { device: null, seen_at: MOMENT },
      ],
      plan: { name: 'Standard', end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      orders: [
        {
          id: expect.any(String),
          plan_name: 'Standard',
          amount_cents: 29900,
          currency: 'usd',
          status: 'paid',
          created_at: MOMENT,
        },
      ],
      mails: ['New sign-in to Fin', 'A passkey was added to your Fin account'].map((subject) => ({
        id: expect.any(String),
        subject,
        created_at: MOMENT,
        sent_at: null,
      })),
      submissions: [
        {
          id: expect.any(String),
          title: 'Weirs',
          name: 'Noor Aziz',
          created_at: MOMENT,
          verdict: null,
        },
      ],
    });
  });

  describe('a disabled member', () => {
    const enter = (at: Provider, email: string, password: string) =>
      at.call('signIn', { payload: { email, password } });

    test('is signed out everywhere, and may not come in by any door', async () => {
      const person = await newMember(provider);
      const { email, token } = person;
      const authenticator = await addPasskey(person);
      const other = await signIn(provider, email, PASSWORD);
      await provider.call('requestPasswordReset', { payload: { email } });
      const [mail] = await provider.db.query<{ body: string }>(
        `select body from outbox where recipient = $1 and body like '%within an hour: %'`,
        [email],
      );
      const secret = /within an hour: (\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
      const byPasskey = async () => {
        const { body } = await provider.call('passkeyRequest');
        const credential = authenticator.sign({
          challenge: body.data.challenge,
          origin: ORIGIN,
        });
        return provider.call('signInWithPasskey', { payload: { credential } });
      };
      const id = await idOf(person);
      await desk(provider, 'disableMember', { id });
      const { state, disabled_at, devices } = await desk(provider, 'member', { id });
      expect({ state, disabled_at, devices }).toEqual({
        state: 'disabled',
        disabled_at: MOMENT,
        devices: [],
      });
      expect(await provider.call('watchlist', { token })).toEqual(refusedAsStranger);
      expect(await provider.call('watchlist', { token: other })).toEqual(refusedAsStranger);
      expect(await enter(provider, email, PASSWORD)).toEqual(DISABLED);
      expect(await enter(provider, email, secret)).toEqual(DISABLED);
      expect(await byPasskey()).toEqual(DISABLED);
      // A wrong password must not reveal the account's state.
      expect(await enter(provider, email, 'guessed')).toEqual(refused('Wrong email or password.'));
      expect((await desk(provider, 'member', { id })).devices).toEqual([]);

      await desk(provider, 'enableMember', { id });
      expect(await statusFor(provider, token)).toBe(401);
      expect(await byPasskey()).toMatchObject({ status: 200 });
      expect(await enter(provider, email, PASSWORD)).toMatchObject({ status: 200 });
      expect(await enter(provider, email, secret)).toMatchObject({ status: 200 });
    });

    test('gets no mail for a new password, and is answered like others', async () => {
      const { email } = await newMember(provider);
      const id = await idOf({ email });
      const request = () => provider.call('requestPasswordReset', { payload: { email } });
      const mails = () =>
        provider.db.query(
          `select subject from outbox where recipient = $1 and subject = 'Sign in to Fin again'`,
          [email],
        );
      await desk(provider, 'disableMember', { id });
      const answer = await request();
      expect([answer.status, await mails()]).toEqual([200, []]);
      await desk(provider, 'enableMember', { id });
      expect(await request()).toEqual(answer);
      expect(await mails()).toHaveLength(1);
    });

    test('has no session, though one was left', async () => {
      const person = await newMember(provider);
      await provider.db.query('update members set disabled_at = now() where email = $1', [
        person.email,
      ]);
      expect(await provider.call('watchlist', { token: person.token })).toEqual(refusedAsStranger);
    });

    test('stays out after a sign-in at the same time', async () => {
      const person = await newMember(provider);
      const id = await idOf(person);
      const [entered] = await Promise.all([
        enter(provider, person.email, PASSWORD),
        desk(provider, 'disableMember', { id }),
      ]);
      expect([200, 422]).toContain(entered.status);
      expect((await desk(provider, 'member', { id })).devices).toEqual([]);
      expect(await enter(provider, person.email, PASSWORD)).toEqual(DISABLED);
    });

    test('is disabled once by two operators, and enabled once', async () => {
      const person = await newMember(provider);
      const id = await idOf(person);
      const twice = (name: 'disableMember' | 'enableMember') =>
        Promise.all([askDesk(provider, name, { id }), askDesk(provider, name, { id })]);
      const done = { status: 200, body: null };
      expect(await twice('disableMember')).toEqual([done, done]);
      const { disabled_at } = await desk(provider, 'member', { id });
      expect(await askDesk(provider, 'disableMember', { id })).toEqual(done);
      expect((await desk(provider, 'member', { id })).disabled_at).toBe(disabled_at);
      expect(await twice('enableMember')).toEqual([done, done]);
      expect((await desk(provider, 'member', { id })).disabled_at).toBeNull();
    });
  });

  test('a member is signed out everywhere, and may sign in again', async () => {
    const person = await newMember(provider);
    const other = await newMember(provider);
    await desk(provider, 'signOutMember', { id: await idOf(person) });
    expect(await provider.call('watchlist', { token: person.token })).toEqual(refusedAsStranger);
    expect(await statusFor(provider, other.token)).toBe(200);
    expect(await statusFor(provider, await signIn(provider, person.email, PASSWORD))).toBe(200);
  });

  test.each([
    ...(['member', 'disableMember', 'enableMember', 'signOutMember'] as const),
    ...(['exportMember', 'deleteMember'] as const),
  ])('%s says of one who is gone that they are gone, and logs nothing', async (name) => {
    expect(await askDesk(provider, name, { id: 'gone' })).toEqual(GONE);
    expect(await desk(provider, 'log', { search: 'gone' })).toEqual(listOf());
  });
});
