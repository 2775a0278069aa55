import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { directionOf } from '../../contract/direction';
import { localeOf } from '../../contract/locale';
import type { Config } from '../config';
import { ENGLISH, supportedLanguage, type Translate, translator } from '../texts';
import type { Env } from './client-address';
import { siteOrigin } from './host';
import { HttpError } from './http-error';
import { languageOf } from './language';
import { plainStyle } from './plain-style';
import { styleNonce } from './security-headers';

export function plainPage(
  c: Context<Env>,
  config: Config,
  make: (
    translate: Translate,
    locale: string,
  ) => { readonly title: string; readonly content: ReturnType<typeof html> },
  wanted = c.var.language ?? ENGLISH,
) {
  const language = languageOf(c, supportedLanguage(wanted));
  const { title, content } = make(translator(config, language), localeOf(language));
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <title>${title} | ${config.siteName}</title>
    <link rel="icon" href="data:,">
    <style nonce="${styleNonce(c)}">${plainStyle}</style>
  </head>
  <body>
    <main>
      <p class="brand">${config.siteName}</p>
      ${content}
    </main>
  </body>
</html>`;
}

/**
 * Refuses POST requests from other origins. Browsers always send `Origin` with a POST, so a POST
 * without `Origin` isn't from a browser and passes.
 */
export function onlyOwnForms(config: Config): MiddlewareHandler {
  return async (c, next) => {
    const from = c.req.header('origin');
    if (c.req.method === 'POST' && from !== undefined && from !== siteOrigin(c, config)) {
      throw new HttpError(403, 'server.refused.foreignPage');
    }
    await next();
  };
}
