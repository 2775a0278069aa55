import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Config } from '../config';
import type { Env } from './client-address';
import type { Metrics } from './metrics';

const REQUEST_ID = 'X-Request-Id';

export function nameRequest({ trustProxy }: Config): MiddlewareHandler<Env> {
  const name = requestId({ headerName: trustProxy ? REQUEST_ID : '' });
  return async (c, next) => {
    await name(c, next);
    c.header(REQUEST_ID, c.var.requestId);
  };
}

export function recordRequest({ log }: Config, metrics: Metrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    // Measures until the response starts, because sending a video may take minutes.
    const ms = performance.now() - begun;
    const answered = { method: c.req.method, route: routePath(c), status: c.res.status };
    metrics.countRequest(answered, ms / 1000);
    log.request?.({ id: c.var.requestId, ...answered, ms: Math.round(ms * 10) / 10 });
  };
}
