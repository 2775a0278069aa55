/** Who is asking, and under which address of ours: from the socket, or from a trusted proxy. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config';

/** The node adapter's bindings; absent when the app is called in-process. */
export type Env = { Bindings: Partial<HttpBindings> };

/** The client's IP address. Of `X-Forwarded-For` only the last entry is the proxy's own word. */
export function clientAddress(c: Context<Env>, { trustProxy }: Config): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'in-process';
}

/** The site's origin, for addresses that leave the page: `PUBLIC_URL`, else the request's own. */
export function siteOrigin(c: Context<Env>, { publicUrl, trustProxy }: Config): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const url = new URL(c.req.url);
  const proto = trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : '';
  if (proto === 'https' || proto === 'http') url.protocol = `${proto}:`;
  return url.origin;
}
