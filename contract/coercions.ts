/**
 * Structs that read leniently and validate strictly.
 *
 * With coercion (`mask`, `create`), they also accept variants. Examples are `0`, `1` or `"1"` for a
 * flag, a numeric string for a number, and `null` for an optional list.
 * Without coercion (`is`, `assert`), they accept only the canonical form, which the reference
 * provider must send.
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

export const flag = coerced(boolean(), isYes, always);

export const optionalFlag = coerced(nullable(boolean()), (value) =>
  value === null || value === undefined ? null : isYes(value),
);

export const optionalYes = coerced(
  optional(boolean()),
  (value) => isYes(value) || undefined,
  always,
);

export const requiredNumber = coerced(number(), numberOrValue);

export const optionalNumber = coerced(
  nullable(number()),
  (value) => {
    const read = numberOrValue(value);
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  },
  always,
);

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

export function choiceOf<const Choice extends string>(choices: readonly Choice[]) {
  return coerced(nullable(enums(choices)), (value) =>
    choices.some((choice) => choice === value) ? value : null,
  );
}

/** With coercion, drops invalid items instead of rejecting the list. */
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

export interface Coerced<T, S> extends Struct<T, S> {
  accepts?: ((value: unknown) => boolean) | undefined;
  /** The inner struct of `readableOf`, for the OpenAPI schema. */
  part?: Struct<T, unknown>;
}

/**
 * Applies `read` to a value before validation. superstruct's own `coerce` first validates against a
 * second struct, which is slow for long lists.
 *
 * @param accepts a faster substitute for the struct's validation, used in lists. It must give the
 *   same verdict as the struct on every result of `read`.
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
