import type { Context } from 'hono';

/** Returns `null` if `Authorization` is missing or empty, `''` if it isn't a `Bearer` token. */
export function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
