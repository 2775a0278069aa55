/** An error answer, with the message a person reads, in words only when `onError` answers it. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Phrase } from '../../contract/text-key';
import { ENGLISH, sayPhrase } from '../texts';

/** Field name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly Phrase[]>>;

/** What a request may name that is not there. */
type Missing =
  | ('address' | 'file' | 'licence' | 'page' | 'plan' | 'subscription' | 'title')
  | 'webhook';

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly phrase: Phrase,
    readonly errors?: FieldErrors,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sayPhrase(ENGLISH, phrase));
  }

  /** `{status: false, message, errors?}`, as every failure of API v2 is answered. */
  bodyIn(language: string) {
    const words = (phrase: Phrase) => sayPhrase(language, phrase);
    const errors = Object.entries(this.errors ?? {}).map(([field, all]) => [field, all.map(words)]);
    return {
      status: false,
      message: words(this.phrase),
      ...(this.errors && { errors: Object.fromEntries(errors) }),
    };
  }
}

/** 422: what is wrong with the given fields; the first phrase is the message. */
export function invalid(errors: FieldErrors): HttpError {
  const [message = 'server.refused.invalid'] = Object.values(errors).flat();
  return new HttpError(422, message, errors);
}

/** 404 */
export function notFound(what: Missing): HttpError {
  return new HttpError(404, { key: 'server.refused.notFound', values: { what } });
}

/** 401: the site then signs out (contract). */
export function unauthenticated(): HttpError {
  return new HttpError(401, 'server.refused.signIn');
}

/** 413: a body, or the file in a field, has too many bytes. */
export function tooLarge(message: Phrase, field?: string): HttpError {
  return new HttpError(413, message, field ? { [field]: [message] } : undefined);
}

/** 503: nobody's mistake, and worth trying again after `seconds`. */
export function unavailable(seconds = 5): HttpError {
  return new HttpError(503, 'server.refused.busy', undefined, {
    'Retry-After': String(seconds),
  });
}

/** 405: there is something at this path, but not for this method. */
export function methodNotAllowed(...allowed: string[]): HttpError {
  return new HttpError(405, 'server.refused.method', undefined, { Allow: allowed.join(', ') });
}

/** 507: nothing can be stored for now; what is there can be read. */
export function noRoom(): HttpError {
  return new HttpError(507, 'server.refused.noRoom');
}
