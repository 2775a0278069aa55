import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config';

const WARNING =
  'A request came with X-Forwarded-For while TRUST_PROXY is off, so all clients of that proxy share ' +
  "one address and its limits. Set TRUST_PROXY to on if the proxy is yours; else it is a visitor's.";

export function warnAboutProxy({ trustProxy, log }: Config): MiddlewareHandler {
  let isWarned = trustProxy;
  return async (c, next) => {
    if (!isWarned && c.req.header('x-forwarded-for') !== undefined) {
      isWarned = true;
      log.info(WARNING);
    }
    await next();
  };
}
