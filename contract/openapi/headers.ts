/** What travels beside the bodies. */
import type { Call } from '../calls';
import type { Header } from './schema';

const text = { type: 'string' } as const;

export const requestHeaders = {
  'Accept-Language': {
    description: "The language of texts and messages; without it, the site's first.",
    schema: text,
  },
  'If-None-Match': { description: 'The `ETag` of an earlier answer.', schema: text },
  'Idempotency-Key': {
    description:
      'A key of this attempt. A request that is repeated with it within 24 hours is not done again: it gets the first ' +
      'answer. Providers may ignore it.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,255}$' },
  },
} as const satisfies Record<string, Header>;

export const answerHeaders = {
  'Cache-Control': {
    description:
      'Public answers: `public, max-age=0, s-maxage=10`. Everything else, and what a member gets: `no-store`.',
    schema: text,
  },
  'Content-Language': { description: 'The language of its texts and messages.', schema: text },
  ETag: { description: 'The version of a public answer, for `If-None-Match`.', schema: text },
  'Retry-After': { description: 'Seconds until the next attempt.', schema: text },
  Vary: { description: 'The request headers that the answer depends on.', schema: text },
} as const satisfies Record<string, Header>;

/** The request headers of a call beside its `Authorization`. */
export function requestHeadersOf({ access, isIdempotent }: Call): (keyof typeof requestHeaders)[] {
  return [
    'Accept-Language',
    ...(access === 'everyone' ? (['If-None-Match'] as const) : []),
    ...(isIdempotent ? (['Idempotency-Key'] as const) : []),
  ];
}

/** The headers of a call's good answer. */
export function answerHeadersOf({ access }: Call): (keyof typeof answerHeaders)[] {
  const always = ['Cache-Control', 'Content-Language', 'Vary'] as const;
  return access === 'everyone' ? [...always, 'ETag'] : [...always];
}
