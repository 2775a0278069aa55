import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { freshEmail, newMember, PASSWORD } from './support/people';
import { sharedProvider } from './support/provider';

async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return hashes;
}

const provider = sharedProvider();

test('a wrong sign-in costs one hash, with or without an account or a mailed secret', async () => {
  const member = await newMember(provider);
  const waiting = await newMember(provider);
  await provider.call('requestPasswordReset', { payload: { email: waiting.email } });
  const hashes: number[] = [];
  for (const email of [freshEmail(), member.email, waiting.email]) {
    const payload = { email, password: `not ${PASSWORD}` };
    hashes.push(await hashesOf(() => provider.call('signIn', { payload })));
  }
  expect(hashes).toEqual([1, 1, 1]);
});

test('a reset takes the same minimum time for everyone, and hashes nothing', async () => {
  const { email } = await newMember(provider);
  for (const asking of [email, freshEmail()]) {
    const begun = performance.now();
    const ask = () => provider.call('requestPasswordReset', { payload: { email: asking } });
    expect(await hashesOf(ask)).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(95);
  }
});
