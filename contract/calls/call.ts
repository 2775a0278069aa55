/** What one call of API v2 is made of, and the kinds that most calls are: reads, posts, forms. */
import { object, type Struct } from 'superstruct';
import { optionalText } from '../coercions';
import { isRecord, messageOf, payloadOf } from '../envelope';

/** One call: how it travels, what it carries, and how its answer is opened and read. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v2`; `:name` is a path parameter, every other parameter goes into the query. */
  readonly path: `/${string}`;
  /** `member` calls answer 401 without a valid token. */
  readonly access: 'everyone' | 'member';
  readonly params: Shape;
  readonly encoding: 'none' | 'multipart' | 'json';
  readonly payload: Shape;
  /** Takes the part to be read out of the whole body. */
  readonly open: (body: unknown) => unknown;
  readonly answer: Shape;
}

type Shape = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;

const nothing = object({});

/** A read, whose answer is the payload of the body. */
export const get = {
  method: 'GET',
  params: nothing,
  encoding: 'none',
  payload: nothing,
  open: payloadOf,
} as const;

/** A write, of whose answer only the message counts, unless it says more. */
export const post = {
  method: 'POST',
  params: nothing,
  encoding: 'none',
  payload: nothing,
  open: (body: unknown) => (isRecord(body) ? { message: messageOf(body) } : body),
  answer: object({ message: optionalText }),
} as const;

/** A write that carries a multipart form. */
export const form = { ...post, encoding: 'multipart' } as const;
