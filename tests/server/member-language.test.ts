import { describe, expect, test } from 'vitest';
import { createOrderJob } from '../../server/payments/order-job';
import { createServices } from '../../server/services';
import { translator } from '../../server/texts';
import { databases } from './support/databases';
import {
  changePassword,
  cookiesOf,
  freshEmail,
  PASSWORD,
  type Person,
  signIn,
  signUpForm,
} from './support/people';
import { configOf, providerBeside, sharedProvider } from './support/provider';
import { payAt, pressPay } from './support/purchases';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOW = new Date('2026-11-22T10:04:30Z');
const say = (language: string) => translator({ siteName: 'Fin' }, language);
const inLanguage = (language: string) => ({ 'Accept-Language': language });

describe.each(databases)('on $name', ({ connect }) => {
  const provider = sharedProvider({ now: () => NOW }, connect);

  const memberIn = async (language: string, at = provider): Promise<Person> => {
    const email = freshEmail();
    const payload = signUpForm(email);
    const signedUp = await at.call('signUp', { payload, headers: inLanguage(language) });
    const headers = { ...inLanguage(language), Cookie: cookiesOf(signedUp) };
    return { email, token: await signIn(at, email, PASSWORD, headers) };
  };

  const languageOf = async ({ email }: Person) => {
    const [row] = await provider.db.query<{ language: string | null }>(
      'select language from members where email = $1',
      [email],
    );
    return row?.language;
  };

  const mailsTo = ({ email }: Person) =>
    provider.db.query<{ subject: string; body: string }>(
      'select subject, body from outbox where recipient = $1',
      [email],
    );

  test('it is set by the sign-up, and by the last sign-in or command in another', async () => {
    const person = await memberIn('pt-BR, pt;q=0.9, en;q=0.5');
    const { token, email } = person;
    const seen = [await languageOf(person)];
    const toggle = (headers: Record<string, string>) =>
      provider.call('toggleWatchlist', { token, headers, payload: { entertainment_id: '101' } });
    await toggle(inLanguage('hi'));
    seen.push(await languageOf(person));
    await provider.call('watchlist', { token, headers: inLanguage('ar') });
    seen.push(await languageOf(person));
    await toggle({});
    await toggle({ 'Accept-Language': '*' });
    seen.push(await languageOf(person));
    await signIn(provider, email, PASSWORD, inLanguage('ar'));
    seen.push(await languageOf(person));
    expect(seen).toEqual(['pt', 'hi', 'hi', 'hi', 'ar']);
  });

  test('a language of the site that the provider does not support counts, too', async () => {
    const site = await providerBeside(provider, { siteLanguages: ['en', 'pt-BR', 'fr'] });
    const members = [await memberIn('pt-BR', site), await memberIn('fr-CA', site)];
    expect(await Promise.all(members.map(languageOf))).toEqual(['pt-BR', 'fr']);
    for (const { email } of members) {
      await site.call('requestPasswordReset', { payload: { email }, headers: inLanguage('hi') });
    }
    expect((await Promise.all(members.map(mailsTo))).flat().map(({ subject }) => subject)).toEqual([
      say('pt')('server.resetMail.subject'),
      say('en')('server.resetMail.subject'),
    ]);
  });

  test('a mail about a sign-in on a new device is in the previous language', async () => {
    const person = await memberIn('pt');
    await signIn(provider, person.email, PASSWORD, {
      ...inLanguage('ar'),
      'User-Agent': FIREFOX,
    });
    expect(await mailsTo(person)).toEqual([
      {
        subject: say('pt')('server.deviceMail.subject'),
        body: expect.stringContaining(
          'em um novo dispositivo: Firefox no Linux, em 22 de novembro de 2026, às 10:04 UTC.',
        ),
      },
    ]);
    const sessions = await provider.call('sessions', {
      token: person.token,
      headers: inLanguage('hi'),
    });
    expect(sessions.body.data.map(({ device }: { device: string | null }) => device)).toEqual(
      expect.arrayContaining(['Linux पर Firefox', null]),
    );
  });

  test('a member who names no language gets answers and mails in theirs', async () => {
    const person = await memberIn('pt');
    const { body } = await changePassword(provider, person.token, PASSWORD, 'eight lamps');
    expect(body.message).toBe(say('pt')('server.account.passwordChanged'));
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      say('pt')('server.passwordMail.subject'),
    ]);
  });

  test('mail about a second payment, which no request of theirs reports, is in it', async () => {
    const person = await memberIn('hi');
    const addresses: string[] = [];
    for (const plan of ['1', '2'] as const) {
      addresses.push((await pressPay(provider, person, plan)).body.redirect);
    }
    for (const address of addresses) await payAt(provider, address);
    const later = new Date(NOW.getTime() + 10 * 60_000);
    const services = createServices(provider.db, configOf({ now: () => later }));
    await createOrderJob(services).run();
    await services.mailer.stop();
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      say('hi')('server.secondPaymentMail.subject'),
    ]);
  });

  test("a member without a known language gets mail in the site's first", async () => {
    const site = await providerBeside(provider, { siteLanguages: ['pt', 'en'] });
    const { email } = await memberIn('en', site);
    await provider.db.query('update members set language = null where email = $1', [email]);
    await site.call('requestPasswordReset', { payload: { email } });
    expect((await mailsTo({ email, token: '' })).map(({ subject }) => subject)).toEqual([
      say('pt')('server.resetMail.subject'),
    ]);
  });
});
