import type { Struct } from 'superstruct';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** A query is safe to repeat, even if its method is `POST`. */
  readonly kind: 'query' | 'command';
  /** Relative to `/api/v2`. `:name` is a path parameter; the query string has the others. */
  readonly path: `/${string}`;
  /**
   * `member` requires a valid token (else 401). `everyone` needs no token, but rejects an invalid
   * token. `anonymous` ignores tokens, and its 401 doesn't end the session.
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
