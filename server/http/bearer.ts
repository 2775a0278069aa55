/** The bearer token of a request: `null` without authorization, `''` for any other scheme. */
import type { Context } from 'hono';

export function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
