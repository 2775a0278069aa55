/** The bearer token of a request: `''`, which nobody has, for any other authorization. */
import type { Context } from 'hono';

/** `null` where there is no authorization at all. */
export function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
