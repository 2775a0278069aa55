/** The sandbox's checkout page. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../../http/plain-page';
import type { Order } from '../orders';
import { units } from '../pricing';

const TITLE = 'Sandbox checkout';

/**
 * An order's checkout page, in HTML.
 * @param declined whether the last try was
 */
export function checkoutPage(c: Context, order: Order, declined: boolean) {
  const { id, plan_name, amount_cents, currency } = order;
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(units(amount_cents));
  const action = (verb: string) => `/sandbox/checkout/${id}/${verb}`;
  return plainPage(
    c,
    TITLE,
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
        <button class="primary">${declined ? 'Try again' : 'Pay'} ${amount}</button>
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
export function closedPage(c: Context, isOvertaken: boolean) {
  const reason = isOvertaken
    ? 'You bought another plan in the meantime.'
    : 'It was paid, has expired, or never was.';
  return plainPage(
    c,
    TITLE,
    html`<section class="ticket">
        <h1>This checkout is closed</h1>
        <p class="label">${reason} Nothing was charged just now.</p>
      </section>
      <a class="primary" href="/plans">See the plans</a>`,
  );
}

const declinedNotice = html`<p class="declined" role="alert">
        <strong>Your card was declined.</strong> Nothing was charged. Try again, or go back to the
        plans.
      </p>`;
