import { describe, expect, test } from 'vitest';
import { createMailer } from '../../server/mail/mailer';
import { databases } from './support/databases';
import { eventually } from './support/eventually';
import { startFakeSmtp } from './support/fake-smtp';
import { newMember } from './support/people';
import { configOf, ORIGIN, providerBeside, refusal, sharedProvider } from './support/provider';
import { shared } from './support/shared';

describe.each(databases)('mail on $name', ({ connect }) => {
  const smtp = shared(startFakeSmtp, (it) => it.stop());
  const provider = sharedProvider({}, connect);

  const outboxFor = (recipient: string) =>
    provider.db.query<{ sent: boolean; reply_to: string | null; body: string }>(
      `select sent_at is not null as sent, reply_to, body from outbox where recipient = $1`,
      [recipient],
    );

  const castMember = async (condition: string) => {
    const [found] = await provider.db.query<{ id: string; name: string; email: string }>(
      `select id, name, email from people where ${condition} order by id limit 1`,
    );
    return found ?? { id: '', name: '', email: '' };
  };

  test('a mail to a cast member waits in the outbox until a mail server is configured', async () => {
    const { email, token } = await newMember(provider);
    const person = await castMember('email is not null');
    const message = `Hello from ${email}.\nA second line.`;
    const payload = { cast_id: person.id, message };
    expect(await provider.call('sendMailToCast', { token, payload })).toEqual({
      status: 200,
      body: { status: true, message: `Your email to ${person.name} has been sent.` },
    });
    const mails = await outboxFor(person.email);
    expect(mails.filter((mail) => mail.reply_to === email)).toEqual([
      {
        sent: false,
        reply_to: email,
        body: [
          `Hello ${person.name},`,
          `You have a message from a member of Fin (${ORIGIN}), who gave the name Noor Aziz and the ` +
            `address ${email}. Fin hasn't read it. It's below, with a mark before each line.`,
          `> Hello from ${email}.\n> A second line.`,
          "If you reply, your answer goes to that address. Fin hasn't shared yours.",
        ].join('\n\n'),
      },
    ]);
  });

  test('a cast member without an address, or an unknown one, gets no mail', async () => {
    const { token } = await newMember(provider);
    const silent = await castMember('email is null');
    const write = (cast_id: string) =>
      provider.call('sendMailToCast', { token, payload: { cast_id, message: 'Hello' } });
    expect([await write(silent.id), await write('none')]).toEqual([
      refusal({ cast_id: [`${silent.name} can't be reached by email.`] }),
      refusal({ cast_id: ["This cast member doesn't exist."] }),
    ]);
  });

  test('with a mail server it is delivered, and its text is not stored', async () => {
    const posting = await providerBeside(provider, { smtpUrl: smtp.url });
    const { email, token } = await newMember(posting);
    await provider.db.query('delete from outbox');
    await posting.call('requestPasswordReset', { payload: { email }, token });
    const mail = await mailTo(email);
    expect(mail).toContain('Subject: Sign in to Fin again');
    expect(mail).toContain('From: Fin <no-reply@fin.example>');
    await eventually(async () =>
      expect(await outboxFor(email)).toMatchObject([{ sent: true, body: '' }]),
    );
  });

  test('a secret that was not sent within its hour is neither stored nor sent', async () => {
    const { email } = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email } });
    expect(await outboxFor(email)).toMatchObject([{ body: expect.stringContaining('one-time') }]);
    const late = { smtpUrl: smtp.url, now: () => new Date(Date.now() + 61 * 60_000) };
    const mailer = createMailer(provider.db, configOf(late));
    mailer.deliver();
    await mailer.stop();
    expect(await outboxFor(email)).toMatchObject([{ sent: false, body: '' }]);
  });

  test('a refused mail is stored, reported to the operator, and retried later', async () => {
    smtp.refuse(true);
    let now = Date.now();
    const clock = { smtpUrl: smtp.url, now: () => new Date(now) };
    const posting = await providerBeside(provider, clock);
    const { email } = await newMember(posting);
    await posting.call('requestPasswordReset', { payload: { email } });
    await eventually(() => expect(posting.errors.length).toBeGreaterThan(0));
    expect(await outboxFor(email)).toMatchObject([{ sent: false }]);
    smtp.refuse(false);
    now += 30 * 60_000;
    const mailer = createMailer(provider.db, configOf(clock));
    mailer.deliver();
    await mailTo(email);
    await mailer.stop();
    expect(await outboxFor(email)).toMatchObject([{ sent: true }]);
  });

  test("a mail has the site's current name as sender", async () => {
    const config = configOf({ smtpUrl: smtp.url, siteName: 'Opera' });
    const mailer = createMailer(provider.db, config);
    Object.assign(config, { siteName: 'Aria' });
    const { email } = await newMember(provider);
    await provider.call('requestPasswordReset', { payload: { email } });
    mailer.deliver();
    expect(await mailTo(email)).toMatch(/^From: Aria </m);
    await mailer.stop();
  });

  async function mailTo(address: string): Promise<string> {
    for (;;) {
      const { to, text } = await smtp.nextMail();
      if (to === address) return text;
    }
  }
});
