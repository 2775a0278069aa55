/**
 * Structs that read generously and state strictly.
 *
 * With coercion on (`mask`, `create`) they accept what a provider written in another language may
 * send: `0/1`, `"1"`, numbers as strings, `null`. With coercion off (`is`, `assert`) they accept
 * only the canonical form, which is what the reference provider is held to.
 */
import {
  array,
  boolean,
  define,
  enums,
  nonempty,
  nullable,
  number,
  optional,
  record,
  refine,
  Struct,
  string,
  union,
  validate,
} from 'superstruct';

/** An identifier; numbers become text. Half of a surrogate pair can't be put into an address. */
export const id = someText((text) => !/\p{Surrogate}/u.test(text));

/** A text that must be there: a name, a label. Numbers become text. */
export const requiredText = someText();

/** A text that may be missing; whatever is not a text or a number reads as `null`. */
export const optionalText = coerced(nullable(string()), textOrNull, always);

/** A text that a provider need not know of: whatever is no text is left out. */
export const extraText = coerced(
  optional(string()),
  (value) => textOrNull(value) ?? undefined,
  always,
);

/** `true`, `1` and `"1"` are yes; everything else is no. */
export const flag = coerced(boolean(), isYes, always);

/** Like `flag`, but `null` where nothing is said. */
export const optionalFlag = coerced(nullable(boolean()), (value) =>
  value === null || value === undefined ? null : isYes(value),
);

/** Like `flag`, but a provider need not know it: what is no yes is left out. */
export const optionalYes = coerced(
  optional(boolean()),
  (value) => isYes(value) || undefined,
  always,
);

/** A number that must be there; numeric strings are read. */
export const requiredNumber = coerced(number(), numberOrValue);

/** A number that may be missing; what can't be read as one is `null`. */
export const optionalNumber = coerced(
  nullable(number()),
  (value) => {
    const read = numberOrValue(value);
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  },
  always,
);

/** A text, an object of key/value texts, or nothing: the `limit` of a plan's feature. */
export const textOrEntries = coerced(
  nullable(union([string(), record(string(), string())])),
  (value) => {
    if (Array.isArray(value)) return null;
    if (typeof value !== 'object' || value === null) return textOrNull(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, textOrNull(entry) ?? '']),
    );
  },
);

/** One of a few texts; any other value reads as `null`. */
export function choiceOf<const Choice extends string>(choices: readonly Choice[]) {
  return coerced(nullable(enums(choices)), (value) =>
    choices.some((choice) => choice === value) ? value : null,
  );
}

/** A list from which the items that can't be read are left out; the others stay. */
export function listOf<T>(item: Struct<T, unknown>): Struct<T[], unknown> {
  const list: Struct<T[], unknown> = array(item);
  return coerced(list, (values) =>
    Array.isArray(values)
      ? values.flatMap((value) => {
          const [error, read] = validate(value, item, { coerce: true, mask: true });
          return error ? [] : [read];
        })
      : values,
  );
}

/** Like `listOf`, but a missing or unreadable list is an empty one. */
export function optionalListOf<T>(item: Struct<T, unknown>): Struct<T[], unknown> {
  return coerced(listOf(item), (value) => (Array.isArray(value) ? value : []));
}

/** A list that a provider need not know: what is none is left out. */
export function readableListOf<T>(item: Struct<T, unknown>) {
  const list = optional(listOf(item)) as Struct<T[] | undefined, unknown>;
  return coerced(list, (value) => (Array.isArray(value) ? value : undefined));
}

/** A struct that may bring a plain function in place of superstruct's check, which is slow. */
export interface Coerced<T, S> extends Struct<T, S> {
  accepts?: ((value: unknown) => boolean) | undefined;
}

/**
 * The struct with `read` applied to a value before it is checked. superstruct's own `coerce` first
 * validates the value against a second struct, which takes most of the time of a long list.
 * @param accepts must say what the struct says of what `read` makes; for lists of many thousands
 */
export function coerced<T, S>(
  struct: Struct<T, S>,
  read: (value: unknown) => unknown,
  accepts?: (value: unknown) => boolean,
): Coerced<T, S> {
  const coercer: Struct<T, S>['coercer'] = (value, context) => struct.coercer(read(value), context);
  return Object.assign(new Struct({ ...struct, coercer }), { accepts });
}

/**
 * A part that a provider need not know: one that can't be read is left out. It counts as a plain value, so that lists of
 * many thousands are read quickly.
 */
export function readableOf<T>(part: Struct<T, unknown>) {
  const whole = define<T | undefined>(part.type, (value) => value === undefined || part.is(value));
  const read = (value: unknown) => validate(value, part, { coerce: true, mask: true })[1];
  return coerced(whole, read, always);
}

function someText(isUsable: (text: string) => boolean = always) {
  return coerced(
    refine(nonempty(string()), 'usable', isUsable),
    (value) => textOrNull(value)?.trim() ?? value,
    (text) => typeof text === 'string' && text !== '' && isUsable(text),
  );
}

/** For coercions whose result is always valid. */
function always(): boolean {
  return true;
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function textOrNull(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** The number that a text spells, as in `1299.5` or `1,299.50`; any other value as it is. */
function numberOrValue(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const isGrouped = /^\s*[+-]?\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(value);
  const number = Number(isGrouped ? value.replaceAll(',', '') : value);
  return Number.isFinite(number) ? number : value;
}
