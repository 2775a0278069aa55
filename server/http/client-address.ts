import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Config } from '../config';

export type Env = { Bindings: Partial<HttpBindings>; Variables: RequestIdVariables & Language };

interface Language {
  readonly language?: string;
  readonly spoken?: string;
}

const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i;

export function clientAddress(c: Context<Env>, config: Config): string {
  const named = forwarded(c, config, 'x-forwarded-for') ?? '';
  const [, ipv6, ipv4] = WITH_PORT.exec(named) ?? [];
  return ipv6 || ipv4 || named || c.env?.incoming?.socket.remoteAddress || 'in-process';
}

/** Returns the last value, which the trusted proxy added. Clients can forge earlier values. */
export function forwarded(
  c: Context<Env>,
  { trustProxy }: Config,
  name: `x-forwarded-${string}`,
): string | undefined {
  return trustProxy ? c.req.header(name)?.split(',').at(-1)?.trim() || undefined : undefined;
}

/** Shortens an IPv6 address to its /64 prefix, because a household usually has a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const bare = plain.replace(/%.*/, '');
  const [start = '', end = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groupsIn = (part: string) => part.split(':').filter(Boolean);
  const first = groupsIn(start);
  const last = groupsIn(end);
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
