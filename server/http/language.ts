import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import type { Config } from '../config';
import { ENGLISH, languages } from '../texts';
import type { Env } from './client-address';

export function agreeOnLanguage({ siteLanguages }: Config): MiddlewareHandler {
  return languageDetector({
    order: ['header'],
    caches: false,
    supportedLanguages: [...new Set([...languages, ...siteLanguages])],
    fallbackLanguage: siteLanguages[0],
  });
}

export const markLanguage: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.var.spoken) return;
  c.header('Content-Language', c.var.spoken);
  c.header('Vary', 'Accept-Language', { append: true });
};

export function agreedLanguage(c: Context<Env>): string | null {
  const asked = c.req.header('accept-language') || '*';
  return asked.startsWith('*') ? null : (c.var.language ?? null);
}

export function languageOf(c: Context<Env>, wanted = c.var.language): string {
  const language = wanted ?? ENGLISH;
  c.set('spoken', language);
  return language;
}
