import { scrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from './support/databases';
import { freshEmail, newMember, PASSWORD } from './support/people';
import { openProvider, type Provider } from './support/provider';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

describe('what the time of an answer tells', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  test('a wrong sign-in costs one hash, whether or not there is a member, or a mailed secret', async () => {
    const member = await newMember(provider);
    const waiting = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email: waiting.email } });
    const hashes: number[] = [];
    for (const email of [freshEmail(), member.email, waiting.email]) {
      vi.mocked(scrypt).mockClear();
      await provider.call('signIn', { payload: { email, password: `not ${PASSWORD}` } });
      hashes.push(vi.mocked(scrypt).mock.calls.length);
    }
    expect(hashes).toEqual([1, 1, 1]);
  });

  test('asking for a reset takes the same least time for everybody, and hashes nothing', async () => {
    const { email } = await newMember(provider);
    vi.mocked(scrypt).mockClear();
    for (const asking of [email, freshEmail()]) {
      const begun = performance.now();
      await provider.call('requestPasswordReset', { payload: { email: asking } });
      expect(performance.now() - begun).toBeGreaterThan(95);
    }
    expect(vi.mocked(scrypt).mock.calls).toEqual([]);
  });
});
