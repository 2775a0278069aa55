/**
 * Structs that read generously and write strictly.
 *
 * With coercion (`mask`, `create`) they accept `0/1`, `"1"`, numeric strings and `null`. Without it
 * (`is`, `assert`) they accept only the canonical form, which the reference provider must send.
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

export const id = someText((text) => !/\p{Surrogate}/u.test(text));

export const requiredText = someText();

export const optionalText = coerced(nullable(string()), textOrNull, always);

export const extraText = coerced(
  optional(string()),
  (value) => textOrNull(value) ?? undefined,
  always,
);

/** `true`, `"true"`, `1` and `"1"` are true; everything else is false. */
export const flag = coerced(boolean(), isYes, always);

/** Like `flag`, but `null` if absent. */
export const optionalFlag = coerced(nullable(boolean()), (value) =>
  value === null || value === undefined ? null : isYes(value),
);

/** Like `flag`, but left out if false. */
export const optionalYes = coerced(
  optional(boolean()),
  (value) => isYes(value) || undefined,
  always,
);

export const requiredNumber = coerced(number(), numberOrValue);

/** A nullable number; what isn't numeric reads as `null`. */
export const optionalNumber = coerced(
  nullable(number()),
  (value) => {
    const read = numberOrValue(value);
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  },
  always,
);

/** The `limit` of a plan's feature: a text, an object of texts, or `null`. */
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

/** A list without the items that can't be read. */
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

export function optionalListOf<T>(item: Struct<T, unknown>): Struct<T[], unknown> {
  return coerced(listOf(item), (value) => (Array.isArray(value) ? value : []));
}

export function readableListOf<T>(item: Struct<T, unknown>) {
  const list = optional(listOf(item)) as Struct<T[] | undefined, unknown>;
  return coerced(list, (value) => (Array.isArray(value) ? value : undefined));
}

/** A struct with an optional fast check in place of superstruct's. */
export interface Coerced<T, S> extends Struct<T, S> {
  accepts?: ((value: unknown) => boolean) | undefined;
  /** The struct that `readableOf` hides. */
  part?: Struct<T, unknown>;
}

/**
 * The struct with `read` applied to a value before the check. superstruct's own `coerce` first
 * validates against a second struct, which dominates the time of a long list.
 *
 * @param accepts must agree with the struct about the results of `read`; for lists of many
 * thousands
 */
export function coerced<T, S>(
  struct: Struct<T, S>,
  read: (value: unknown) => unknown,
  accepts?: (value: unknown) => boolean,
): Coerced<T, S> {
  const coercer: Struct<T, S>['coercer'] = (value, context) => struct.coercer(read(value), context);
  return Object.assign(new Struct({ ...struct, coercer }), { accepts });
}

export function readableOf<T>(part: Struct<T, unknown>) {
  const whole = define<T | undefined>(part.type, (value) => value === undefined || part.is(value));
  const read = (value: unknown) => validate(value, part, { coerce: true, mask: true })[1];
  return Object.assign(coerced(whole, read, always), { part });
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

function numberOrValue(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const isGrouped = /^\s*[+-]?\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(value);
  const number = Number(isGrouped ? value.replaceAll(',', '') : value);
  return Number.isFinite(number) ? number : value;
}
