import { type Call, type CallName, calls } from '../calls';
import { about } from './about';

export const failures = {
  400: { meaning: 'The body or the `Idempotency-Key` is malformed.' },
  401: { meaning: 'The token is missing, unknown or expired.' },
  403: { meaning: "The member's e-mail address is not confirmed." },
  404: {
    meaning: 'The requested item does not exist, or the provider does not support this call.',
  },
  408: { meaning: 'The upload is too slow.' },
  409: {
    meaning: 'A request with the same `Idempotency-Key` is still being processed.',
    hasRetryAfter: true,
  },
  413: { meaning: 'The body or an image is too large.' },
  415: { meaning: 'The content type is not supported.' },
  422: { meaning: 'A parameter or a field is invalid; `errors` names the fields.' },
  429: { meaning: 'Too many attempts.', hasRetryAfter: true },
  500: { meaning: 'An unexpected error of the provider.' },
  502: { meaning: 'The payment gateway rejected the request.' },
  503: {
    meaning: 'The provider is overloaded, or a service that it needs is unavailable.',
    hasRetryAfter: true,
  },
  507: { meaning: "The provider's storage is full." },
} as const satisfies Record<number, { meaning: string; hasRetryAfter?: true }>;

export type FailureStatus = keyof typeof failures;

const ALWAYS = [500, 503, 507] as const;
const OF_BODIES = [400, 408, 413, 415, 422] as const;

export function failuresOf(name: CallName): FailureStatus[] {
  const call: Call = calls[name];
  const { isLimited, needsConfirmedEmail, needsTitle, isOptional, usesGateway } = about[name];
  const hasParams = Object.keys(call.params.schema as object).length > 0;
  const found: readonly (FailureStatus | false)[] = [
    ...ALWAYS,
    ...(call.encoding === 'none' ? [] : OF_BODIES),
    call.access !== 'anonymous' && 401,
    needsConfirmedEmail === true && 403,
    (hasParams || needsTitle || isOptional || call.isExtension) === true && 404,
    call.isIdempotent && 409,
    hasParams && 422,
    usesGateway === true && 502,
    isLimited === true && 429,
  ];
  return [...new Set(found.filter((it) => it !== false))].sort((a, b) => a - b);
}
