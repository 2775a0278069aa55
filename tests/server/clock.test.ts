import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMailer } from '../../server/mail/mailer';
import { createOrderJob } from '../../server/payments/order-job';
import { createServices } from '../../server/services';
import { databases } from './support/databases';
import { startFakeSmtp } from './support/fake-smtp';
import { sharedStripe } from './support/fake-stripe';
import { freshEmail, newMember, PASSWORD } from './support/people';
import { configOf, providerBeside, sharedProvider } from './support/provider';
import { plansOf, pressPay } from './support/purchases';
import { shared } from './support/shared';

const MONTH = 30 * 24 * 60 * 60_000;

describe.each(databases)('a clock set back on $name', ({ connect }) => {
  const stripe = sharedStripe();
  const smtp = shared(startFakeSmtp, (it) => it.stop());
  const provider = sharedProvider({}, connect);
  const setBack = () => void vi.useRealTimers();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MONTH }));
  afterEach(setBack);
  const settings = () => ({ now: () => new Date(), ...stripe.config });

  test('guesses', async () => {
    const { email } = await newMember(provider);
    const strict = await providerBeside(provider, { ...settings(), rateLimits: true });
    const signIn = async (password: string) =>
      (await strict.call('signIn', { payload: { email, password } })).status;
    for (let guess = 0; guess < 6; guess += 1) await signIn('nine lamps');
    expect(await signIn(PASSWORD)).toBe(429);
    setBack();
    expect(await signIn(PASSWORD)).toBe(200);
  });

  test('mails for a forgotten password, and mails that failed', async () => {
    const { email } = await newMember(provider);
    const mails = () =>
      provider.db.query('select sent_at is not null as sent from outbox where recipient = $1', [
        email,
      ]);
    const forget = () => provider.call('requestPasswordReset', { payload: { email } });
    await forget();
    await provider.db.query(
      `update outbox set next_attempt_at = $2::timestamptz, expires_at = null where recipient = $1`,
      [email, new Date()],
    );
    setBack();
    await forget();
    expect(await mails()).toEqual([{ sent: false }, { sent: false }]);
    const mailer = createMailer(
      provider.db,
      configOf({ smtpUrl: smtp.url, now: () => new Date() }),
    );
    mailer.deliver();
    await expect.poll(mails).toEqual([{ sent: true }, { sent: true }]);
    await mailer.stop();
  });

  test('an attempt whose server died, and an order that was not checked since', async () => {
    const person = await newMember(provider);
    const at = await providerBeside(provider, settings());
    const payload = { cast_id: '501', message: 'Hello' };
    const headers = { 'Idempotency-Key': freshEmail() };
    const send = () => at.call('sendMailToCast', { token: person.token, payload, headers });
    await send();
    await provider.db.query('update attempts set answer = null');
    const { body } = await pressPay(at, person, '2');
    await provider.db.query('update orders set asked_at = $1', [new Date()]);
    setBack();
    expect((await send()).status).toBe(200);
    stripe.pay(stripe.sessionAt(body.redirect));
    const services = createServices(provider.db, configOf(settings()));
    await createOrderJob(services).run();
    await services.mailer.stop();
    expect(await plansOf(provider, person)).toMatchObject([{ status: 'active' }]);
  });
});
