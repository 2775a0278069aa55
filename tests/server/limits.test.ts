import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaults } from '../../server/config';
import { databases } from './support/databases';
import { freshEmail, PASSWORD } from './support/people';
import { openProvider, type Provider, providerBeside } from './support/provider';

describe.each(databases)('limits on $name', ({ connect }) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  const attempts = { attempts: 2, seconds: 60 };
  const limits = { signIn: attempts, signUp: attempts, passwordReset: attempts };
  const limited = { limits, trustProxy: true };
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': `9.9.9.9, ${address}` } });
  const payload = { email: 'nobody@fin.example', password: PASSWORD };

  test('the third try within a minute is refused, for that address alone', async () => {
    let now = Date.now();
    const strict = await providerBeside(provider, { ...limited, now: () => new Date(now) });
    const trySignIn = async (address: string) =>
      (await strict.call('signIn', { payload, ...from(address) })).status;
    expect([await trySignIn('1.1.1.1'), await trySignIn('1.1.1.1')]).toEqual([422, 422]);
    now += 20_000;
    const { status, body, headers } = await strict.call('signIn', {
      payload,
      ...from('1.1.1.1'),
    });
    expect({ status, body, wait: headers.get('retry-after') }).toEqual({
      status: 429,
      body: {
        status: false,
        message: 'Too many attempts. Please wait a moment and try again.',
      },
      wait: '40',
    });
    expect(await trySignIn('2.2.2.2')).toBe(422);
    now += 40_000;
    expect(await trySignIn('1.1.1.1')).toBe(422);
  });

  test('sign-up and password reset have limits of their own', async () => {
    const strict = await providerBeside(provider, limited);
    const person = () => ({
      first_name: 'A',
      last_name: 'B',
      email: freshEmail(),
      password: PASSWORD,
    });
    const tries = [1, 2, 3];
    const statuses = { signUp: [] as number[], reset: [] as number[] };
    for (const _ of tries) {
      const signUp = await strict.call('signUp', { payload: person() });
      const reset = await strict.call('requestPasswordReset', {
        payload: { email: freshEmail() },
      });
      statuses.signUp.push(signUp.status);
      statuses.reset.push(reset.status);
    }
    expect(statuses).toEqual({ signUp: [200, 200, 429], reset: [200, 200, 429] });
  });

  test('one network of IPv6 is one address', async () => {
    const strict = await providerBeside(provider, limited);
    const statuses: number[] = [];
    for (const host of ['1', '2', '3']) {
      const asking = { payload, ...from(`2001:db8:1:2::${host}`) };
      statuses.push((await strict.call('signIn', asking)).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });

  test('without a trusted proxy the header counts for nothing', async () => {
    const strict = await providerBeside(provider, { limits });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      statuses.push((await strict.call('signIn', { payload, ...from(address) })).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });

  test('every limit stands by default', () => {
    expect(Object.keys(defaults.limits ?? {}).sort()).toEqual(Object.keys(limits).sort());
  });
});
