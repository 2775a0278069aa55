/** `null` without authorization, `''` for a scheme other than `Bearer`. */
import type { Context } from 'hono';

export function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
