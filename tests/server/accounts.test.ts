import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { freshEmail, newMember, PASSWORD, refusedAsStranger, signIn } from './support/people';
import { openProvider, type Provider, providerBeside } from './support/provider';

const WRONG = { status: false, message: 'Wrong email or password.' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databases)('accounts on $name', ({ connect }) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  const statusFor = async (token: string, at = provider) =>
    (await at.call('watchlist', { token })).status;

  const changePassword = (token: string, old_password: string, new_password: string) =>
    provider.call('changePassword', {
      token,
      payload: { old_password, new_password, new_password_confirmation: new_password },
    });

  test('a member signs in with any spelling of the address', async () => {
    const email = freshEmail();
    const payload = { first_name: ' Noor ', last_name: 'Aziz', email, password: PASSWORD };
    await provider.call('signUp', { payload });
    const spelled = ` ${email.toUpperCase()} `;
    const { body } = await provider.call('signIn', {
      payload: { email: spelled, password: PASSWORD },
    });
    expect(body).toEqual({
      status: true,
      message: 'Welcome, Noor.',
      data: {
        api_token: expect.stringMatching(/^[\w-]{43}$/),
        message: 'Welcome, Noor.',
        first_name: 'Noor',
        last_name: 'Aziz',
        email,
        mobile: null,
        gender: null,
        date_of_birth: null,
        profile_image: null,
      },
    });
  });

  test('an address signs up once, however it is spelled and however often at once', async () => {
    const email = freshEmail();
    const spellings = [email, email.toUpperCase(), ` ${email}`, email, email, email];
    const answers = await Promise.all(
      spellings.map((spelling) =>
        provider.call('signUp', {
          payload: { first_name: 'A', last_name: 'B', email: spelling, password: PASSWORD },
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(refused[0]?.body).toEqual({
      status: false,
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    });
  });

  test('a domain is one, in Unicode and in ASCII', async () => {
    const [name = ''] = freshEmail().split('@');
    const [ascii, unicode] = [`${name}@xn--exmple-cua.de`, `${name}@exämple.de`];
    const person = { first_name: 'A', last_name: 'B', password: PASSWORD };
    const statusOf = async (call: 'signUp' | 'signIn', email: string) =>
      (await provider.call(call, { payload: { ...person, email } })).status;
    expect(await statusOf('signUp', unicode)).toBe(200);
    expect(await statusOf('signUp', ascii)).toBe(422);
    expect([await statusOf('signIn', ascii), await statusOf('signIn', unicode)]).toEqual([
      200, 200,
    ]);
    // As it was stored by a browser that sends Unicode.
    await provider.db.query('update members set email = $1 where email = $2', [unicode, ascii]);
    expect([await statusOf('signIn', ascii), await statusOf('signIn', unicode)]).toEqual([
      200, 200,
    ]);
  });

  test('wrong credentials are a 422 that tells nobody who is a member', async () => {
    const { email } = await newMember(provider);
    const wrong = [
      { email, password: 'not seven lamps' },
      { email: freshEmail(), password: PASSWORD },
    ];
    for (const payload of wrong) {
      const { status, body } = await provider.call('signIn', { payload });
      expect({ status, body }).toEqual({ status: 422, body: WRONG });
    }
  });

  test('a password is the same in either Unicode spelling', async () => {
    const email = freshEmail();
    const payload = { first_name: 'A', last_name: 'B', email, password: 'éééééé'.normalize('NFD') };
    await provider.call('signUp', { payload });
    await signIn(provider, email, 'éééééé'.normalize('NFC'));
  });

  test('the database holds neither passwords nor tokens', async () => {
    const { email, token } = await newMember(provider);
    const [member] = await provider.db.query<{ password_hash: string }>(
      'select password_hash from members where email = $1',
      [email],
    );
    expect(member?.password_hash).toMatch(/^scrypt\$16\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(
      await provider.db.query('select 1 from sessions where token_hash = $1', [token]),
    ).toEqual([]);
  });

  test('signing out ends that session alone', async () => {
    const { email, token } = await newMember(provider);
    const other = await signIn(provider, email, PASSWORD);
    expect(await provider.call('signOut', { token })).toMatchObject({
      status: 200,
      body: { status: true, message: 'You are signed out.' },
    });
    expect([await statusFor(token), await statusFor(other)]).toEqual([401, 200]);
  });

  test('a token ends after thirty days', async () => {
    const { token } = await newMember(provider);
    const later = (days: number) =>
      providerBeside(provider, { now: () => new Date(Date.now() + days * DAY) });
    expect(await statusFor(token, await later(29))).toBe(200);
    expect(await statusFor(token, await later(31))).toBe(401);
  });

  test('a public call with a bad token is refused, and without one answered', async () => {
    for (const authorization of ['Bearer forged', 'Bearer', 'Basic abc', 'Bearer a b']) {
      const response = await provider.request('/api/v2/user/banners', {
        headers: { authorization },
      });
      expect({ status: response.status, body: await response.json() }).toEqual(refusedAsStranger);
    }
    expect((await provider.call('banners')).status).toBe(200);
  });

  test('the calls by which one gets in do not look at a token', async () => {
    const payload = { email: 'demo@fin.example', password: 'popcorn-tonight' };
    expect((await provider.call('signIn', { payload, token: 'forged' })).status).toBe(200);
  });

  test('a changed password ends every other session and answers a new token', async () => {
    const { email, token } = await newMember(provider);
    const other = await signIn(provider, email, PASSWORD);
    const { status, body } = await changePassword(token, PASSWORD, 'eight lamps');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        status: true,
        message: 'Your password has been changed.',
        data: { api_token: expect.stringMatching(/^[\w-]{43}$/) },
      },
    });
    expect([await statusFor(token), await statusFor(other)]).toEqual([401, 401]);
    expect(await statusFor(body.data.api_token)).toBe(200);
    await signIn(provider, email, 'eight lamps');
  });

  test('a wrong old password changes nothing, and does not sign out', async () => {
    const { token } = await newMember(provider);
    const { status, body } = await changePassword(token, 'wrong one', 'eight lamps');
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        status: false,
        message: 'The old password is wrong.',
        errors: { old_password: ['The old password is wrong.'] },
      },
    });
    expect(await statusFor(token)).toBe(200);
  });

  test('of many changes at once one wins', async () => {
    const { token } = await newMember(provider);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => changePassword(token, PASSWORD, `eight lamps ${at}`)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await statusFor(won[0]?.body.data.api_token)).toBe(200);
  });

  test('a member is told by mail that the password was changed', async () => {
    const { email, token } = await newMember(provider);
    await changePassword(token, PASSWORD, 'eight lamps');
    const mails = await provider.db.query('select subject, body from outbox where recipient = $1', [
      email,
    ]);
    expect(mails).toEqual([
      {
        subject: 'Your Fin password was changed',
        body: expect.stringMatching(/^Hello Noor,[\s\S]*If it was not you, ask for a new password/),
      },
    ]);
  });

  test('the profile is updated as given, and what is left out is emptied', async () => {
    const { email, token } = await newMember(provider);
    const whole = {
      first_name: 'Ada',
      last_name: 'Byron',
      email,
      mobile: '+44 20 7946 0000',
      gender: 'female',
      date_of_birth: '1815-12-10',
    } as const;
    const message = 'Your profile has been updated.';
    const early = await provider.call('updateProfile', {
      token,
      payload: { ...whole, date_of_birth: '1915-12-10' },
    });
    expect(early.body).toEqual({
      status: true,
      message,
      data: { ...whole, date_of_birth: '1915-12-10', profile_image: null },
    });
    const { body } = await provider.call('updateProfile', {
      token,
      payload: { first_name: 'Ada', last_name: 'Byron', email },
    });
    expect(body).toEqual({
      status: true,
      message,
      data: {
        first_name: 'Ada',
        last_name: 'Byron',
        email,
        mobile: null,
        gender: null,
        date_of_birth: null,
        profile_image: null,
      },
    });
  });

  test('a mobile is a number, however it is written', async () => {
    const { email, token } = await newMember(provider);
    const update = (mobile: string) =>
      provider.call('updateProfile', {
        token,
        payload: { first_name: 'Ada', last_name: 'Byron', email, mobile },
      });
    for (const mobile of ['+44 20 7946 0018', '(020) 7946-0018', '٠٢٠٧٩٤٦']) {
      expect((await update(mobile)).status).toBe(200);
    }
    for (const mobile of ['abc', '12', '+44 20 x']) {
      const { status, body } = await update(mobile);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['mobile']]);
    }
  });

  test("a birthday lies in the past by the server's own clock", async () => {
    const past = await providerBeside(provider, { now: () => new Date('2000-06-01T12:00:00Z') });
    const { email, token } = await newMember(past);
    const born = async (date_of_birth: string) => {
      const payload = { first_name: 'Ada', last_name: 'Byron', email, date_of_birth };
      return (await past.call('updateProfile', { token, payload })).status;
    };
    expect([await born('2000-06-01'), await born('2000-06-02')]).toEqual([200, 422]);
  });

  test('the address of an account cannot be changed', async () => {
    const { token } = await newMember(provider);
    const payload = { first_name: 'Ada', last_name: 'Byron', email: freshEmail() };
    const { status, body } = await provider.call('updateProfile', { token, payload });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { email: ['The email is fixed.'] },
    });
  });
});
