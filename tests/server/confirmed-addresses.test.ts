import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../server/log';
import { databases } from './support/databases';
import { startFakeSmtp } from './support/fake-smtp';
import { freshEmail, newMember, PASSWORD, type Person, signIn } from './support/people';
import { submission } from './support/pictures';
import { ORIGIN, type Provider, providerBeside, sharedProvider } from './support/provider';
import { shared } from './support/shared';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REFUSED = {
  status: 403,
  body: {
    status: false,
    message: "Confirm your email address first. We've emailed you a link.",
  },
};

describe.each(databases)('confirmed addresses on $name', ({ connect }) => {
  const begin = Date.now();
  let clock = begin;
  beforeEach(() => {
    clock = begin;
  });
  const now = () => new Date(clock);
  const provider = sharedProvider({ confirmAddresses: true, now }, connect);
  const smtp = shared(startFakeSmtp, (it) => it.stop());

  const mailsTo = (email: string) =>
    provider.db.query<{ subject: string; body: string }>(
      `select subject, body from outbox where recipient = $1 and subject like 'Confirm%'
       order by created_at`,
      [email],
    );
  const linkIn = (text = '') => /https:\/\/fin\.test(\/confirm\/[\w-]+)/.exec(text)?.[1] ?? '';
  const linkOf = async ({ email }: Person) => linkIn((await mailsTo(email)).at(-1)?.body);
  const write = ({ token }: Person, at: Provider = provider) =>
    at.call('sendMailToCast', { token, payload: { cast_id: '501', message: 'What a voice!' } });
  const submit = ({ token }: Person) =>
    provider.call('submitMovie', { token, payload: submission() });
  const film = async ({ token }: Person, at: Provider = provider) => {
    const { body } = await at.call('titleDetails', { token, params: { id: '101' } });
    const { video_links, trailer_url, needs_confirmed_email } = body.data;
    return { films: video_links.length, hasTrailer: trailer_url !== null, needs_confirmed_email };
  };
  const WITHOUT_FILM = { films: 0, hasTrailer: true, needs_confirmed_email: true };
  const askAgain = ({ token }: Person) => provider.call('requestConfirmation', { token });
  const press = async (link: string, origin: string = ORIGIN) => {
    const init = { method: 'POST', headers: { Origin: origin } };
    return pageOf(await provider.request(link, init));
  };
  const open = async (link: string, method = 'GET') => pageOf(await provider.get(link, {}, method));
  const pageOf = async (response: Response) => {
    const text = await response.text();
    return [response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]];
  };
  const QUESTION = [200, 'Confirm your email address'];
  const CONFIRMED = [200, 'Your email address is confirmed'];
  const CLOSED = [404, 'This link no longer works'];

  test('a sign-up mails a link, without any text of the account', async () => {
    const email = freshEmail();
    const first_name = 'You won, see https://evil.example/claim and';
    const payload = { first_name, last_name: 'Prize', email, password: PASSWORD };
    expect(await provider.call('signUp', { payload })).toMatchObject({ status: 200 });
    const mails = await mailsTo(email);
    expect(mails).toEqual([
      {
        subject: 'Confirm your email address',
        body: [
          'Hello,',
          'A Fin account was created with this email address, hopefully by you.',
          'To confirm that this address is yours, open this link within 24 hours:',
          `${ORIGIN}${linkIn(mails[0]?.body)}`,
          "Until then, you can't watch films in full, email cast members or submit a movie.",
          "If this wasn't you, ignore this email. The address stays unconfirmed.",
        ].join('\n\n'),
      },
    ]);
    expect(linkIn(mails[0]?.body)).toMatch(/^\/confirm\/[\w-]{22}$/);
  });

  test('until the link is opened, films, mails and submissions are refused with a message', async () => {
    const person = await newMember(provider);
    expect(await write(person)).toEqual(REFUSED);
    expect(await submit(person)).toEqual(REFUSED);
    expect(await film(person)).toEqual(WITHOUT_FILM);
    const link = await linkOf(person);
    expect([await open(link), (await open(link, 'HEAD'))[0]]).toEqual([QUESTION, 200]);
    expect(await write(person)).toEqual(REFUSED);
    expect(await press(link)).toEqual(CONFIRMED);
    expect((await write(person)).status).toBe(200);
    expect((await submit(person)).status).toBe(200);
    expect(await film(person)).toEqual({ films: 1, hasTrailer: true });
  });

  test('a used link shows that, and a second click changes nothing', async () => {
    const person = await newMember(provider);
    const link = await linkOf(person);
    await press(link);
    expect([await open(link), await press(link)]).toEqual([CONFIRMED, CONFIRMED]);
    const again = await provider.get(link);
    expect(await again.text()).toContain('This link was already used.');
    expect(await askAgain(person)).toEqual({
      status: 200,
      body: { status: true, message: "There's nothing to confirm." },
    });
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('a link expires after a day, and the next refusal mails another', async () => {
    const person = await newMember(provider);
    const link = await linkOf(person);
    clock += 24 * HOUR;
    expect([await open(link), await press(link)]).toEqual([CLOSED, CLOSED]);
    expect(await write(person)).toEqual(REFUSED);
    expect([await open(link), await press(await linkOf(person))]).toEqual([CLOSED, CONFIRMED]);
  });

  test("another member's link confirms their address alone", async () => {
    const [one, other] = [await newMember(provider), await newMember(provider)];
    expect(await press(await linkOf(other))).toEqual(CONFIRMED);
    expect(await write(one)).toEqual(REFUSED);
  });

  test('a link that was never mailed opens nothing', async () => {
    for (const secret of ['x', 'A'.repeat(22), '%00']) {
      expect(await open(`/confirm/${secret}`)).toEqual(CLOSED);
    }
    expect((await provider.request('/confirm/x', { method: 'PUT' })).status).toBe(405);
  });

  test('only the page itself can confirm', async () => {
    const person = await newMember(provider);
    const link = await linkOf(person);
    for (const origin of ['https://evil.example', 'null']) {
      expect((await press(link, origin))[0]).toBe(403);
    }
    expect(await write(person)).toEqual(REFUSED);
  });

  test('a second mail is sent after ten minutes, and five a day', async () => {
    const person = await newMember(provider);
    const mails = async () => (await mailsTo(person.email)).length;
    clock += 9 * MINUTE;
    await Promise.all([write(person), submit(person), askAgain(person), film(person)]);
    expect(await mails()).toBe(1);
    clock += 2 * MINUTE;
    await film(person);
    expect(await mails()).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => askAgain(person)));
    expect(await mails()).toBe(2);
    for (let turn = 0; turn < 6; turn += 1) {
      clock += HOUR;
      expect(await write(person)).toEqual(REFUSED);
    }
    expect(await mails()).toBe(5);
    clock += 24 * HOUR;
    await write(person);
    expect(await mails()).toBe(6);
  });

  test('each of several links works until one of them is used', async () => {
    const person = await newMember(provider);
    const first = await linkOf(person);
    clock += 11 * MINUTE;
    await askAgain(person);
    const second = await linkOf(person);
    expect([await open(first), await open(second)]).toEqual([QUESTION, QUESTION]);
    expect([await press(first), await open(second)]).toEqual([CONFIRMED, CONFIRMED]);
  });

  test('a sign-in by a mailed secret confirms the address', async () => {
    const person = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email: person.email } });
    const [mail] = await provider.db.query<{ body: string }>(
      `select body from outbox where recipient = $1 and subject like 'Sign in%'`,
      [person.email],
    );
    const [, secret = ''] = /within an hour: (\S+)/.exec(mail?.body ?? '') ?? [];
    const token = await signIn(provider, person.email, secret);
    expect((await write({ ...person, token })).status).toBe(200);
  });

  test('with the setting off nothing is required, and no mail is sent', async () => {
    const easy = await providerBeside(provider, { now });
    const person = await newMember(easy);
    expect((await write(person, easy)).status).toBe(200);
    expect(await film(person, easy)).toEqual({ films: 1, hasTrailer: true });
    expect(await easy.call('requestConfirmation', { token: person.token })).toEqual({
      status: 200,
      body: { status: true, message: "There's nothing to confirm." },
    });
    expect(await mailsTo(person.email)).toEqual([]);
    expect(await write(person)).toEqual(REFUSED);
    expect(await press(await linkOf(person))).toEqual(CONFIRMED);
  });

  test('visitors and the demo member need no confirmation', async () => {
    const { body } = await provider.call('titleDetails', { params: { id: '101' } });
    expect(body.data).not.toHaveProperty('needs_confirmed_email');
    const token = await signIn(provider, 'demo@fin.example', 'popcorn-tonight');
    expect(await film({ email: '', token })).toEqual({ films: 1, hasTrailer: true });
  });

  test('only the hash of a link is stored, and only the confirmation is logged', async () => {
    const said: unknown[] = [];
    const note = (it: unknown) => said.push(it);
    const log: Log = { info: note, error: note, request: note, audit: note };
    const logging = await providerBeside(provider, { confirmAddresses: true, now, log });
    const person = await newMember(logging);
    const link = await linkOf(person);
    const secret = link.split('/').at(-1) ?? '';
    const stored = await provider.db.query<{ secret_hash: string; id: string }>(
      `select c.*, m.id from confirmation_secrets c join members m on m.id = member_id
       where email = $1`,
      [person.email],
    );
    expect(stored).toMatchObject([
      { secret_hash: createHash('sha256').update(secret).digest('base64url') },
    ]);
    await logging.request(link, { method: 'POST' });
    await expect
      .poll(() => said)
      .toContainEqual(expect.objectContaining({ act: 'address confirmed', member: stored[0]?.id }));
    const words = JSON.stringify([stored, said]);
    expect(words).toContain('/confirm/:secret');
    expect(words).not.toContain(secret);
    expect(words).not.toContain(person.email);
  });

  test("its pages lead to the home page in the browser's language", async () => {
    const both = await providerBeside(provider, {
      confirmAddresses: true,
      siteLanguages: ['en', 'pt'],
      now,
    });
    const link = await linkOf(await newMember(both));
    const homeAfter = async (path: string, method: string) => {
      const response = await both.get(path, { 'Accept-Language': 'pt' }, method);
      return /href="([^"]*\/browse)"/.exec(await response.text())?.[1];
    };
    expect([await homeAfter(link, 'POST'), await homeAfter('/confirm/none', 'GET')]).toEqual([
      '/pt/browse',
      '/pt/browse',
    ]);
  });

  test('the link arrives by mail', async () => {
    const settings = { confirmAddresses: true, smtpUrl: smtp.url, now };
    const posting = await providerBeside(provider, settings);
    await provider.db.query('delete from outbox');
    const { email } = await newMember(posting);
    const mail = await smtp.nextMail();
    expect(mail).toMatchObject({
      to: email,
      text: expect.stringContaining('Subject: Confirm your email address'),
    });
    expect(await open(linkIn(mail.text))).toEqual(QUESTION);
  });
});
