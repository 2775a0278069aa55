import { describe, expect, test } from 'vitest';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk, GONE, memberIdOf } from '../support/desk';
import { MADE, signUpBy } from '../support/invitations';
import { freshEmail, newMember, PASSWORD, type Person, signIn } from '../support/people';
import { providerBeside, sharedProvider } from '../support/provider';
import { pressPay } from '../support/purchases';

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const LOG_ID = expect.stringMatching(/^[\da-f-]{36}$/);
const refused = (message: string) => ({ status: 422, body: { status: false, message } });
const listOf = (...entries: readonly unknown[]) => ({ entries, total: entries.length, page: 1 });

describe.each(databases)('accounts at the desk on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);
  const idOf = ({ email }: Pick<Person, 'email'>) => memberIdOf(provider, email);

  describe('an account', () => {
    test('is exported as the member gets it, and the log says so', async () => {
      const person = await newMember(provider);
      const id = await idOf(person);
      const own = await provider.call('accountExport', { token: person.token });
      expect(await desk(provider, 'exportMember', { id })).toEqual({
        ...own.body.data,
        exported_at: MOMENT,
      });
      expect(await desk(provider, 'log', { search: id })).toEqual(
        listOf({ id: LOG_ID, at: MOMENT, by: 'ADMIN_TOKEN', act: 'exportMember', about: { id } }),
      );
    });

    test('is deleted while a payment is open, and no act at the desk names it', async () => {
      const email = `Vesna.${freshEmail()}`;
      const { link } = await desk(provider, 'inviteMember', { email });
      const secret = new URL(link).hash.slice(1);
      expect(await signUpBy(provider, email, secret)).toEqual(MADE);
      const token = await signIn(provider, email, PASSWORD);
      const id = await idOf({ email: email.toLowerCase() });
      const { body } = await pressPay(provider, { email, token });
      await desk(provider, 'disableMember', { id });
      await provider.db.query('delete from desk_log where act = $1', ['deleteMember']);
      await desk(provider, 'deleteMember', { id });
      expect(await askDesk(provider, 'member', { id })).toEqual(GONE);
      expect(await desk(provider, 'members', { search: email })).toEqual(listOf());
      expect(
        await provider.db.query('select member_id, payer_email, status from orders where id = $1', [
          body.redirect.split('/').at(-1),
        ]),
      ).toEqual([{ member_id: null, payer_email: null, status: 'closing' }]);
      expect(await desk(provider, 'log', { search: id })).toEqual(listOf());
      expect(await desk(provider, 'log', { search: 'vesna' })).toEqual(listOf());
      expect(await desk(provider, 'log', { search: 'deleteMember' })).toEqual(
        listOf({ id: LOG_ID, at: MOMENT, by: 'ADMIN_TOKEN', act: 'deleteMember', about: {} }),
      );
      expect(await signUpBy(provider, email)).toEqual(MADE);
    });

    test('is deleted once by two operators', async () => {
      const id = await idOf(await newMember(provider));
      const both = await Promise.all([
        askDesk(provider, 'deleteMember', { id }),
        askDesk(provider, 'deleteMember', { id }),
      ]);
      expect(both.sort((one, other) => one.status - other.status)).toEqual([
        { status: 200, body: null },
        GONE,
      ]);
    });
  });

  describe('an invitation', () => {
    test('is a link that is shown once, makes one account, and is in no log', async () => {
      const email = freshEmail();
      const typed = ` ${email.toUpperCase()}\t`;
      const { link, ...said } = await desk(provider, 'inviteMember', { email: typed });
      expect([said, link]).toEqual([
        { email, is_mailed: false },
        expect.stringMatching(/^https:\/\/fin\.test\/invitation#[\w-]{43}$/),
      ]);
      const log = await desk(provider, 'log', { search: email });
      expect(log).toEqual(
        listOf({
          id: LOG_ID,
          at: MOMENT,
          by: 'ADMIN_TOKEN',
          act: 'inviteMember',
          about: { email },
        }),
      );
      const secret = new URL(link).hash.slice(1);
      expect(await signUpBy(provider, email, secret)).toEqual(MADE);
      expect(await askDesk(provider, 'inviteMember', { email })).toEqual(
        refused(`${email} has an account already.`),
      );
    });

    test('is mailed where mail is set up, in the language asked for', async () => {
      const mailing = await providerBeside(provider, {
        adminToken: ADMIN_TOKEN,
        smtpUrl: 'smtp://localhost:1',
        siteLanguages: ['en', 'pt'],
      });
      const email = freshEmail();
      const { link, is_mailed } = await desk(mailing, 'inviteMember', { email, language: 'pt' });
      expect([link, is_mailed]).toEqual([expect.stringContaining('/pt/invitation#'), true]);
      const mails = await provider.db.query<{ body: string }>(
        'select body from outbox where recipient = $1',
        [email],
      );
      expect(mails.map(({ body }) => body.includes(link))).toEqual([true]);
    });

    test('is refused in words, and then neither kept nor logged', async () => {
      const closed = await providerBeside(provider, {
        adminToken: ADMIN_TOKEN,
        features: { plans: true, submission: true, castMail: true, signUp: 'closed' },
      });
      const email = freshEmail();
      expect(await askDesk(closed, 'inviteMember', { email })).toEqual(
        refused('Sign-up is closed. Set features.signUp to "invited" in site.json.'),
      );
      expect(await askDesk(provider, 'inviteMember', { email, language: 'pt' })).toEqual(
        refused('The site has no language "pt", only en.'),
      );
      expect(await askDesk(provider, 'inviteMember', { email: 'ana <b>at</b> home' })).toEqual(
        refused('ana <b>at</b> home is no email address.'),
      );
      expect(
        await provider.db.query('select email from invitations where email = $1', [email]),
      ).toEqual([]);
      expect(await desk(provider, 'log', { search: email })).toEqual(listOf());
    });
  });
});
