import { expect, test } from 'vitest';
import type { PayloadOf } from '../../contract/calls';
import {
  changePassword,
  freshEmail,
  newMember,
  PASSWORD,
  refusedAsStranger,
  signIn,
  statusFor,
} from './support/people';
import { saveProfile } from './support/pictures';
import { providerBeside, providerLater, refusal, sharedProvider } from './support/provider';

const DAY = 24 * 60 * 60_000;
const provider = sharedProvider();

test('a member signs in with any spelling of the address', async () => {
  const email = freshEmail();
  const payload = { first_name: ' Noor ', last_name: 'Aziz', email, password: PASSWORD };
  await provider.call('signUp', { payload });
  const spelled = ` ${email.toUpperCase()} `;
  const asking = { payload: { email: spelled, password: PASSWORD } };
  const { body } = await provider.call('signIn', asking);
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
  const refused = answers.filter(({ status }) => status !== 200);
  const taken = refusal({ email: ['This email already has an account.'] });
  expect(refused).toEqual(Array(5).fill(taken));
});

test('a domain is the same in Unicode and in ASCII', async () => {
  const [name = ''] = freshEmail().split('@');
  const [ascii, unicode] = [`${name}@xn--exmple-cua.de`, `${name}@exämple.de`];
  const person = { first_name: 'A', last_name: 'B', password: PASSWORD };
  const statusOf = async (call: 'signUp' | 'signIn', email: string) =>
    (await provider.call(call, { payload: { ...person, email } })).status;
  expect(await statusOf('signUp', unicode)).toBe(200);
  expect(await statusOf('signUp', ascii)).toBe(422);
  expect([await statusOf('signIn', ascii), await statusOf('signIn', unicode)]).toEqual([200, 200]);
  await provider.db.query('update members set email = $1 where email = $2', [unicode, ascii]);
  expect([await statusOf('signIn', ascii), await statusOf('signIn', unicode)]).toEqual([200, 200]);
});

test('wrong credentials are a 422 that does not reveal who is a member', async () => {
  const { email } = await newMember(provider);
  const wrong = [
    { email, password: 'not seven lamps' },
    { email: freshEmail(), password: PASSWORD },
  ];
  for (const payload of wrong) {
    expect(await provider.call('signIn', { payload })).toEqual({
      status: 422,
      body: { status: false, message: 'Wrong email or password.' },
    });
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
  expect(await provider.db.query('select 1 from sessions where token_hash = $1', [token])).toEqual(
    [],
  );
});

test('a token ends after thirty days', async () => {
  const { token } = await newMember(provider);
  expect(await statusFor(await providerLater(provider, 29 * DAY), token)).toBe(200);
  expect(await statusFor(await providerLater(provider, 31 * DAY), token)).toBe(401);
});

test('a public call with a bad token is refused, and without one answered', async () => {
  for (const authorization of ['Bearer forged', 'Bearer', 'Basic abc', 'Bearer a b']) {
    const response = await provider.get('/api/v2/user/banners', { authorization });
    expect({ status: response.status, body: await response.json() }).toEqual(refusedAsStranger);
  }
  expect((await provider.call('banners')).status).toBe(200);
});

test('the calls of signing in and up ignore a token', async () => {
  const payload = { email: 'demo@fin.example', password: 'popcorn-tonight' };
  expect((await provider.call('signIn', { payload, token: 'forged' })).status).toBe(200);
});

test('a changed password ends every other session, answers a new token, and sends a mail', async () => {
  const { email, token } = await newMember(provider);
  const other = await signIn(provider, email, PASSWORD);
  const changed = await changePassword(provider, token, PASSWORD, 'eight lamps');
  expect(changed).toEqual({
    status: 200,
    body: {
      status: true,
      message: 'Password changed.',
      data: { api_token: expect.stringMatching(/^[\w-]{43}$/) },
    },
  });
  const tokens = [token, other, changed.body.data.api_token];
  const statuses = await Promise.all(tokens.map((it) => statusFor(provider, it)));
  expect(statuses).toEqual([401, 401, 200]);
  await signIn(provider, email, 'eight lamps');
  const mails = await provider.db.query(
    `select subject, body from outbox where recipient = $1 and subject like '%password%'`,
    [email],
  );
  expect(mails).toEqual([
    {
      subject: 'Your Fin password was changed',
      body: expect.stringMatching(/^Hello,[\s\S]*If this wasn't you, choose Forgot Password/),
    },
  ]);
});

test('a wrong old password changes nothing, and does not sign out', async () => {
  const { token } = await newMember(provider);
  const answer = await changePassword(provider, token, 'wrong one', 'eight lamps');
  expect(answer).toEqual(refusal({ old_password: ['The old password is wrong.'] }));
  expect(await statusFor(provider, token)).toBe(200);
});

test('of many changes at once one succeeds', async () => {
  const { token } = await newMember(provider);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((at) => changePassword(provider, token, PASSWORD, `eight lamps ${at}`)),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(await statusFor(provider, won[0]?.body.data.api_token)).toBe(200);
});

test('the profile is updated as sent, and missing fields are cleared', async () => {
  const { email, token } = await newMember(provider);
  const whole = {
    first_name: 'Ada',
    last_name: 'Byron',
    email,
    mobile: '+44 20 7946 0000',
    gender: 'female',
    date_of_birth: '1915-12-10',
  } as const;
  const message = 'Profile updated.';
  const update = async (payload: PayloadOf<'updateProfile'>) =>
    (await provider.call('updateProfile', { token, payload })).body;
  expect(await update(whole)).toEqual({
    status: true,
    message,
    data: { ...whole, profile_image: null },
  });
  const { first_name, last_name } = whole;
  const emptied = { mobile: null, gender: null, date_of_birth: null, profile_image: null };
  expect(await update({ first_name, last_name, email })).toEqual({
    status: true,
    message,
    data: { first_name, last_name, email, ...emptied },
  });
});

test('a mobile number may be written in any format', async () => {
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

test("a birthday is in the past by the server's clock", async () => {
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
  const answer = await saveProfile(provider, { token, email: freshEmail() });
  expect(answer).toEqual(refusal({ email: ["You can't change your account email."] }));
});
