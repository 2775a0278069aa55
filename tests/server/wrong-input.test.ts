import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls';
import { isEmail, isWebAddress } from '../../contract/forms/errors';
import { badInput } from './support/bad-input';
import { connect } from './support/databases';
import { formOf } from './support/form';
import { freshEmail, newMember, PASSWORD, type Person } from './support/people';
import { png } from './support/pictures';
import { openProvider, refusal, sharedProvider } from './support/provider';
import { confirm } from './support/purchases';

const forms = {
  signUp: { first_name: 'Noor', last_name: 'Aziz', email: 'noor@fin.example', password: PASSWORD },
  signIn: { email: 'noor@fin.example', password: PASSWORD },
  requestPasswordReset: { email: 'noor@fin.example' },
  toggleWatchlist: { entertainment_id: '101' },
  saveProgress: { entertainment_id: '101', position: '61.5', duration: '5400', forget: 'title' },
  countView: { entertainment_id: '101' },
  updateProfile: {
    first_name: 'Noor',
    last_name: 'Aziz',
    email: 'noor@fin.example',
    mobile: '12345',
    gender: 'male',
    date_of_birth: '2000-02-29',
  },
  changePassword: {
    old_password: PASSWORD,
    new_password: 'eight lamps',
    new_password_confirmation: 'eight lamps',
  },
  sendMailToCast: { cast_id: '501', message: 'Hello' },
  submitMovie: {
    name: 'Noor Aziz',
    email: 'noor@fin.example',
    role: 'Director',
    title: 'Seven Lamps',
    description: 'Light.',
    type: 'youtube',
    link: 'https://fin.example/seven',
    agreeTerms: '1',
    'cast[0][name]': 'Ada',
    'cast[0][jobTitle]': 'Lead',
    'cast[0][email]': 'ada@fin.example',
  },
  processPayment: { plan_id: '2', payment_method: 'stripe', price: '299' },
  confirmPayment: { session_id: 'none', gateway: 'stripe' },
} as const satisfies Partial<Record<CallName, Record<string, string>>>;

type FormName = keyof typeof forms;
const fields = (Object.keys(forms) as FormName[]).flatMap((name) =>
  Object.keys(forms[name]).map((field) => ({ name, field })),
);

let member: Person;
const provider = sharedProvider();
beforeAll(async () => {
  member = await newMember(provider);
});

const send = (name: FormName, field: string, value: unknown) => {
  const values: Record<string, unknown> = { ...forms[name], [field]: value };
  if (name === 'submitMovie') {
    Object.assign(values, { thumnail: png(), 'cast[0][image]': png() });
  }
  if (name === 'updateProfile' && field !== 'email') values.email = member.email;
  return provider.call(name, { token: member.token, form: formOf(values) });
};

const rows = async (table: string) => (await provider.db.query(`select 1 from ${table}`)).length;

// Runs concurrently, because password resets have a minimum duration.
test.concurrent.each(fields)(
  'any text in $field of $name is accepted or refused with a reason',
  async ({ name, field }) => {
    const kind = (['email', 'date', 'link'] as const).find((it) => field.includes(it));
    for (const value of [...badInput.strings, ...(kind ? badInput[`${kind}s`] : [])]) {
      const { status, body } = await send(name, field, value);
      expect(
        value.length < 60_000 ? [200, 404, 422] : [413, 422],
        `${JSON.stringify(value).slice(0, 80)} → ${status}`,
      ).toContain(status);
      if (status === 422) {
        expect(body).toMatchObject({ status: false, message: expect.any(String) });
      }
    }
    expect(provider.errors).toEqual([]);
  },
);

test('each submission that was accepted is stored, and no other', async () => {
  const before = await rows('submissions');
  let thanked = 0;
  for (const title of badInput.strings) {
    if ((await send('submitMovie', 'title', title)).status === 200) thanked += 1;
  }
  expect((await rows('submissions')) - before).toBe(thanked);
  expect(thanked).toBeGreaterThan(10);
});

test.concurrent.each(badInput.emails.map((email) => [email]))(
  'the address %j is accepted or refused by the rule',
  async (email) => {
    const { status } = await send('requestPasswordReset', 'email', email);
    const storable = !/\p{Cc}/u.test(email.trim()) && email.trim().length <= 254;
    expect(status).toBe(isEmail(email.trim()) && storable ? 200 : 422);
  },
);

test.each(badInput.links.map((link) => [link]))(
  'the link %j is accepted or refused by the rule',
  async (link) => {
    const { status } = await send('submitMovie', 'link', link);
    const fits = link.trim() === '' || (isWebAddress(link.trim()) && link.length <= 2000);
    expect(status).toBe(fits ? 200 : 422);
  },
);

test.each([
  ['2000-02-29', 200],
  ['1900-02-29', 422],
  ['2023-02-29', 422],
  ['0000-00-00', 422],
  ['9999-12-31', 422],
  ['2024-13-01', 422],
  ['24-1-1', 422],
  ['01/02/2003', 422],
  ['tomorrow', 422],
  ['-000001-01-01', 422],
  ['2099-01-01', 422],
])('a date of birth of %s answers %i', async (date, expected) => {
  expect((await send('updateProfile', 'date_of_birth', date)).status).toBe(expected);
});

test.each(badInput.passwords.map((password) => [password]))(
  'the password %j is refused, or signs in',
  async (password) => {
    const email = freshEmail();
    const person = { ...forms.signUp, email, password };
    const { status } = await provider.call('signUp', { payload: person });
    const length = [...password].length;
    const good = length >= 6 && password.length <= 200 && password.trim() !== '';
    expect(status).toBe(good && !password.includes('\0') ? 200 : 422);
    if (status !== 200) return;
    const signedIn = await provider.call('signIn', { payload: { email, password } });
    expect(signedIn.status).toBe(200);
  },
);

test('every wrong field is named, with the message of its rule', async () => {
  expect(await provider.call('signUp', { form: formOf({ email: 'x' }) })).toEqual(
    refusal({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      email: ['Invalid email format'],
      password: ['Password is required'],
    }),
  );
});

test('an empty body is a form without fields', async () => {
  expect((await provider.get('/api/v2/login', {}, 'POST')).status).toBe(422);
});

test.each([
  ['application/json', '{"email":', 400],
  ['application/json', 'null', 400],
  ['application/json', '[1]', 400],
  ['application/json', '"text"', 400],
  ['application/json', '{"__proto__":{"email":"a@b.co"},"email":{"a":1},"password":["x"]}', 422],
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=x', '--x\r\nnonsense', 400],
  ['multipart/form-data; boundary=x', '--y\r\n\r\n--y--', 400],
  ['application/x-www-form-urlencoded', 'email=%E0%A4%A&password=%00%00%00%00%00%00', 422],
  ['text/plain', 'email=a@b.co', 415],
])('a body of %s holding %j answers %i', async (type, body, expected) => {
  const headers = { 'Content-Type': type };
  const response = await provider.request('/api/v2/login', { method: 'POST', headers, body });
  expect(response.status).toBe(expected);
  expect(await response.json()).toMatchObject({ status: false, message: expect.any(String) });
});

test('a half surrogate or NUL in JSON is refused', async () => {
  for (const session_id of ['\ud800', 'a\0b', 'x'.repeat(501)]) {
    expect((await confirm(provider, member, session_id)).status).toBe(422);
  }
});

test('a form of texts beyond 64 kB is too large', async () => {
  const huge = 'x'.repeat(64 * 1024);
  expect(await send('signIn', 'email', huge)).toEqual({
    status: 413,
    body: { status: false, message: 'Requests can be up to 64 kB.' },
  });
});

test.each(['application/x-www-form-urlencoded', 'application/json'])(
  'a form with files, sent as %s, has the limit of other forms',
  async (type) => {
    const response = await provider.request('/api/v2/user/update-profile', {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': type },
      body: 'a&'.repeat(40_000),
    });
    expect(response.status).toBe(413);
  },
);

test.each([
  ['signIn', 41, 413],
  ['signIn', 30, 200],
  ['submitMovie', 121, 413],
] as const)('a form for %s with %i further fields answers %i', async (name, count, expected) => {
  const form = formOf({ ...forms.signIn, email: member.email });
  for (let field = 0; field < count; field += 1) form.append(`further_${field}`, 'x');
  const { status, body } = await provider.call(name, { token: member.token, form });
  expect(status).toBe(expected);
  if (status === 413) {
    expect(body).toEqual({ status: false, message: 'This form is too large.' });
  }
});

test.each([
  'search-list-dropdown',
  'get-search',
  'get-search?search=%00',
  'get-search?search=%E0%A4%A',
  'get-search?search=a&search=b',
  'movie-list?genre_id=%00&actor_id[]=1',
  'movie-list?genre_id=1%27%20or%201=1--',
  `movie-list?actor_id=${'9'.repeat(3000)}`,
])('the query %s never fails', async (path) => {
  const authorization = `Bearer ${member.token}`;
  const { status } = await provider.get(`/api/v2/user/${path}`, { authorization });
  expect([200, 404, 422]).toContain(status);
  expect(provider.errors).toEqual([]);
});

test('a failing database is a 500 without details, and a line for the operator', async () => {
  const broken = await openProvider(await connect());
  await broken.db.script('drop table banners');
  const message = 'Something went wrong on our side. Please try again.';
  expect(await broken.call('banners')).toEqual({ status: 500, body: { status: false, message } });
  expect(broken.errors.map(({ event }) => event)).toEqual(['GET /api/v2/user/banners failed']);
  await broken.close();
});
