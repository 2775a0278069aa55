/** What one call of API v2 is made of, and the kinds that most calls are: queries, commands, forms. */
import { object, type Struct } from 'superstruct';
import { optionalText } from '../coercions';
import { isRecord, messageOf, payloadOf } from '../envelope';

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
  /** Whether files travel with it. */
  readonly uploads: boolean;
  /** Takes the part to be read out of the whole body. */
  readonly open: (body: unknown) => unknown;
  readonly answer: Shape;
}

type Shape = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;

/** A read, whose answer is the payload of the body. */
export const query = {
  method: 'GET',
  kind: 'query',
  params: object({}),
  encoding: 'none',
  uploads: false,
  open: payloadOf,
} as const;

/** A write, of whose answer only the message counts, unless it says more. */
export const command = {
  method: 'POST',
  kind: 'command',
  params: object({}),
  encoding: 'none',
  uploads: false,
  open: (body: unknown) => (isRecord(body) ? { message: messageOf(body) } : body),
  answer: object({ message: optionalText }),
} as const;

/** A command that carries a multipart form. */
export const form = { ...command, encoding: 'multipart' } as const;

/** A form with files in it. */
export const upload = { ...form, uploads: true } as const;
