/**
 * The calls of the desk as one table: the provider's routes, the desk's page and its commands are typed and made
 * from it. A query is `GET /desk/api/<name>?…`, an act `POST /desk/api/<name>` with a JSON body.
 */
import {
  coerce,
  defaulted,
  type Infer,
  integer,
  max,
  min,
  object,
  pattern,
  type Struct,
  size,
  string,
  trimmed,
} from 'superstruct';

/** Where the provider serves the desk. */
export const DESK_PATH = '/desk';
export const DESK_API_PATH = `${DESK_PATH}/api`;

/** How many entries a list's page has. */
export const PAGE_LENGTH = 50;

interface DeskCall {
  readonly kind: 'query' | 'act';
  /** What it does, for the help of the command. */
  readonly about: string;
  /** Texts and numbers alone, since they are options of the command, too. */
  readonly params: Pick<Struct<unknown, unknown>, 'type' | 'schema'>;
}

const search = defaulted(size(trimmed(string()), 0, 200), '');
/** From 1; digits are read as a number. */
const page = defaulted(
  coerce(max(min(integer(), 1), 1_000_000), pattern(string(), /^\d{1,7}$/), Number),
  1,
);
const name = pattern(string(), /^[\w.-]{1,40}$/);

const query = { kind: 'query' } as const;
const act = { kind: 'act' } as const;

export const deskCalls = {
  tokens: { ...query, about: 'the tokens of the desk', params: object({}) },
  addToken: { ...act, about: 'a token for one person; it is shown once', params: object({ name }) },
  revokeToken: { ...act, about: 'ends a token, and its sessions', params: object({ name }) },
  log: { ...query, about: 'what was done at the desk', params: object({ search, page }) },
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
export type DeskParamsOf<Name extends DeskCallName> = Infer<(typeof deskCalls)[Name]['params']>;
export type DeskActName = {
  [Name in DeskCallName]: (typeof deskCalls)[Name]['kind'] extends 'act' ? Name : never;
}[DeskCallName];
