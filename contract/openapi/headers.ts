import type { Call } from '../calls';
import type { Header } from './schema';

const text = { type: 'string' } as const;

export const requestHeaders = {
  'Accept-Language': {
    description: "The language of names and messages; the default is the site's first.",
    schema: text,
  },
  'If-None-Match': { description: 'The `ETag` of an earlier response.', schema: text },
  'Idempotency-Key': {
    description: 'Makes it safe to repeat the request within 24 hours. Providers may ignore it.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,255}$' },
  },
} as const satisfies Record<string, Header>;

export const responseHeaders = {
  'Cache-Control': {
    description: '`public, max-age=0, s-maxage=10` for public responses, else `no-store`.',
    schema: text,
  },
  'Content-Language': { description: 'The language of names and messages.', schema: text },
  ETag: { description: 'The version of a public response.', schema: text },
  'Retry-After': { description: 'Seconds until the next attempt.', schema: text },
  Vary: { description: 'The request headers that the response depends on.', schema: text },
} as const satisfies Record<string, Header>;

/** Omits `Authorization`, which OpenAPI describes as a security scheme. */
export function requestHeadersOf({ access, isIdempotent }: Call): (keyof typeof requestHeaders)[] {
  return [
    'Accept-Language',
    ...(access === 'everyone' ? (['If-None-Match'] as const) : []),
    ...(isIdempotent ? (['Idempotency-Key'] as const) : []),
  ];
}

export function responseHeadersOf({ access }: Call): (keyof typeof responseHeaders)[] {
  const always = ['Cache-Control', 'Content-Language', 'Vary'] as const;
  return access === 'everyone' ? [...always, 'ETag'] : [...always];
}
