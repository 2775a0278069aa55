import type { Context } from 'hono';
import { html } from 'hono/html';
import { moneyText } from '../../../contract/money';
import type { Config } from '../../config';
import type { Env } from '../../http/client-address';
import { agreedLanguage } from '../../http/language';
import { plainPage } from '../../http/plain-page';
import type { Translate } from '../../texts';
import { isClosed, type Order } from '../orders';
import { units } from '../pricing';
import { pagePath } from '../return-address';

export function checkoutPage(c: Context<Env>, config: Config, order: Order, declined: boolean) {
  const { id, plan_name, amount_cents, currency, language } = order;
  const action = (verb: string) => `/sandbox/checkout/${id}/${verb}`;
  const make = (translate: Translate, locale: string) => {
    const amount = moneyText(locale, units(amount_cents), currency.toUpperCase());
    return {
      title: translate('server.checkoutPage.title'),
      content: html`<p class="note">${translate('server.checkoutPage.note')}</p>
      ${declined ? declinedAlert(translate) : ''}
      <section aria-labelledby="plan" class="ticket">
        <h1 id="plan">${plan_name}</h1>
        <p class="label">${translate('server.checkoutPage.total')}</p>
        <p class="amount">${amount}</p>
        <p class="label">${translate('server.checkoutPage.order')}</p>
        <p class="order">${id}</p>
      </section>
      <form method="post" action="${action('pay')}">
        <button class="primary">${translate(declined ? 'server.checkoutPage.again' : 'server.checkoutPage.pay', { amount })}</button>
      </form>
      <div class="pair">
        <form method="post" action="${action('decline')}">
          <button>${translate('server.checkoutPage.decline')}</button>
        </form>
        <form method="post" action="${action('cancel')}">
          <button>${translate(declined ? 'server.checkoutPage.back' : 'server.checkoutPage.cancel')}</button>
        </form>
      </div>`,
    };
  };
  return plainPage(c, config, make, language ?? undefined);
}

export function closedPage(c: Context<Env>, config: Config, order: Order | null) {
  const language = order?.language ?? agreedLanguage(c);
  const isOvertaken = order !== null && isClosed(order);
  const make = (translate: Translate) => ({
    title: translate('server.checkoutPage.title'),
    content: html`<section class="ticket">
        <h1>${translate('server.checkoutPage.closed')}</h1>
        <p class="label">${translate(isOvertaken ? 'server.checkoutPage.overtaken' : 'server.checkoutPage.gone')}</p>
      </section>
      <a class="primary" href="${pagePath(config, language, '/plans')}">${translate('server.checkoutPage.plans')}</a>`,
  });
  return plainPage(c, config, make, language ?? undefined);
}

const declinedAlert = (translate: Translate) => html`<p class="declined" role="alert">
        <strong>${translate('server.checkoutPage.declined')}</strong> ${translate('server.checkoutPage.uncharged')}
      </p>`;
