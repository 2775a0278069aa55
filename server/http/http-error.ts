import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Phrase } from '../../contract/text-key';
import { ENGLISH, translatePhrase } from '../texts';

type FieldErrors = Readonly<Record<string, readonly Phrase[]>>;

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
    super(translatePhrase(ENGLISH, phrase));
  }

  bodyIn(language: string) {
    const words = (phrase: Phrase) => translatePhrase(language, phrase);
    const errors = Object.entries(this.errors ?? {}).map(([field, all]) => [field, all.map(words)]);
    return {
      status: false,
      message: words(this.phrase),
      ...(this.errors && { errors: Object.fromEntries(errors) }),
    };
  }
}

export function invalid(errors: FieldErrors): HttpError {
  const [message = 'server.refused.invalid'] = Object.values(errors).flat();
  return new HttpError(422, message, errors);
}

export function notFound(what: Missing): HttpError {
  return new HttpError(404, { key: 'server.refused.notFound', values: { what } });
}

/** By the contract, clients sign out on this 401. */
export function unauthenticated(): HttpError {
  return new HttpError(401, 'server.refused.signIn');
}

export function tooLarge(message: Phrase, field?: string): HttpError {
  return new HttpError(413, message, field ? { [field]: [message] } : undefined);
}

export function unavailable(seconds = 5): HttpError {
  return new HttpError(503, 'server.refused.busy', undefined, {
    'Retry-After': String(seconds),
  });
}

export function methodNotAllowed(...allowed: string[]): HttpError {
  return new HttpError(405, 'server.refused.method', undefined, { Allow: allowed.join(', ') });
}
