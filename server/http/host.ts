/** Checks the requested host to prevent DNS rebinding. */
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config';
import { type Env, forwarded } from './client-address';
import { HttpError } from './http-error';

const OWN_MACHINE = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export function onlyOurHost(config: Config): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!isOurs(hostOf(c, config), config)) {
      throw new HttpError(421, 'server.refused.foreignHost');
    }
    await next();
  };
}

/** Refuses repeated `Host` headers (RFC 9112, 3.2): a proxy may have checked only one of them. */
export const onlyOneHost: MiddlewareHandler<Env> = async (c, next) => {
  const hosts = c.env?.incoming?.headersDistinct.host ?? [];
  if (hosts.length > 1) throw new HttpError(400, 'server.refused.unreadable');
  await next();
};

export function siteOrigin(c: Context, { publicUrl }: Config): string {
  return new URL(publicUrl ?? c.req.url).origin;
}

function hostOf(c: Context<Env>, config: Config): string {
  return forwarded(c, config, 'x-forwarded-host') ?? new URL(c.req.url).host;
}

function isOurs(host: string, { publicUrl }: Config): boolean {
  if (!publicUrl) return OWN_MACHINE.test(host);
  const ours = new URL(publicUrl);
  const address = `${ours.protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === ours.host;
}
