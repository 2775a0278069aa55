/** Returns the request's bearer token: `null` without authorization, `''` for another scheme. */
import type { Context } from 'hono';

export function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
