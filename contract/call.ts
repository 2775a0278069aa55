import type { Struct } from 'superstruct';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** A query only reads, so its answer may be cached and shared. The method doesn't say so. */
  readonly kind: 'query' | 'command';
  /**
   * Below `/api/v2`. `:name` is a path parameter; every other parameter goes into the query string.
   */
  readonly path: `/${string}`;
  /**
   * `member`: 401 without a valid token. `everyone`: 401 for an invalid token only. `anonymous`:
   * the token is ignored, and a 401 doesn't end the session.
   */
  readonly access: 'anonymous' | 'everyone' | 'member';
  readonly params: Shape;
  /** How the body is encoded, the same as its form in `forms/table.ts`; `none`: no body. */
  readonly encoding: 'none' | 'multipart' | 'json';
  /**
   * Whether each attempt carries an `Idempotency-Key`. Fin's provider stores the answer for 24 h;
   * other providers ignore the key.
   */
  readonly isIdempotent: boolean;
  readonly uploads: boolean;
  readonly open: (body: unknown) => unknown;
  readonly answer: Shape;
  /** Not in the specification: a provider may answer 404, and the client then does without it. */
  readonly isExtension?: true;
}

type Shape = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;
