import { describe, expect, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { deviceOf } from '../../server/http/device';
import { changePassword, newMember, PASSWORD, statusFor } from './support/people';
import { providerBeside, sharedProvider } from './support/provider';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [FIREFOX, 'Firefox on Linux'],
  [IPHONE, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [`${FIREFOX} ${'Version/'.repeat(1_900)}`, 'Firefox on Linux'],
  [`${'Version/'.repeat(1_900)} ${FIREFOX}`, null],
  ['curl/8.5.0', null],
  [undefined, null],
])('a device is named by its browser and system: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe('sessions', () => {
  let now = new Date('2026-11-22T10:00:00Z');
  const provider = sharedProvider({ now: () => now });

  const signIn = async (email: string, userAgent: string, at = provider) => {
    const asking = {
      payload: { email, password: PASSWORD },
      headers: { 'User-Agent': userAgent },
    };
    const { body } = await at.call('signIn', asking);
    return body.data.api_token as string;
  };
  const isValid = async (token: string, at = provider) => (await statusFor(at, token)) === 200;

  test("a member sees where they are signed in, and no other member's sessions", async () => {
    const { email } = await newMember(provider);
    await newMember(provider);
    now = new Date(now.getTime() + 2 * HOUR);
    const laptop = await signIn(email, FIREFOX);
    now = new Date(now.getTime() + HOUR / 2);
    await signIn(email, IPHONE);
    const { body } = await provider.call('sessions', { token: laptop });
    expect(body.data).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', is_current: false }),
      expect.objectContaining({ device: 'Firefox on Linux', is_current: true }),
      expect.objectContaining({ device: null, is_current: false }),
    ]);
    expect(JSON.stringify(body)).not.toContain(laptop);
  });

  test('signing out everywhere ends all of them; signing out ends one', async () => {
    const { email, token } = await newMember(provider);
    const [laptop, phone] = [await signIn(email, FIREFOX), await signIn(email, IPHONE)];
    expect(await provider.call('signOut', { token })).toEqual({
      status: 200,
      body: { status: true, message: "You're signed out." },
    });
    expect([await isValid(token), await isValid(laptop), await isValid(phone)]).toEqual([
      false,
      true,
      true,
    ]);
    const { body } = await provider.call('signOut', {
      token: phone,
      params: { everywhere: 'yes' },
    });
    expect(body.message).toBe("You're signed out everywhere.");
    expect([await isValid(laptop), await isValid(phone)]).toEqual([false, false]);
  });

  test("a member ends one of their sessions, and no other member's; ending it twice is no failure", async () => {
    const { email, token } = await newMember(provider);
    const other = await newMember(provider);
    const phone = await signIn(email, IPHONE);
    const { body } = await provider.call('sessions', { token });
    const { id } = body.data.find((it: { device: string | null }) => it.device?.includes('iPhone'));
    const end = (by: string) =>
      provider.call('endSession', { token: by, payload: { session_id: id } });
    await end(other.token);
    expect(await isValid(phone)).toBe(true);
    for (const _ of ['once', 'again']) {
      expect(await end(token)).toEqual({
        status: 200,
        body: { status: true, message: 'That device was signed out.' },
      });
    }
    expect([await isValid(phone), await isValid(token)]).toEqual([false, true]);
  });

  test('a sign-in with a password that is changed meanwhile fails', async () => {
    const member = await newMember(provider);
    let isChanged = false;
    const db: Db = {
      ...provider.db,
      async tx(work, options) {
        if (!isChanged) {
          isChanged = true;
          const { status } = await changePassword(provider, member.token, PASSWORD, 'eight lamps');
          expect(status).toBe(200);
        }
        return provider.db.tx(work, options);
      },
    };
    const slow = await providerBeside({ ...provider, db }, { now: () => now });
    const payload = { email: member.email, password: PASSWORD };
    expect((await slow.call('signIn', { payload })).status).toBe(422);
    expect(isChanged).toBe(true);
  });

  test('a member has twenty sessions: the least recently used one ends', async () => {
    const { email, token } = await newMember(provider);
    now = new Date(now.getTime() + HOUR);
    const second = await signIn(email, FIREFOX);
    now = new Date(now.getTime() + HOUR);
    await isValid(token);
    for (let place = 0; place < 19; place += 1) {
      now = new Date(now.getTime() + HOUR);
      await signIn(email, IPHONE);
    }
    expect([await isValid(token), await isValid(second)]).toEqual([true, false]);
  });

  test('a session ends after its days, or so long after its last use', async () => {
    const settings = { now: () => now, sessionDays: 10 };
    const sliding = await providerBeside(provider, { ...settings, isSessionSliding: true });
    const fixed = await providerBeside(provider, settings);
    const { email } = await newMember(provider);
    const [slides, ends] = [
      await signIn(email, FIREFOX, sliding),
      await signIn(email, FIREFOX, fixed),
    ];
    now = new Date(now.getTime() + 9 * DAY);
    expect([await isValid(slides, sliding), await isValid(ends, fixed)]).toEqual([true, true]);
    now = new Date(now.getTime() + 9 * DAY);
    expect([await isValid(slides, sliding), await isValid(ends, fixed)]).toEqual([true, false]);
  });
});
