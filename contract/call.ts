import type { Struct } from 'superstruct';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** A query is safe to repeat, even if its method is `POST`. */
  readonly kind: 'query' | 'command';
  /** Relative to `/api/v2`. `:id` is the parameter `id`; the query string has the others. */
  readonly path: `/${string}`;
  /**
   * `member`: answers 401 without a valid token.
   * `everyone`: needs no token, but answers 401 to an invalid one.
   * `anonymous`: ignores tokens, so a 401 doesn't end the client's session.
   */
  readonly access: 'anonymous' | 'everyone' | 'member';
  readonly params: Shape;
  readonly encoding: 'none' | 'multipart' | 'json';
  /**
   * Whether retries share an `Idempotency-Key`. Only a same-origin provider gets the header, since
   * others may not allow it (CORS).
   */
  readonly isIdempotent: boolean;
  readonly uploads: boolean;
  readonly open: (body: unknown) => unknown;
  readonly answer: Shape;
  /** Not in the specification; the client must handle a 404. */
  readonly isExtension?: true;
}

type Shape = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;
