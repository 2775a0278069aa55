import { afterEach, describe, expect, test } from 'vitest';
import { createOrderJob } from '../../server/payments/order-job';
import { createServices } from '../../server/services';
import { sharedStripe } from './support/fake-stripe';
import { GONE, leave, newMember, type Person, refusedAsStranger } from './support/people';
import { configOf, providerBeside, sharedProvider } from './support/provider';
import { pressPay } from './support/purchases';

describe('a payment that is open at Stripe when the account is deleted', () => {
  const stripe = sharedStripe();
  const provider = sharedProvider(() => ({ ...stripe.config, operatorMail: 'rui@fin.example' }));
  afterEach(() => {
    stripe.at.expiry = undefined;
    stripe.at.opening = undefined;
  });

  const checkout = async (person: Person) =>
    stripe.sessionAt((await pressPay(provider, person)).body.redirect);
  const orderOf = async ({ client_reference_id }: { client_reference_id: string | null }) =>
    (
      await provider.db.query(
        'select id, status, member_id, payer_email from orders where id = $1',
        [client_reference_id],
      )
    )[0];
  const sweepIn = async (ms: number) => {
    const now = () => new Date(Date.now() + ms);
    const settings = { ...stripe.config, operatorMail: 'rui@fin.example', now };
    const services = createServices(provider.db, configOf(settings));
    await createOrderJob(services).run();
    await services.mailer.stop();
  };
  const nameless = { id: expect.any(String), member_id: null, payer_email: null };
  const reports = () =>
    provider.db.query('select recipient, subject, body from outbox where subject like $1', [
      'Payment without%',
    ]);

  test('is closed there at once', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect(session.status).toBe('expired');
    expect(await orderOf(session)).toEqual({ ...nameless, status: 'closed' });
  });

  test('is closed within a minute or two where Stripe fails', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.at.expiry = () => 'failed';
    expect(await leave(provider, person.token)).toEqual(GONE);
    expect([session.status, await orderOf(session)]).toEqual([
      'open',
      { ...nameless, status: 'closing' },
    ]);
    stripe.at.expiry = undefined;
    await sweepIn(2 * 60_000);
    expect([session.status, await orderOf(session)]).toEqual([
      'expired',
      { ...nameless, status: 'closed' },
    ]);
  });

  test('stays to be closed where the account is deleted while the settings name no Stripe', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    expect(await leave(await providerBeside(provider, {}), person.token)).toEqual(GONE);
    expect(await orderOf(session)).toEqual({ ...nameless, status: 'closing' });
    await sweepIn(2 * 60_000);
    expect([session.status, await orderOf(session)]).toEqual([
      'expired',
      { ...nameless, status: 'closed' },
    ]);
  });

  test('and is paid all the same: it gives no plan, and the operator is notified once', async () => {
    const person = await newMember(provider);
    const session = await checkout(person);
    stripe.at.expiry = (it) => {
      stripe.pay(it);
      return undefined;
    };
    expect(await leave(provider, person.token)).toEqual(GONE);
    await sweepIn(2 * 60_000);
    const order = await orderOf(session);
    expect(order).toEqual({ ...nameless, status: 'orphaned' });
    expect(await reports()).toEqual([
      {
        recipient: 'rui@fin.example',
        subject: 'Payment without an account: Standard',
        body: `Order ${order?.id} for the plan Standard was paid after the member had deleted the account. It gives no plan: refund it at your payment service.`,
      },
    ]);
    expect(await provider.db.query('select 1 from subscriptions')).toEqual([]);
    const refunded = { refunded: true } as const;
    stripe.pay(session, refunded);
    const body = JSON.stringify({
      type: 'charge.refunded',
      data: { object: { object: 'charge', payment_intent: session.payment_intent?.id } },
    });
    const headers = stripe.signed(body, new Date());
    await provider.request('/api/v2/stripe/webhook', { method: 'POST', headers, body });
    expect(await orderOf(session)).toEqual({ ...nameless, status: 'returned' });
  });

  test('and opens only afterwards: it is closed, and leads nowhere', async () => {
    const person = await newMember(provider);
    stripe.at.opening = () => leave(provider, person.token);
    expect(await pressPay(provider, person)).toEqual(refusedAsStranger);
    const { client_reference_id = '' } = stripe.opened.at(-1) ?? {};
    expect(await orderOf({ client_reference_id })).toEqual({ ...nameless, status: 'closed' });
  });
});
