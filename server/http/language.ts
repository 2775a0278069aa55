/**
 * The language of an answer's words, by `Accept-Language`. Public answers, which shared caches keep, hold the
 * catalogue's own English whatever is asked for.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import { ENGLISH, languages } from '../texts';
import type { Env } from './client-address';

/** Agrees on one of the languages that the provider speaks. */
export const agreeOnLanguage = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: ENGLISH,
});

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
