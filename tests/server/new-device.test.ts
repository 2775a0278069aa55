import { describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { cookiesOf, freshEmail, newMember, PASSWORD } from './support/people';
import { providerBeside, sharedProvider } from './support/provider';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOW = new Date('2026-11-22T10:04:30Z');

describe.each(databases)('mails of new devices on $name', ({ connect }) => {
  const provider = sharedProvider({ now: () => NOW }, connect);

  const mailsTo = (email: string) =>
    provider.db.query<{ subject: string; body: string }>(
      'select subject, body from outbox where recipient = $1',
      [email],
    );
  const enter = (email: string, cookie = '', at = provider) =>
    at.call('signIn', {
      payload: { email, password: PASSWORD },
      headers: { 'User-Agent': FIREFOX, ...(cookie && { Cookie: cookie }) },
    });

  test('one mail a device, in plain text, and none for the device of the sign-up', async () => {
    const { email } = await newMember(provider);
    expect(await mailsTo(email)).toEqual([]);
    const cookie = cookiesOf(await enter(email));
    const [mail] = await mailsTo(email);
    expect(mail).toEqual({
      subject: 'New sign-in to Fin',
      body: expect.stringContaining(
        'new device: Firefox on Linux, on 22 November 2026 at 10:04 UTC.',
      ),
    });
    expect(mail?.body).not.toMatch(/https?:|www\.|Noor|127\.0\.0\.1/);
    expect((await enter(email, cookie)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('two members who share a browser are both known there', async () => {
    const [one, other] = [await newMember(provider), await newMember(provider)];
    let cookies = cookiesOf(await enter(one.email));
    cookies = `${cookies}; ${cookiesOf(await enter(other.email, cookies))}`;
    for (const { email } of [one, other, one]) await enter(email, cookies);
    expect(await mailsTo(one.email)).toHaveLength(1);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  test('no mail for a wrong password, nor to an address without an account', async () => {
    const { email } = await newMember(provider);
    const payload = { email, password: 'nine lamps' };
    expect((await provider.call('signIn', { payload })).status).toBe(422);
    const stranger = freshEmail();
    expect((await enter(stranger)).status).toBe(422);
    expect([...(await mailsTo(email)), ...(await mailsTo(stranger))]).toEqual([]);
  });

  test('a client without cookies causes five mails a day, and still signs in', async () => {
    const strict = await providerBeside(provider, { rateLimits: true });
    const { email } = await newMember(provider);
    for (let turn = 0; turn < 7; turn += 1)
      expect((await enter(email, '', strict)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test('a sign-in whose mail could not be stored sends it when it is repeated', async () => {
    const { email } = await newMember(provider);
    await provider.db.query('alter table outbox rename to outbox_away');
    const failed = await enter(email);
    await provider.db.query('alter table outbox_away rename to outbox');
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([500, []]);
    expect(provider.errors).toHaveLength(1);
    await enter(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
