import { describe, expect, test } from 'vitest';
import { stripeLocale } from '../../server/payments/stripe-locale';
import { databases } from './support/databases';
import { sharedStripe } from './support/fake-stripe';
import { newMember, type Person } from './support/people';
import { ORIGIN, type Provider, sharedProvider } from './support/provider';
import { PRICES } from './support/purchases';

const press = (at: Provider, { token }: Person, language: string) =>
  at.call('processPayment', {
    token,
    headers: { 'Accept-Language': language },
    payload: { plan_id: '2', payment_method: 'stripe', price: PRICES['2'] },
  });

describe.each(databases)('on $name', ({ connect }) => {
  describe('at Stripe', () => {
    const stripe = sharedStripe();
    const provider = sharedProvider(
      () => ({ ...stripe.config, siteLanguages: ['en', 'pt', 'fr'] }),
      connect,
    );

    test.each([
      ['en', 'en', ''],
      ['pt-BR', 'pt', '/pt'],
      ['fr', 'fr', '/fr'],
      // The site lacks the next two languages, so their URLs have no prefix.
      ['ar', 'auto', ''],
      ['hi', 'hi-IN', ''],
    ])('a click in %s opens a checkout in %s that leads to %j', async (language, locale, base) => {
      const person = await newMember(provider);
      const { body } = await press(provider, person, language);
      expect(stripe.opened.at(-1)).toEqual({
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        client_reference_id: stripe.sessionAt(body.redirect).client_reference_id,
        customer_email: person.email,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '29900',
        'line_items[0][price_data][product_data][name]': 'Fin Standard',
        locale,
        success_url: `${ORIGIN}${base}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${ORIGIN}${base}/plans`,
      });
    });

    test('a click after paying leads to the confirmation in its own language', async () => {
      const person = await newMember(provider);
      const session = stripe.sessionAt((await press(provider, person, 'en')).body.redirect);
      stripe.pay(session);
      expect((await press(provider, person, 'pt')).body.redirect).toBe(
        `${ORIGIN}/pt/payment-success?session_id=${session.id}`,
      );
    });

    test('a click in another language opens no second checkout', async () => {
      const person = await newMember(provider);
      const { body } = await press(provider, person, 'en');
      expect((await press(provider, person, 'fr')).body).toEqual(body);
    });
  });

  describe('at the sandbox', () => {
    const provider = sharedProvider({ siteLanguages: ['en', 'pt'] }, connect);
    const english = { 'Accept-Language': 'en' };

    const post = async (path: string) => {
      const { status, headers } = await provider.get(path, english, 'POST');
      return [status, headers.get('location')];
    };

    test("its pages are in the order's language, whatever the browser's is, and so is the way back", async () => {
      const address = (await press(provider, await newMember(provider), 'pt')).body.redirect;
      const page = await provider.get(address, english);
      expect(page.headers.get('content-language')).toBe('pt');
      const html = await page.text();
      expect(html).toContain('<html lang="pt" dir="ltr">');
      expect(html).toContain('<button class="primary">Pagar $\u{a0}299,00</button>');
      expect(await post(`${address}/cancel`)).toEqual([303, `${ORIGIN}/pt/plans`]);
      expect(await post(`${address}/pay`)).toEqual([
        303,
        expect.stringMatching(new RegExp(`^${ORIGIN}/pt/payment-success\\?session_id=[\\w-]{43}$`)),
      ]);
    });

    test('a checkout that is closed leads to the plans in its language', async () => {
      const closed = await provider.get('/sandbox/checkout/none', { 'Accept-Language': 'pt' });
      expect([closed.status, await closed.text()]).toEqual([
        404,
        expect.stringContaining('<a class="primary" href="/pt/plans">'),
      ]);
    });
  });
});

test.each([
  ['pt', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['hi', 'hi-IN'],
  ['zh-Hant', 'zh-TW'],
  ['en-XA', 'en'],
  ['ar', 'auto'],
  ['tlh', 'auto'],
])("Stripe's locale for %s is %s", (language, locale) => {
  expect(stripeLocale(language)).toBe(locale);
});
