/** What becomes of each request: its id in the answer, a line in the log, a figure in the metrics. */
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Config } from '../config';
import type { Env } from './client-address';
import type { Metrics } from './metrics';

const REQUEST_ID = 'X-Request-Id';

/** A trusted proxy may name a request (`X-Request-Id`); else it gets a random id. */
export function nameRequest({ trustProxy }: Config): MiddlewareHandler<Env> {
  const name = requestId({ headerName: trustProxy ? REQUEST_ID : '' });
  return async (c, next) => {
    await name(c, next);
    c.header(REQUEST_ID, c.var.requestId);
  };
}

/** Seconds are counted until the answer begins: a film may be sent for minutes. */
export function recordRequest({ log }: Config, metrics: Metrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = performance.now() - begun;
    const answered = { method: c.req.method, route: routePath(c), status: c.res.status };
    metrics.countRequest(answered, ms / 1000);
    log.request?.({ id: c.var.requestId, ...answered, ms: Math.round(ms * 10) / 10 });
  };
}
