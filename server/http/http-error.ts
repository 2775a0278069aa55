/** An error answer, with the message a person reads. Thrown anywhere, answered by `onError`. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Field name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly errors?: FieldErrors,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** `{status: false, message, errors?}`, as every failure of API v2 is answered. */
  get body() {
    return { status: false, message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

/** 422: what is wrong with the given fields; the first text is the message. */
export function invalid(errors: FieldErrors): HttpError {
  const [message = 'The given data was invalid.'] = Object.values(errors).flat();
  return new HttpError(422, message, errors);
}

/** 404. `what` begins the sentence, as in `Title`. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found.`);
}

/** 401: the site then signs out (contract). */
export function unauthenticated(): HttpError {
  return new HttpError(401, 'Please sign in to continue.');
}

/** 413: a body, or the file in a field, has too many bytes. */
export function tooLarge(message: string, field?: string): HttpError {
  return new HttpError(413, message, field ? { [field]: [message] } : undefined);
}

/** 503: nobody's mistake, and worth trying again after `seconds`. */
export function unavailable(seconds = 5): HttpError {
  return new HttpError(503, 'We are very busy. Please try again in a moment.', undefined, {
    'Retry-After': String(seconds),
  });
}

/** 405: there is something at this path, but not for this method. */
export function methodNotAllowed(...allowed: string[]): HttpError {
  return new HttpError(405, 'This cannot be done here.', undefined, { Allow: allowed.join(', ') });
}

/** 507: nothing can be stored for now; what is there can be read. */
export function noRoom(): HttpError {
  return new HttpError(507, 'Nothing can be saved at the moment. Please try again later.');
}
