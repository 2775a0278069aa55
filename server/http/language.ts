/** The language of an answer's words, by `Accept-Language`. */
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import type { Config } from '../config';
import { ENGLISH, languages } from '../texts';
import type { Env } from './client-address';

/** Agrees on one of the languages that the provider speaks, or else of those that the site's catalogue may be in. */
export function agreeOnLanguage({ siteLanguages }: Config): MiddlewareHandler {
  return languageDetector({
    order: ['header'],
    caches: false,
    supportedLanguages: [...new Set([...languages, ...siteLanguages])],
    fallbackLanguage: ENGLISH,
  });
}

/** Marks answers whose words depend on the language, for browsers and caches. */
export const markLanguage: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.var.spoken) return;
  c.header('Content-Language', c.var.spoken);
  c.header('Vary', 'Accept-Language', { append: true });
};

/** The language to answer in; from here on the answer counts as one that depends on it. */
export function languageOf(c: Context<Env>): string {
  const language = c.var.language ?? ENGLISH;
  c.set('spoken', language);
  return language;
}
