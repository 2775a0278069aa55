import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MailEntry } from '../../../contract/desk/answers';
import { createServices } from '../../../server/services';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk } from '../support/desk';
import { eventually } from '../support/eventually';
import { startFakeSmtp } from '../support/fake-smtp';
import { freshEmail } from '../support/people';
import { configOf, providerBeside, sharedProvider } from '../support/provider';
import { shared } from '../support/shared';

const WITH_DESK = { adminToken: ADMIN_TOKEN };
const SECRET = 'x7Qh0c-Lk3mZ_p9Rt2vW5yB8';
const FAILURE = "Can't send mail - all recipients were rejected: 451 not now";
const HOUR = 60 * 60_000;
const refused = (status: number, message: string) => ({ status, body: { status: false, message } });

describe.each(databases)('mails on $name', ({ connect }) => {
  const smtp = shared(startFakeSmtp, (it) => it.stop());
  const provider = sharedProvider(WITH_DESK, connect);

  async function mailIn(about: Partial<Record<string, string | number | Date>> = {}) {
    const row = {
      id: randomUUID(),
      recipient: freshEmail(),
      subject: 'Tides',
      body: 'Hello,',
      created_at: new Date(),
      next_attempt_at: new Date(),
      ...about,
    };
    const names = Object.keys(row);
    await provider.db.query(
      `insert into outbox (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
    const entry: MailEntry = {
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      created_at: row.created_at.toISOString(),
      state: 'waiting',
      attempts: 0,
      sent_at: null,
      next_attempt_at: null,
      failure: null,
    };
    return entry;
  }
  const mailTo = async (at: typeof provider, { recipient }: MailEntry) =>
    (await desk(at, 'mails', { search: recipient })).entries;

  test('a mail waits, has failed, is sent or has expired, and is found by that', async () => {
    const past = new Date(Date.now() - HOUR);
    const mails: MailEntry[] = [
      await mailIn(),
      {
        ...(await mailIn({ attempts: 10, failure: FAILURE, next_attempt_at: past })),
        attempts: 10,
        failure: FAILURE,
        state: 'failed',
      },
      {
        ...(await mailIn({ attempts: 1, sent_at: past, body: '' })),
        attempts: 1,
        sent_at: past.toISOString(),
        state: 'sent',
      },
      { ...(await mailIn({ expires_at: past, body: '' })), state: 'expired' },
    ];
    for (const mail of mails) {
      const search = mail.recipient;
      expect(await desk(provider, 'mails', { search, state: mail.state })).toEqual({
        total: 1,
        page: 1,
        entries: [mail],
      });
      const others = mails.map(({ state }) => state).filter((state) => state !== mail.state);
      for (const state of others) {
        expect(await desk(provider, 'mails', { search, state })).toEqual({
          total: 0,
          page: 1,
          entries: [],
        });
      }
    }
    const { entries } = await desk(provider, 'mails', { search: 'TIDES' });
    expect(entries.map(({ id }) => id).sort()).toEqual(mails.map(({ id }) => id).sort());
  });

  test('one in its last attempt has not failed yet', async () => {
    const mail = await mailIn({ attempts: 10, next_attempt_at: new Date(Date.now() + HOUR) });
    expect(await mailTo(provider, mail)).toEqual([{ ...mail, attempts: 10 }]);
  });

  test('why it failed is said without its secrets, until it is sent again', async () => {
    const config = configOf({ ...WITH_DESK, smtpUrl: smtp.url });
    const log = { info: () => {}, error: () => {} };
    smtp.refuse(true, `spam: \n https://fin.test/reset?secret=${SECRET} ${'. '.repeat(300)}`);
    const mail = await mailIn({ body: `Open https://fin.test/reset?secret=${SECRET}` });
    const { mailer } = createServices(provider.db, { ...config, log });
    mailer.deliver();
    const posting = await providerBeside(provider, { ...WITH_DESK, smtpUrl: smtp.url });
    const [failed] = await eventually(async () => {
      const entries = await mailTo(posting, mail);
      expect(entries).toMatchObject([{ attempts: 1, failure: expect.any(String) }]);
      return entries;
    });
    await mailer.stop();
    expect(failed).toEqual({
      ...mail,
      attempts: 1,
      next_attempt_at: expect.any(String),
      failure:
        `${FAILURE.replace('not now', 'spam: https://fin.test/reset?secret=…')}${' .'.repeat(300)}`.slice(
          0,
          300,
        ),
    });
    smtp.refuse(false);
    expect(await desk(posting, 'sendMail', { id: mail.id })).toBe(null);
    const [sent] = await eventually(async () => {
      const entries = await mailTo(posting, mail);
      expect(entries).toMatchObject([{ state: 'sent' }]);
      return entries;
    });
    expect(sent).toEqual({
      ...mail,
      state: 'sent',
      attempts: 1,
      sent_at: expect.any(String),
    });
    expect(await askDesk(posting, 'sendMail', { id: mail.id })).toEqual(
      refused(409, "This mail was sent, and its text wasn't kept."),
    );
  });

  test('one that has given up is sent again, and logged', async () => {
    const posting = await providerBeside(provider, { ...WITH_DESK, smtpUrl: smtp.url });
    const mail = await mailIn({ attempts: 10, failure: FAILURE });
    await desk(posting, 'sendMail', { id: mail.id });
    await eventually(async () =>
      expect(await mailTo(posting, mail)).toMatchObject([
        { state: 'sent', attempts: 1, failure: null },
      ]),
    );
    const { entries } = await desk(posting, 'log', { search: mail.id });
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        by: 'ADMIN_TOKEN',
        act: 'sendMail',
        about: { id: mail.id },
      },
    ]);
  });

  test('one that is gone, has expired or is in flight is not sent', async () => {
    const posting = await providerBeside(provider, { ...WITH_DESK, smtpUrl: smtp.url });
    const later = new Date(Date.now() + HOUR);
    const expired = await mailIn({ expires_at: new Date(Date.now() - HOUR) });
    const inFlight = await mailIn({ attempts: 1, next_attempt_at: later });
    const send = (id: string) => askDesk(posting, 'sendMail', { id });
    expect([await send('gone'), await send(expired.id), await send(inFlight.id)]).toEqual([
      refused(404, 'This is no longer here.'),
      refused(409, 'This mail has expired: what it says is of no use any more.'),
      refused(409, 'This mail is being sent right now.'),
    ]);
  });

  test('without a mail server nothing is sent, and the desk says so', async () => {
    const mail = await mailIn({ attempts: 10, failure: FAILURE });
    expect(await askDesk(provider, 'sendMail', { id: mail.id })).toEqual(
      refused(422, 'No mail server is set, so mails wait in the outbox. Set SMTP_URL first.'),
    );
    expect(await mailTo(provider, mail)).toEqual([
      { ...mail, state: 'failed', attempts: 10, failure: FAILURE },
    ]);
  });
});
