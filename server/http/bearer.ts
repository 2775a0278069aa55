/** The bearer token of a request: `''`, which nobody has, for any other authorization. */
import type { Context } from 'hono';

/** `null` where there is no authorization at all. */
export function bearerToken(c: Context): string | null {
  return tokenIn(c.req.header('authorization'));
}

/** The token in an `Authorization` header. */
export function tokenIn(authorization: string | undefined): string | null {
  const header = authorization?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}
