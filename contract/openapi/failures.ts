/** The failures of the calls, by HTTP status. */
import { type Call, type CallName, calls } from '../calls';
import { about } from './about';

/** Each failure's meaning, and whether `Retry-After` says when to try again. */
export const failures = {
  400: { meaning: 'The request is malformed: its body, or its `Idempotency-Key`.' },
  401: { meaning: 'The token is missing, unknown or expired. The site signs out.' },
  403: { meaning: "The member's e-mail address is not confirmed." },
  404: {
    meaning: 'What the request names does not exist, or the provider does not offer this call.',
  },
  408: { meaning: 'The body arrives too slowly.' },
  409: {
    meaning: 'A request with the same `Idempotency-Key` is still being processed.',
    canRetry: true,
  },
  413: { meaning: 'The body, or an image in it, is too large.' },
  415: { meaning: 'The body has another type.' },
  422: { meaning: 'A parameter or a field is wrong: `errors` names the fields.' },
  429: { meaning: 'The limit of attempts is used up.', canRetry: true },
  500: { meaning: 'The provider failed.' },
  502: { meaning: 'The payment gateway refused.' },
  503: { meaning: 'The provider is overloaded, or its database is away.', canRetry: true },
  507: { meaning: "The provider's storage is full." },
} as const satisfies Record<number, { meaning: string; canRetry?: true }>;

export type FailureStatus = keyof typeof failures;

const ALWAYS = [500, 503, 507] as const;
const OF_BODIES = [400, 408, 413, 415, 422] as const;

/** The failures that a call may answer, in ascending order. */
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
