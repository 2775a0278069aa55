/**
 * Structs that read generously and state strictly.
 *
 * With coercion on (`mask`, `create`) they accept what a provider written in another language may
 * send: `0/1`, `"1"`, numbers as strings, `null`. With coercion off (`is`, `assert`) they accept
 * only the canonical form, which is what the reference provider is held to.
 */
import {
  any,
  array,
  boolean,
  coerce,
  define,
  nonempty,
  nullable,
  number,
  record,
  type Struct,
  string,
  trimmed,
  union,
  validate,
} from 'superstruct';

/** An identifier: any non-empty text; numbers become text. */
export const id = coerce(nonempty(trimmed(string())), number(), String);

/** A text that must be there: a name, a label. */
export const requiredText = coerce(nonempty(trimmed(string())), number(), String);

/** A text that may be missing; whatever is not a text or a number reads as `null`. */
export const optionalText = coerce(nullable(string()), any(), textOrNull);

/** `true`, `1` and `"1"` are yes; everything else is no. */
export const flag = coerce(
  boolean(),
  any(),
  (value) => value === true || value === 1 || value === '1' || value === 'true',
);

/** A number that must be there; numeric strings are read. */
export const requiredNumber = coerce(number(), string(), numberOrText);

/** A number that may be missing; what can't be read as one is `null`. */
export const optionalNumber = coerce(nullable(number()), any(), (value) => {
  const read = typeof value === 'string' ? numberOrText(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
});

/** A text, an object of key/value texts, or nothing: the `limit` of a plan's feature. */
export const textOrEntries = coerce(
  nullable(union([string(), record(string(), string())])),
  any(),
  (value) => {
    if (Array.isArray(value)) return null;
    if (typeof value !== 'object' || value === null) return textOrNull(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, textOrNull(entry) ?? '']),
    );
  },
);

/** An uploaded file. */
export const file = define<File>('File', (value) => value instanceof Blob);

/** A list from which the items that can't be read are left out; the others stay. */
export function listOf<T>(item: Struct<T, unknown>): Struct<T[], unknown> {
  return coerce(array(item), array(any()), (values) =>
    values.flatMap((value) => {
      const [error, read] = validate(value, item, { coerce: true, mask: true });
      return error ? [] : [read];
    }),
  ) as unknown as Struct<T[], unknown>;
}

/** Like `listOf`, but a missing or unreadable list is an empty one. */
export function optionalListOf<T>(item: Struct<T, unknown>): Struct<T[], unknown> {
  return coerce(listOf(item), any(), (value) => (Array.isArray(value) ? value : []));
}

function textOrNull(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

function numberOrText(text: string): number | string {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) ? value : text;
}
