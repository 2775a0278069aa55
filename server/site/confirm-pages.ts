/** Confirming an e-mail address requires clicking a button, because mail scanners follow links. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { basePath } from '../../contract/base-path';
import { confirmBySecret, linkState } from '../accounts/confirmations';
import { clientAddress, type Env } from '../http/client-address';
import { methodNotAllowed } from '../http/http-error';
import { agreedLanguage } from '../http/language';
import { onlyOwnForms, plainPage } from '../http/plain-page';
import { plainPageHeaders } from '../http/security-headers';
import type { Services } from '../services';
import type { Translate } from '../texts';

const NO_STORE = { 'Cache-Control': 'no-store' };

export function createConfirmPages({ db, config, audit }: Services): Hono<Env> {
  const pages = new Hono<Env>();
  pages.use(plainPageHeaders(config), onlyOwnForms(config));

  pages.get('/:secret', async (c) => {
    const state = await linkState(db, c.req.param('secret'), config.now());
    if (state === 'closed') return closed(c);
    if (state === 'used') return confirmed(c, false);
    return c.html(plainPage(c, config, question), 200, NO_STORE);
  });

  pages.post('/:secret', async (c) => {
    const secret = c.req.param('secret');
    const member = await confirmBySecret(db, secret, config.now());
    if (member !== null) {
      const client = { address: clientAddress(c, config), requestId: c.var.requestId };
      audit.record('address confirmed', { member, client });
    }
    const state = await linkState(db, secret, config.now());
    return state === 'used' ? confirmed(c, true) : closed(c);
  });

  const homePath = (c: Context<Env>) =>
    `${basePath(agreedLanguage(c) ?? '', config.siteLanguages)}/browse`;
  const confirmed = (c: Context<Env>, isNew: boolean) =>
    c.html(plainPage(c, config, done(isNew, homePath(c))), 200, NO_STORE);
  const closed = (c: Context<Env>) => c.html(plainPage(c, config, out(homePath(c))), 404, NO_STORE);

  pages.all('/:secret', () => {
    throw methodNotAllowed('GET', 'HEAD', 'POST');
  });
  return pages;
}

const question = (translate: Translate) =>
  page(
    translate('server.confirmPage.question'),
    translate('server.confirmPage.why'),
    html`<form method="post">
        <button class="primary">${translate('server.confirmPage.confirm')}</button>
      </form>`,
  );

const done = (isNew: boolean, home: string) => (translate: Translate) =>
  page(
    translate('server.confirmPage.done'),
    translate(isNew ? 'server.confirmPage.thanks' : 'server.confirmPage.used'),
    homeLink(home, translate),
  );

const out = (home: string) => (translate: Translate) =>
  page(
    translate('server.confirmPage.closed'),
    translate('server.confirmPage.again'),
    homeLink(home, translate),
  );

const page = (title: string, text: string, action: ReturnType<typeof html>) => ({
  title,
  content: html`<section class="ticket">
        <h1>${title}</h1>
        <p class="label">${text}</p>
      </section>
      ${action}`,
});

const homeLink = (home: string, translate: Translate) =>
  html`<a class="primary" href="${home}">${translate('server.confirmPage.home')}</a>`;
