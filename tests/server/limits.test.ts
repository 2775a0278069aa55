import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConfig } from '../../server/config';
import { databases } from './support/databases';
import {
  changePassword,
  cookiesOf,
  freshEmail,
  newMember,
  PASSWORD,
  type Person,
  signIn,
  statusFor,
} from './support/people';
import { png, saveProfile, submission } from './support/pictures';
import { type Provider, providerBeside, sharedProvider } from './support/provider';
import { pressPay } from './support/purchases';

describe.each(databases)('limits on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);

  beforeEach(() => provider.db.query('delete from rate_limits'));
  afterEach(() => void vi.useRealTimers());

  const attempts = [{ attempts: 2, seconds: 60 }];
  const limits = {
    ...createConfig().limits,
    signIn: attempts,
    signUp: attempts,
    passwordReset: attempts,
  };
  const limited = { rateLimits: true, limits, trustProxy: true };
  const asShipped = { rateLimits: true, trustProxy: true };
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': `9.9.9.9, ${address}` } });
  const payload = { email: 'stranger@fin.example', password: PASSWORD };
  const signInsFrom = async (at: Provider, addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) {
      statuses.push((await at.call('signIn', { payload, ...from(address) })).status);
    }
    return statuses;
  };

  test('the third try within a minute is refused, for that address alone', async () => {
    let now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const strict = await providerBeside(provider, limited);
    expect(await signInsFrom(strict, ['1.1.1.1', '1.1.1.1'])).toEqual([422, 422]);
    now += 20_000;
    vi.setSystemTime(now);
    const third = await strict.call('signIn', { payload, ...from('1.1.1.1') });
    const message = 'Too many attempts. Wait a moment and try again.';
    expect(third).toEqual({ status: 429, body: { status: false, message } });
    expect(third.headers.get('retry-after')).toBe('40');
    expect(await signInsFrom(strict, ['2.2.2.2'])).toEqual([422]);
    now += 40_000;
    vi.setSystemTime(now);
    expect(await signInsFrom(strict, ['1.1.1.1'])).toEqual([422]);
  });

  test('sign-up and password reset have limits of their own', async () => {
    const strict = await providerBeside(provider, limited);
    const statuses: number[][] = [];
    for (const email of [freshEmail(), freshEmail(), freshEmail()]) {
      const person = { first_name: 'A', last_name: 'B', email, password: PASSWORD };
      const signUp = await strict.call('signUp', { payload: person });
      const reset = await strict.call('requestPasswordReset', { payload: { email: freshEmail() } });
      statuses.push([signUp.status, reset.status]);
    }
    expect(statuses).toEqual([200, 200, 429].map((status) => [status, status]));
  });

  test.for([
    ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::4'],
    ['2001:db8::1', '2001:db8::2', '2001:DB8:0:0:9::3', '2001:db8:0:1::3'],
    ['2a01:4f8:c0c::1', '2a01:4f8:c0c:0:1:2:3:4', '2A01:04F8:0C0C::', '2a01:4f8:c0d::1'],
    ['::ffff:10.1.1.1', '10.1.1.1', '::FFFF:10.1.1.1', '10.1.1.2'],
  ])(
    'one network is one address, however it is written, and another network is not: %s',
    async (from) => {
      const strict = await providerBeside(provider, limited);
      expect(await signInsFrom(strict, from)).toEqual([422, 422, 429, 422]);
    },
  );

  test('without a trusted proxy the header is ignored', async () => {
    const strict = await providerBeside(provider, { rateLimits: true, limits });
    const addresses = ['1.1.1.1', '2.2.2.2', '3.3.3.3'];
    expect(await signInsFrom(strict, addresses)).toEqual([422, 422, 429]);
  });

  test('all servers count together, and a successful sign-in resets the count', async () => {
    const { email } = await newMember(provider);
    const servers = await Promise.all([1, 2].map(() => providerBeside(provider, asShipped)));
    const guess = async (turn: number, password: string) => {
      const at = servers[turn % 2] ?? provider;
      const asking = { payload: { email, password }, ...from('10.0.0.1') };
      return (await at.call('signIn', asking)).status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push(await guess(turn, 'nine lamps'));
    statuses.push(await guess(4, PASSWORD));
    for (let turn = 5; turn < 12; turn += 1) statuses.push(await guess(turn, 'nine lamps'));
    expect(statuses).toEqual([422, 422, 422, 422, 200, 422, 422, 422, 422, 422, 429, 429]);
  });

  test('120 guesses at one account from 120 addresses are reduced to fifty, and its sessions continue', async () => {
    const { email, token } = await newMember(provider);
    const strict = await providerBeside(provider, asShipped);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        strict.call('signIn', {
          payload: { email, password: `guess ${n}` },
          ...from(`10.1.0.${n}`),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(50);
    expect(await statusFor(strict, token)).toBe(200);
    const other = await newMember(provider);
    expect(await signIn(strict, other.email, PASSWORD)).toMatch(/^[\w-]{43}$/);
  });

  test('the delays grow: a minute after five guesses, a quarter of an hour after twenty', async () => {
    const { email } = await newMember(provider);
    let now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const strict = await providerBeside(provider, asShipped);
    const waits: (string | null)[] = [];
    for (let turn = 0; turn < 26; turn += 1) {
      const payload = { email, password: 'nine lamps' };
      const { headers } = await strict.call('signIn', { payload, ...from('10.2.0.1') });
      const wait = headers.get('retry-after');
      if (wait === null) continue;
      waits.push(wait);
      now += Number(wait) * 1000;
      vi.setSystemTime(now);
    }
    expect(waits).toEqual(['60', '60', '60', '60', '660']);
  });

  describe('while strangers guess at an account from everywhere', () => {
    const guessed = async (turns: number, addresses: (turn: number) => string) => {
      const { email } = await newMember(provider);
      const strict = await providerBeside(provider, asShipped);
      const enter = (password: string, headers: Record<string, string> = {}, address = '1.2.3.4') =>
        strict.call('signIn', {
          payload: { email, password },
          headers: { ...from(address).headers, ...headers },
        });
      const before = await enter(PASSWORD);
      for (let turn = 0; turn < turns; turn += 1) {
        await enter('nine lamps', {}, addresses(turn));
      }
      return { email, strict, enter, cookie: cookiesOf(before) };
    };

    test('the member can sign in from elsewhere', async () => {
      const { enter } = await guessed(20, () => '6.6.6.6');
      expect((await enter(PASSWORD, {}, '6.6.6.6')).status).toBe(429);
      expect((await enter(PASSWORD)).status).toBe(200);
    });

    test('a device that has signed in before has its own count, separate from other accounts', async () => {
      const { enter, cookie, strict } = await guessed(55, (turn) => `6.6.7.${turn}`);
      expect((await enter(PASSWORD)).status).toBe(429);
      for (let guess = 0; guess < 4; guess += 1) await enter('nine lamps', { Cookie: cookie });
      expect((await enter(PASSWORD, { Cookie: cookie })).status).toBe(200);
      for (let guess = 0; guess < 5; guess += 1) await enter('nine lamps', { Cookie: cookie });
      expect((await enter(PASSWORD, { Cookie: cookie })).status).toBe(429);
      const forged = cookie.replace('=', '=x');
      expect((await enter(PASSWORD, { Cookie: forged })).status).toBe(429);
      const { email } = await newMember(provider);
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const payload = { email, password: 'nine lamps' };
        const headers = { ...from('6.6.8.8').headers, Cookie: cookie };
        statuses.push((await strict.call('signIn', { payload, headers })).status);
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    });

    test('the mailed secret still signs in', async () => {
      const { email, enter } = await guessed(55, (turn) => `6.6.9.${turn}`);
      await provider.call('requestPasswordReset', { payload: { email } });
      const [mail] = await provider.db.query<{ body: string }>(
        `select body from outbox where recipient = $1 and subject like 'Sign in%'`,
        [email],
      );
      const [secret = ''] = /[\w-]{22}$/m.exec(mail?.body ?? '') ?? [];
      expect((await enter('x'.repeat(22))).status).toBe(429);
      expect((await enter(secret)).status).toBe(200);
      expect((await enter(secret)).status).toBe(422);
    });
  });

  test('the cookie of a device is used for sign-ins alone, and contains no name', async () => {
    const { email } = await newMember(provider);
    const { headers } = await provider.call('signIn', { payload: { email, password: PASSWORD } });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^fin_device_[\w-]{12}=[^;@]+; Max-Age=34560000; Path=\/api\/v2\/login; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  const castMail = { cast_id: '501', message: 'Hello' };

  test.each<[string, number, (at: Provider, person: Person) => Promise<{ status: number }>]>([
    [
      'guesses at the old password',
      5,
      (at, { token }) => changePassword(at, token, 'nine lamps', 'eight lamps'),
    ],
    [
      'guesses at the password that deletes the account',
      5,
      (at, { token }) => at.call('deleteAccount', { token, payload: { password: 'nine lamps' } }),
    ],
    ['exports', 10, (at, { token }) => at.call('accountExport', { token })],
    [
      'mails to cast members',
      5,
      (at, { token }) => at.call('sendMailToCast', { token, payload: castMail }),
    ],
    [
      'submissions',
      10,
      (at, { token }) => at.call('submitMovie', { token, payload: submission() }),
    ],
    ['pictures', 20, (at, person) => saveProfile(at, person, png())],
    ['payments', 30, (at, person) => pressPay(at, person)],
  ])("a member's %s have a limit of %i, separate from other members", async (_, most, act) => {
    const [person, other] = [await newMember(provider), await newMember(provider)];
    const strict = await providerBeside(provider, asShipped);
    let done = 0;
    while (done <= most && (await act(strict, person)).status !== 429) done += 1;
    expect(done).toBe(most);
    expect((await act(strict, other)).status).not.toBe(429);
  });

  test('mails of many members to one cast member share a limit of 20', async () => {
    const strict = await providerBeside(provider, asShipped);
    const statuses: number[] = [];
    for (let sender = 0; sender < 5; sender += 1) {
      const { token } = await newMember(provider);
      for (let mail = 0; mail < 5; mail += 1) {
        const { status } = await strict.call('sendMailToCast', { token, payload: castMail });
        statuses.push(status);
      }
    }
    expect(statuses).toEqual(statuses.map((_, at) => (at < 20 ? 200 : 429)));
    const { token } = await newMember(provider);
    const other = { ...castMail, cast_id: '502' };
    expect((await strict.call('sendMailToCast', { token, payload: other })).status).toBe(200);
  });

  test('a profile without a picture is no upload', async () => {
    const person = await newMember(provider);
    const strict = await providerBeside(provider, {
      rateLimits: true,
      limits: { ...limits, picture: [{ attempts: 1, seconds: 60 }] },
    });
    for (const _ of [1, 2]) expect((await saveProfile(strict, person)).status).toBe(200);
  });

  test('stored counts do not reveal who is counted', async () => {
    const strict = await providerBeside(provider, asShipped);
    await strict.call('signIn', { payload, ...from('203.0.113.9') });
    const stored = JSON.stringify(await provider.db.query('select * from rate_limits'));
    expect(stored).not.toMatch(/stranger@fin|203\.0\.113/);
  });

  test('a proxy that the settings do not name is reported once', async () => {
    const logged: string[] = [];
    const log = { info: (event: string) => logged.push(event), error: () => {} };
    const unaware = await providerBeside(provider, { log });
    const aware = await providerBeside(provider, { log, trustProxy: true });
    for (const at of [unaware, unaware, aware]) await at.call('genres', from('1.1.1.1'));
    expect(logged).toEqual([expect.stringMatching(/^A request came with X-Forwarded-For while/)]);
  });
});
