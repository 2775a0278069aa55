/**
 * Which site a request is for. What a request calls us is believed only where it can't matter: on
 * this machine itself. Everywhere else `PUBLIC_URL` says it, and requests for other hosts are refused.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config';
import { type Env, forwarded } from './client-address';
import { HttpError } from './http-error';

/** Names that no other machine can use; any port, since one may be forwarded. */
const OWN_MACHINE = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Refuses requests for another host than ours (421). */
export function onlyOurHost(config: Config): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!isOurs(hostOf(c, config), config)) {
      throw new HttpError(421, 'server.refused.foreignHost');
    }
    await next();
  };
}

/** Refuses requests with several `Host` lines (RFC 9112, 3.2): a proxy may have read another one than we do. */
export const onlyOneHost: MiddlewareHandler<Env> = async (c, next) => {
  const hosts = c.env?.incoming?.headersDistinct.host ?? [];
  if (hosts.length > 1) throw new HttpError(400, 'server.refused.unreadable');
  await next();
};

/** Any context. */
interface Asked {
  readonly req: { readonly url: string };
}

/** The site's origin, for addresses that leave the page. */
export function siteOrigin({ req }: Asked, { publicUrl }: Config): string {
  return publicUrl ? new URL(publicUrl).origin : new URL(req.url).origin;
}

function hostOf(c: Context<Env>, config: Config): string {
  return forwarded(c, config, 'x-forwarded-host') ?? new URL(c.req.url).host;
}

function isOurs(host: string, { publicUrl }: Config): boolean {
  if (!publicUrl) return OWN_MACHINE.test(host);
  const ours = new URL(publicUrl);
  // The port may be named, though it is the default one.
  const address = `${ours.protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === ours.host;
}
