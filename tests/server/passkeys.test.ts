import { describe, expect, test } from 'vitest';
import { type Ceremony, createAuthenticator } from './support/authenticator';
import { databases } from './support/databases';
import { cookiesOf, newMember, type Person, signIn, statusFor } from './support/people';
import {
  ORIGIN,
  type Provider,
  providerBeside,
  providerLater,
  sharedProvider,
} from './support/provider';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTE = 60_000;
const REFUSED = {
  status: 422,
  body: { status: false, message: "That passkey doesn't work here." },
};

const creation = async (at: Provider, { token }: Person): Promise<Ceremony> => {
  const { body } = await at.call('passkeyCreation', { token });
  return { challenge: body.data.challenge, origin: ORIGIN };
};
const request = async (at: Provider): Promise<Ceremony> => {
  const { body } = await at.call('passkeyRequest');
  return { challenge: body.data.challenge, origin: ORIGIN };
};
const add = (at: Provider, { token }: Person, credential: string) =>
  at.call('addPasskey', { token, payload: { credential }, headers: { 'User-Agent': FIREFOX } });
const enter = (at: Provider, credential: string, headers = {}) =>
  at.call('signInWithPasskey', { payload: { credential }, headers });

describe.each(databases)('passkeys on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);

  async function withPasskey() {
    const person = await newMember(provider);
    const authenticator = createAuthenticator();
    const added = await add(
      provider,
      person,
      authenticator.create(await creation(provider, person)),
    );
    expect(added).toEqual({
      status: 200,
      body: { status: true, message: 'Passkey added.' },
    });
    return { person, authenticator };
  }
  const listed = async ({ token }: Person) =>
    (await provider.call('passkeys', { token })).body.data as { id: string }[];
  const subjects = async ({ email }: Person) =>
    (
      await provider.db.query<{ subject: string }>(
        'select subject from outbox where recipient = $1 order by created_at, subject',
        [email],
      )
    ).map(({ subject }) => subject);

  test('a member adds a passkey, sees it, and signs in with it as by password', async () => {
    const { person, authenticator } = await withPasskey();
    expect(await listed(person)).toEqual([
      { id: authenticator.id, device: 'Firefox on Linux', created_at: expect.any(String) },
    ]);
    const entered = await enter(provider, authenticator.sign(await request(provider)));
    const { body } = await provider.call('signIn', {
      payload: { email: person.email, password: 'seven lamps' },
    });
    const api_token = expect.any(String);
    expect(entered).toEqual({
      status: 200,
      body: { ...body, data: { ...body.data, api_token } },
    });
    expect(await statusFor(provider, entered.body.data.api_token)).toBe(200);
    expect(await subjects(person)).toEqual(
      expect.arrayContaining(['A passkey was added to your Fin account', 'New sign-in to Fin']),
    );
    const mails = (await subjects(person)).length;
    const cookies = { Cookie: cookiesOf(entered) };
    await enter(provider, authenticator.sign(await request(provider)), cookies);
    expect(await subjects(person)).toHaveLength(mails);
  });

  test('the options name the site and the member, require no email, and exclude the device that has one', async () => {
    const { person, authenticator } = await withPasskey();
    const { body } = await provider.call('passkeyCreation', { token: person.token });
    expect(body.data).toMatchObject({
      rp: { id: 'fin.test', name: 'Fin' },
      user: { name: person.email, displayName: 'Noor Aziz' },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout: 5 * MINUTE,
    });
    const { data } = (await provider.call('passkeyRequest')).body;
    expect(data).toMatchObject({ rpId: 'fin.test', userVerification: 'preferred' });
    expect(data.allowCredentials ?? []).toEqual([]);
  });

  test('a challenge works once', async () => {
    const { person, authenticator } = await withPasskey();
    const asked = await request(provider);
    expect((await enter(provider, authenticator.sign(asked))).status).toBe(200);
    expect(await enter(provider, authenticator.sign(asked))).toEqual(REFUSED);
    const made = await creation(provider, person);
    expect((await add(provider, person, createAuthenticator().create(made))).status).toBe(200);
    expect(await add(provider, person, createAuthenticator().create(made))).toEqual(REFUSED);
    expect(await listed(person)).toHaveLength(2);
  });

  test('one challenge sent twice at once opens one session', async () => {
    const { authenticator } = await withPasskey();
    const asked = await request(provider);
    const both = [authenticator.sign(asked), authenticator.sign(asked)];
    const answers = await Promise.all(both.map((it) => enter(provider, it)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("another member's challenge, one of the other ceremony, and a made-up one are invalid", async () => {
    const { person, authenticator } = await withPasskey();
    const other = await newMember(provider);
    const own = await creation(provider, person);
    expect(await add(provider, other, createAuthenticator().create(own))).toEqual(REFUSED);
    expect(await enter(provider, authenticator.sign(own))).toEqual(REFUSED);
    const forSignIn = await request(provider);
    expect(await add(provider, person, createAuthenticator().create(forSignIn))).toEqual(REFUSED);
    for (const challenge of ['', 'AAAA', 'A'.repeat(75)]) {
      const forged = { challenge, origin: ORIGIN };
      expect(await enter(provider, authenticator.sign(forged))).toEqual(REFUSED);
      expect(await add(provider, person, createAuthenticator().create(forged))).toEqual(REFUSED);
    }
  });

  test('a challenge expires after five minutes; one from a clock that was ahead is invalid', async () => {
    const { person, authenticator } = await withPasskey();
    const [asked, made] = [await request(provider), await creation(provider, person)];
    const later = await providerLater(provider, 5 * MINUTE);
    expect(await enter(later, authenticator.sign(asked))).toEqual(REFUSED);
    expect(await add(later, person, createAuthenticator().create(made))).toEqual(REFUSED);
    const ahead = await request(later);
    expect(await enter(provider, authenticator.sign(ahead))).toEqual(REFUSED);
    expect((await enter(later, authenticator.sign(ahead))).status).toBe(200);
    await enter(await providerLater(provider, 30 * MINUTE), authenticator.sign(asked));
    const last = await providerLater(provider, 20 * MINUTE);
    await enter(last, authenticator.sign(await request(last)));
    expect(await provider.db.query('select id from used_challenges')).toHaveLength(1);
  });

  test('a page of another origin can neither use nor create a passkey', async () => {
    const { person, authenticator } = await withPasskey();
    for (const origin of ['https://evil.test', 'https://fin.test:8443', 'http://fin.test']) {
      const asked = { ...(await request(provider)), origin };
      expect(await enter(provider, authenticator.sign(asked))).toEqual(REFUSED);
      const made = { ...(await creation(provider, person)), origin };
      expect(await add(provider, person, createAuthenticator().create(made))).toEqual(REFUSED);
    }
  });

  test('a passkey identifies its member only; its signature is its own', async () => {
    const { authenticator } = await withPasskey();
    const stranger = createAuthenticator();
    expect(await enter(provider, stranger.sign(await request(provider)))).toEqual(REFUSED);
    const asked = await request(provider);
    const forged = { ...JSON.parse(stranger.sign(asked)), id: authenticator.id };
    forged.rawId = authenticator.id;
    expect(await enter(provider, JSON.stringify(forged))).toEqual(REFUSED);
    const named = authenticator.sign(await request(provider), 'another member');
    expect(await enter(provider, named)).toEqual(REFUSED);
  });

  test('a cloned passkey with a lower counter is refused', async () => {
    const { authenticator } = await withPasskey();
    const early = authenticator.sign(await request(provider));
    await enter(provider, authenticator.sign(await request(provider)));
    expect(await enter(provider, early)).toEqual(REFUSED);
  });

  test("the passkey of one member can't be added by another", async () => {
    const { person, authenticator } = await withPasskey();
    const other = await newMember(provider);
    const again = authenticator.create(await creation(provider, other));
    expect(await add(provider, other, again)).toEqual(REFUSED);
    expect(await listed(other)).toEqual([]);
    expect(await listed(person)).toHaveLength(1);
  });

  test.each([
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"id":"\\u0000"}',
    '{"id":7,"response":{}}',
    '{"response":null}',
  ])('an invalid passkey is refused: %s', async (credential) => {
    const person = await newMember(provider);
    expect((await enter(provider, credential)).status).toBe(422);
    expect((await add(provider, person, credential)).status).toBe(422);
    expect(provider.errors).toEqual([]);
  });

  test('a removed passkey no longer signs in; only its member removes it', async () => {
    const { person, authenticator } = await withPasskey();
    const other = await newMember(provider);
    const remove = ({ token }: Person) =>
      provider.call('removePasskey', { token, payload: { passkey_id: authenticator.id } });
    await remove(other);
    expect(await listed(person)).toHaveLength(1);
    for (const _ of ['once', 'again']) {
      expect(await remove(person)).toEqual({
        status: 200,
        body: { status: true, message: 'Passkey removed.' },
      });
    }
    expect(await listed(person)).toEqual([]);
    expect(await enter(provider, authenticator.sign(await request(provider)))).toEqual(REFUSED);
    expect((await subjects(person)).filter((it) => it.includes('removed'))).toHaveLength(1);
    expect(await subjects(other)).toEqual([]);
  });

  test('a member has twenty passkeys', async () => {
    const person = await newMember(provider);
    for (let count = 0; count < 20; count += 1)
      await add(provider, person, createAuthenticator().create(await creation(provider, person)));
    const more = createAuthenticator().create(await creation(provider, person));
    expect(await add(provider, person, more)).toEqual({
      status: 422,
      body: { status: false, message: 'You have 20 passkeys. Remove one to add another.' },
    });
    expect(await listed(person)).toHaveLength(20);
  });

  test('a sign-in by mail removes the earlier passkeys', async () => {
    const { person, authenticator } = await withPasskey();
    const made = createAuthenticator().create(await creation(provider, person));
    await provider.call('requestPasswordReset', { payload: { email: person.email } });
    const [mail] = await provider.db.query<{ body: string }>(
      `select body from outbox where recipient = $1 and subject = 'Sign in to Fin again'`,
      [person.email],
    );
    const [, secret = ''] = /within an hour: (\S+)/.exec(mail?.body ?? '') ?? [];
    expect((await enter(provider, authenticator.sign(await request(provider)))).status).toBe(200);
    const token = await signIn(provider, person.email, secret);
    expect(await enter(provider, authenticator.sign(await request(provider)))).toEqual(REFUSED);
    expect((await add(provider, person, made)).status).toBe(401);
    expect(await listed({ ...person, token })).toEqual([]);
  });

  test('guesses from one address are limited, together with those at passwords', async () => {
    const strict = await providerBeside(provider, { rateLimits: true });
    const { authenticator } = await withPasskey();
    for (let guess = 0; guess < 20; guess += 1)
      expect((await enter(strict, createAuthenticator().sign(await request(strict)))).status).toBe(
        422,
      );
    const right = authenticator.sign(await request(strict));
    expect((await enter(strict, right)).status).toBe(429);
    const payload = { email: 'asha@fin.example', password: 'nine lamps' };
    expect((await strict.call('signIn', { payload })).status).toBe(429);
  });
});
