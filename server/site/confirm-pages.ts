/** Where a mailed link to confirm an email address leads. Mail scanners follow links, so only its button confirms. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { confirmBySecret, linkState } from '../accounts/confirmations';
import { clientAddress, type Env } from '../http/client-address';
import { methodNotAllowed } from '../http/http-error';
import { onlyOwnForms, plainPage } from '../http/plain-page';
import { plainPageHeaders } from '../http/security-headers';
import type { Services } from '../services';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The routes below `/confirm`. */
export function createConfirmPages({ db, config, audit }: Services): Hono<Env> {
  const pages = new Hono<Env>();
  pages.use(plainPageHeaders(config), onlyOwnForms(config));

  pages.get('/:secret', async (c) => {
    const state = await linkState(db, c.req.param('secret'), config.now());
    if (state === 'closed') return closed(c);
    if (state === 'used') return confirmed(c, 'This link was used already.');
    return c.html(plainPage(c, 'Confirm your email address', question), 200, NO_STORE);
  });

  pages.post('/:secret', async (c) => {
    const secret = c.req.param('secret');
    const member = await confirmBySecret(db, secret, config.now());
    if (member !== null) {
      const client = { address: clientAddress(c, config), requestId: c.var.requestId };
      audit.record('address confirmed', { member, client });
    }
    const state = await linkState(db, secret, config.now());
    return state === 'used' ? confirmed(c, 'Thank you.') : closed(c);
  });

  pages.all('/:secret', () => {
    throw methodNotAllowed('GET', 'HEAD', 'POST');
  });
  return pages;
}

function confirmed(c: Context, lead: string) {
  return c.html(plainPage(c, 'Your email address is confirmed', done(lead)), 200, NO_STORE);
}

function closed(c: Context) {
  return c.html(plainPage(c, 'This link no longer works', out), 404, NO_STORE);
}

const question = html`<section class="ticket">
        <h1>Confirm your email address</h1>
        <p class="label">If you opened a Fin account with this email address, confirm it here. If not, close
          this page.</p>
      </section>
      <form method="post">
        <button class="primary">Confirm this address</button>
      </form>`;

const done = (lead: string) => html`<section class="ticket">
        <h1>Your email address is confirmed</h1>
        <p class="label">${lead} You can now watch films in full, write to cast members and submit your own
          movies.</p>
      </section>
      <a class="primary" href="/browse">Go to Fin</a>`;

const out = html`<section class="ticket">
        <h1>This link no longer works</h1>
        <p class="label">Links work for 24 hours. If yours has expired or was cut off, sign in, open a film and
          choose <strong>Email me the link</strong>.</p>
      </section>
      <a class="primary" href="/browse">Go to Fin</a>`;
