/** The sandbox's checkout page. */
import { html } from 'hono/html';
import type { Order } from '../orders';
import { units } from '../pricing';
import { checkoutStyle } from './checkout-style';

interface Options {
  /** Whether the last try was declined. */
  readonly declined: boolean;
  /** Lets the page's own styles through its content security policy. */
  readonly nonce: string;
}

/** An order's checkout page, in HTML. */
export function checkoutPage(order: Order, { declined, nonce }: Options) {
  const { id, plan_name, amount_cents, currency } = order;
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(units(amount_cents));
  const action = (verb: string) => `/sandbox/checkout/${id}/${verb}`;
  return page(
    nonce,
    html`<p class="note">Sandbox checkout. No card is asked for and no money moves.</p>
      ${declined ? declinedNotice : ''}
      <section aria-labelledby="plan" class="ticket">
        <h1 id="plan">${plan_name}</h1>
        <p class="label">Total today</p>
        <p class="amount">${amount}</p>
        <p class="label">Order</p>
        <p class="order">${id}</p>
      </section>
      <form method="post" action="${action('pay')}">
        <button class="pay">${declined ? 'Try again' : 'Pay'} ${amount}</button>
      </form>
      <div class="pair">
        <form method="post" action="${action('decline')}">
          <button>Decline</button>
        </form>
        <form method="post" action="${action('cancel')}">
          <button>${declined ? 'Back to plans' : 'Cancel'}</button>
        </form>
      </div>`,
  );
}

/** For an order that is not there, or can't be paid any more; overtaken: the member bought another plan. */
export function closedPage({ isOvertaken, nonce }: { isOvertaken: boolean; nonce: string }) {
  const reason = isOvertaken
    ? 'You bought another plan in the meantime.'
    : 'It was paid, has expired, or never was.';
  return page(
    nonce,
    html`<section class="ticket">
        <h1>This checkout is closed</h1>
        <p class="label">${reason} Nothing was charged just now.</p>
      </section>
      <a class="pay" href="/plans">See the plans</a>`,
  );
}

function page(nonce: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <title>Sandbox checkout | Fin</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">${checkoutStyle}</style>
  </head>
  <body>
    <main>
      <p class="brand">Fin</p>
      ${content}
    </main>
  </body>
</html>`;
}

const declinedNotice = html`<p class="declined" role="alert">
        <strong>Your card was declined.</strong> Nothing was charged. Try again, or go back to the
        plans.
      </p>`;
