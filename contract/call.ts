/** How a call is described in the table (`calls.ts`). */
import type { Struct } from 'superstruct';

/** One call: how it travels, what it carries, and how its answer is opened and read. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Whether it only reads, and so may be cached and shared; the method does not tell. */
  readonly kind: 'query' | 'command';
  /** Below `/api/v2`; `:name` is a path parameter, every other parameter goes into the query. */
  readonly path: `/${string}`;
  /**
   * Who may make it. `member` calls answer 401 without a valid token; `everyone` calls answer 401
   * to an invalid one; `anonymous` calls come before there is a session: no token is looked at, and
   * a 401 is not a lost session.
   */
  readonly access: 'anonymous' | 'everyone' | 'member';
  readonly params: Shape;
  /** How the form of this name in `forms/table.ts` travels; `none`: the call has no body. */
  readonly encoding: 'none' | 'multipart' | 'json';
  /**
   * Whether each attempt travels with a key of its own (`Idempotency-Key`), so that one which is repeated because
   * its answer was lost counts once. A provider of Fin's own kind obeys it for 24 h; others ignore it.
   */
  readonly isIdempotent: boolean;
  /** Whether files travel with it. */
  readonly uploads: boolean;
  /** Takes the part to be read out of the whole body. */
  readonly open: (body: unknown) => unknown;
  readonly answer: Shape;
  /**
   * Fin's own, not in the specification: a provider may know nothing of it and answer 404. The site
   * then asks no more, and does without.
   */
  readonly isExtension?: true;
}

type Shape = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;
