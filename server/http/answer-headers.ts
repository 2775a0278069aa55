/** What every answer carries, whatever it is, and the way to https. */
import type { MiddlewareHandler } from 'hono';
import { API_BASE_PATH } from '../../contract/calls';
import { DESK_API_PATH } from '../../contract/desk/calls';
import type { Config } from '../config';
import { type Env, forwarded } from './client-address';
import { HttpError } from './http-error';

/** For all that is no page and brings a policy of its own: it can load and run nothing. */
const NO_PAGE = `default-src 'none'; frame-ancestors 'none'`;
const ONLY_HTTPS = 'server.refused.onlyHttps';
const A_YEAR = 'max-age=31536000; includeSubDomains';

/**
 * Types are not guessed, nothing but a page is a page, and other origins may embed nothing except
 * where `corsOrigins` lets some in. An `https:` site is asked for by https from then on. The connection
 * closes where the request's body was not read to its end: the next request would be taken for its rest.
 */
export function answerHeaders({ corsOrigins, publicUrl }: Config): MiddlewareHandler<Env> {
  const isShared = corsOrigins.length > 0;
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
    // A 304 renews the headers that the browser has kept with the content: a page keeps its own policy.
    const hasPolicy = c.res.status === 304 || c.res.headers.has('Content-Security-Policy');
    if (!hasPolicy) c.header('Content-Security-Policy', NO_PAGE);
    if (c.env?.incoming?.complete === false) c.header('Connection', 'close');
    if (publicUrl?.startsWith('https:')) c.header('Strict-Transport-Security', A_YEAR);
  };
}

/**
 * Where the public address is `https:`, what a trusted proxy took by http is sent there (308). A call is refused: what
 * it carries was read on the way, and a client that is sent on would never notice.
 */
export function onlyHttps(config: Config): MiddlewareHandler<Env> {
  const { publicUrl } = config;
  return async (c, next) => {
    if (!publicUrl?.startsWith('https:')) return next();
    if (forwarded(c, config, 'x-forwarded-proto') !== 'http') return next();
    const { pathname, search } = new URL(c.req.url);
    const isCall = [API_BASE_PATH, DESK_API_PATH].some((it) => pathname.startsWith(`${it}/`));
    if (isCall) throw new HttpError(403, ONLY_HTTPS);
    return c.redirect(new URL(publicUrl).origin + pathname + search, 308);
  };
}
