import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Log } from '../../server/log';
import { databases } from './support/databases';
import { startFakeSmtp } from './support/fake-smtp';
import { invitationTo, invited, MADE, signUpBy } from './support/invitations';
import { freshEmail, newMember, PASSWORD, signIn } from './support/people';
import { type Provider, providerBeside, providerLater, sharedProvider } from './support/provider';
import { shared } from './support/shared';

const DAY = 24 * 60 * 60 * 1000;
const refused = (message: string) => ({ status: 422, body: { status: false, message } });
const USED = refused('This invitation was used already. Sign in with its email address.');
const UNKNOWN = refused(
  "This invitation isn't valid here. If you have a newer one, open its link.",
);
const EXPIRED = refused('This invitation has expired. Ask for a new one.');

const read = (provider: Provider, invitation: string) =>
  provider.call('readInvitation', { payload: { invitation } });

describe.each(databases)('invitations on $name', ({ connect }) => {
  const provider = sharedProvider(invited, connect);
  const smtp = shared(startFakeSmtp, (it) => it.stop());

  const membersOf = async (email: string) =>
    (await provider.db.query('select 1 from members where email = $1', [email])).length;

  test('a link creates one account, for the invited address', async () => {
    const email = freshEmail();
    const invitation = await invitationTo(provider, email);
    const open = { status: 200, body: { status: true, data: { email } } };
    expect([await read(provider, invitation), await read(provider, invitation)]).toEqual([
      open,
      open,
    ]);
    expect(await signUpBy(provider, email.toUpperCase(), invitation)).toEqual(MADE);
    await signIn(provider, email, PASSWORD);
    expect(await read(provider, invitation)).toEqual(USED);
    expect(await signUpBy(provider, email, invitation)).toEqual(USED);
    expect(await signUpBy(provider, freshEmail(), invitation)).toEqual(USED);
  });

  test('of two sign-ups at the same moment one creates the account', async () => {
    const email = freshEmail();
    const invitation = await invitationTo(provider, email);
    const both = [signUpBy(provider, email, invitation), signUpBy(provider, email, invitation)];
    const answers = (await Promise.all(both)).sort((one, other) => one.status - other.status);
    expect(answers).toEqual([MADE, USED]);
    expect(await membersOf(email)).toBe(1);
  });

  test('a link works for no other address, and a try does not use it up', async () => {
    const [mine, other] = [freshEmail(), freshEmail()];
    const invitation = await invitationTo(provider, mine);
    expect(await signUpBy(provider, other, invitation)).toEqual(
      refused('This invitation is for another email address.'),
    );
    expect(await membersOf(other)).toBe(0);
    expect(await signUpBy(provider, mine, invitation)).toEqual(MADE);
  });

  test('a link stays valid where the address was taken meanwhile', async () => {
    const open = await providerBeside(provider, {
      features: { ...invited.features, signUp: 'open' },
    });
    const email = freshEmail();
    const invitation = await invitationTo(provider, email);
    await signUpBy(open, email);
    expect((await signUpBy(provider, email, invitation)).body.errors).toEqual({
      email: ['This email already has an account.'],
    });
    expect((await read(provider, invitation)).status).toBe(200);
  });

  test('a link expires after 14 days', async () => {
    const email = freshEmail();
    const invitation = await invitationTo(provider, email);
    const before = await providerLater(provider, 14 * DAY - 60_000, invited);
    const after = await providerLater(provider, 14 * DAY + 60_000, invited);
    expect((await read(before, invitation)).status).toBe(200);
    expect(await read(after, invitation)).toEqual(EXPIRED);
    expect(await signUpBy(after, email, invitation)).toEqual(EXPIRED);
  });

  test('a newer link ends the older ones of its address', async () => {
    const email = freshEmail();
    const older = await invitationTo(provider, email);
    const newer = await invitationTo(provider, email.toUpperCase());
    expect(await read(provider, older)).toEqual(UNKNOWN);
    expect(await signUpBy(provider, email, older)).toEqual(UNKNOWN);
    expect(await signUpBy(provider, email, newer)).toEqual(MADE);
  });

  test("where sign-up is by invitation it needs one, and guesses don't help", async () => {
    const email = freshEmail();
    await invitationTo(provider, email);
    expect(await signUpBy(provider, email)).toEqual(
      refused('Accounts are by invitation. Open the link of yours to sign up.'),
    );
    expect(await signUpBy(provider, email, 'guessed')).toEqual(UNKNOWN);
    expect(await membersOf(email)).toBe(0);
  });

  test('where sign-up is open a link works too, and none is needed', async () => {
    const open = await providerBeside(provider, {
      features: { ...invited.features, signUp: 'open' },
    });
    const email = freshEmail();
    const invitation = await invitationTo(provider, email);
    expect(await signUpBy(open, freshEmail(), 'guessed')).toEqual(UNKNOWN);
    expect(await signUpBy(open, email, invitation)).toEqual(MADE);
    expect(await signUpBy(open, freshEmail())).toEqual(MADE);
  });

  test('only the hash of an invitation is stored, and the log has none of it', async () => {
    const lines: unknown[] = [];
    const note = (...said: unknown[]) => void lines.push(said);
    const log: Log = { info: note, error: note, request: note, audit: note };
    const logged = await providerBeside(provider, { ...invited, log });
    const email = freshEmail();
    const invitation = await invitationTo(logged, email);
    await read(logged, invitation);
    await signUpBy(logged, freshEmail(), invitation);
    await signUpBy(logged, email, invitation);
    const rows = await provider.db.query('select * from invitations where email = $1', [email]);
    const hash = createHash('sha256').update(invitation).digest('base64url');
    expect(rows).toMatchObject([{ email, token_hash: hash, language: null }]);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const secrets = [invitation, email].filter((it) => JSON.stringify([rows, lines]).includes(it));
    expect(secrets).toEqual([email]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  test('guesses at links are limited by address', async () => {
    const strict = await providerBeside(provider, { ...invited, rateLimits: true });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await read(strict, `guess ${n}`)).status);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  test('the mail is in the language of the invitation, and leads to its pages', async () => {
    const mailing = { ...invited, smtpUrl: smtp.url, siteLanguages: ['en', 'pt'] as const };
    await provider.db.query('delete from outbox');
    const beside = await providerBeside(provider, mailing);
    const email = freshEmail();
    const invitation = await invitationTo(beside, email, { ...mailing, siteName: 'Luz' }, 'pt');
    const { to, text } = await smtp.nextMail();
    expect(to).toBe(email);
    const plain = text.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
    expect(plain).toContain(`https://fin.test/pt/invitation#${invitation}\n`);
    expect(plain).toMatch(/^Subject: =\?UTF-8\?Q\?Voc=C3=AA/m);
    expect(plain).not.toContain('Fin');
  });

  test('the operator learns why an address is not invited', async () => {
    const { email } = await newMember(
      await providerBeside(provider, { features: { ...invited.features, signUp: 'open' } }),
    );
    const closed = { features: { ...invited.features, signUp: 'closed' } } as const;
    const problems = [
      invitationTo(provider, freshEmail(), closed),
      invitationTo(provider, 'ana at home'),
      invitationTo(provider, email.toUpperCase()),
      invitationTo(provider, freshEmail(), { siteLanguages: ['en', 'pt'] }, 'hi'),
    ];
    const said = await Promise.allSettled(problems);
    expect(said.map((it) => it.status === 'rejected' && it.reason.message)).toEqual([
      'Sign-up is closed. Set features.signUp to "invited" in site.json.',
      'ana at home is no email address.',
      `${email} has an account already.`,
      'The site has no language "hi", only en, pt.',
    ]);
  });
});
