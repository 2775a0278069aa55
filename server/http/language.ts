/** The language of an answer's words, by `Accept-Language`. */
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import type { Config } from '../config';
import { ENGLISH, languages } from '../texts';
import type { Env } from './client-address';

/** Agrees on one of the languages of the site, as its folder is now, or of the provider, else on the site's first. */
export function agreeOnLanguage(config: Pick<Config, 'siteLanguages'>): MiddlewareHandler {
  return (c, next) => {
    const [first, ...others] = config.siteLanguages;
    const detect = languageDetector({
      order: ['header'],
      caches: false,
      supportedLanguages: [...new Set([...languages, first, ...others])],
      fallbackLanguage: first,
    });
    return detect(c, next);
  };
}

/** Marks answers whose words depend on the language, for browsers and caches. */
export const markLanguage: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.var.spoken) return;
  c.header('Content-Language', c.var.spoken);
  c.header('Vary', 'Accept-Language', { append: true });
};

/** What was agreed on with a client; `null` for one that named no language. */
export function agreedLanguage(c: Context<Env>): string | null {
  const asked = c.req.header('accept-language') || '*';
  return asked.startsWith('*') ? null : (c.var.language ?? null);
}

/**
 * The language to answer in, or near which; from here on the answer counts as one that depends on it.
 * @param wanted by the client, where nothing else is said
 */
export function languageOf(c: Context<Env>, wanted = c.var.language): string {
  const language = wanted ?? ENGLISH;
  c.set('spoken', language);
  return language;
}
