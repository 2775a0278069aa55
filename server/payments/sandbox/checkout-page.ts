import type { Context } from 'hono';
import { html } from 'hono/html';
import { moneyText } from '../../../contract/money';
import type { Config } from '../../config';
import type { Env } from '../../http/client-address';
import { agreedLanguage } from '../../http/language';
import { plainPage } from '../../http/plain-page';
import type { Say } from '../../texts';
import { isClosed, type Order } from '../orders';
import { units } from '../pricing';
import { pagePath } from '../return-address';

export function checkoutPage(c: Context<Env>, config: Config, order: Order, declined: boolean) {
  const { id, plan_name, amount_cents, currency, language } = order;
  const action = (verb: string) => `/sandbox/checkout/${id}/${verb}`;
  const make = (say: Say, locale: string) => {
    const amount = moneyText(locale, units(amount_cents), currency.toUpperCase());
    return {
      title: say('server.checkoutPage.title'),
      content: html`<p class="note">${say('server.checkoutPage.note')}</p>
      ${declined ? declinedAlert(say) : ''}
      <section aria-labelledby="plan" class="ticket">
        <h1 id="plan">${plan_name}</h1>
        <p class="label">${say('server.checkoutPage.total')}</p>
        <p class="amount">${amount}</p>
        <p class="label">${say('server.checkoutPage.order')}</p>
        <p class="order">${id}</p>
      </section>
      <form method="post" action="${action('pay')}">
        <button class="primary">${say(declined ? 'server.checkoutPage.again' : 'server.checkoutPage.pay', { amount })}</button>
      </form>
      <div class="pair">
        <form method="post" action="${action('decline')}">
          <button>${say('server.checkoutPage.decline')}</button>
        </form>
        <form method="post" action="${action('cancel')}">
          <button>${say(declined ? 'server.checkoutPage.back' : 'server.checkoutPage.cancel')}</button>
        </form>
      </div>`,
    };
  };
  return plainPage(c, config, make, language ?? undefined);
}

export function closedPage(c: Context<Env>, config: Config, order: Order | null) {
  const language = order?.language ?? agreedLanguage(c);
  const isOvertaken = order !== null && isClosed(order);
  const make = (say: Say) => ({
    title: say('server.checkoutPage.title'),
    content: html`<section class="ticket">
        <h1>${say('server.checkoutPage.closed')}</h1>
        <p class="label">${say(isOvertaken ? 'server.checkoutPage.overtaken' : 'server.checkoutPage.gone')}</p>
      </section>
      <a class="primary" href="${pagePath(config, language, '/plans')}">${say('server.checkoutPage.plans')}</a>`,
  });
  return plainPage(c, config, make, language ?? undefined);
}

const declinedAlert = (say: Say) => html`<p class="declined" role="alert">
        <strong>${say('server.checkoutPage.declined')}</strong> ${say('server.checkoutPage.uncharged')}
      </p>`;
