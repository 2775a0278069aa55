import type { MiddlewareHandler } from 'hono';
import { API_BASE_PATH } from '../../contract/calls';
import { DESK_API_PATH } from '../../contract/desk/calls';
import type { Config } from '../config';
import { type Env, forwarded } from './client-address';
import { HttpError } from './http-error';

const NO_PAGE = `default-src 'none'; frame-ancestors 'none'`;
const A_YEAR = 'max-age=31536000; includeSubDomains';

/**
 * Closes the connection if the request body wasn't read in full, because the rest would precede
 * the next request.
 */
export function answerHeaders({ corsOrigins, publicUrl }: Config): MiddlewareHandler<Env> {
  const isShared = corsOrigins.length > 0;
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
    // A 304 updates cached headers, so this policy would replace the page's own.
    const hasPolicy = c.res.status === 304 || c.res.headers.has('Content-Security-Policy');
    if (!hasPolicy) c.header('Content-Security-Policy', NO_PAGE);
    if (c.env?.incoming?.complete === false) c.header('Connection', 'close');
    if (publicUrl?.startsWith('https:')) c.header('Strict-Transport-Security', A_YEAR);
  };
}

/**
 * Redirects requests that the proxy received over plain HTTP, but refuses API calls: a redirect
 * would hide that the client sent a token unencrypted.
 */
export function onlyHttps(config: Config): MiddlewareHandler<Env> {
  const { publicUrl } = config;
  return async (c, next) => {
    if (!publicUrl?.startsWith('https:')) return next();
    if (forwarded(c, config, 'x-forwarded-proto') !== 'http') return next();
    const { pathname, search } = new URL(c.req.url);
    const isCall = [API_BASE_PATH, DESK_API_PATH].some((it) => pathname.startsWith(`${it}/`));
    if (isCall) throw new HttpError(403, 'server.refused.onlyHttps');
    return c.redirect(new URL(publicUrl).origin + pathname + search, 308);
  };
}
