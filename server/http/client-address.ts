/** Who is asking: from the socket, or from a trusted proxy. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Config } from '../config';

/** The node adapter's bindings; absent when the app is called in-process. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: RequestIdVariables };

/** The client's IP address. */
export function clientAddress(c: Context<Env>, config: Config): string {
  return (
    forwarded(c, config, 'x-forwarded-for') || c.env?.incoming?.socket.remoteAddress || 'in-process'
  );
}

/** What a trusted proxy says, or `undefined`; only the last entry is the proxy's own word. */
export function forwarded(
  c: Context<Env>,
  { trustProxy }: Config,
  name: `x-forwarded-${string}`,
): string | undefined {
  return trustProxy ? c.req.header(name)?.split(',').at(-1)?.trim() || undefined : undefined;
}
