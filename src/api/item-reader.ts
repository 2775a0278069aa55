/** How the items of a list are read. */
import { type Context, type Struct, validate } from 'superstruct';

export type AnyStruct = Struct<unknown, unknown>;

interface Field {
  readonly key: string;
  readonly struct: AnyStruct;
  /** Whether it may be `null`, and whether it may be left out. */
  readonly mayBe: { readonly null: boolean; readonly undefined: boolean };
  /** Whether a value of its type may be wrong all the same. */
  readonly isRefined: boolean;
}

const CONTEXT: Context = { branch: [], path: [], mask: true };

/**
 * A function that reads a value as superstruct does, with coercion and without what the struct does not know;
 * `undefined` for what can't be read. superstruct runs several generators for each field: a list of 10,000 cards takes
 * it ten times as long. Items that hold more than plain values are left to it.
 */
export function itemReader(item: AnyStruct): (value: unknown) => unknown {
  const fields = fieldsOf(item);
  if (!fields) return (value) => validate(value, item, { coerce: true, mask: true })[1];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const item = value as Record<string, unknown>;
    const read: Record<string, unknown> = {};
    for (const field of fields) {
      const { key, struct } = field;
      const part = struct.coercer(item[key], CONTEXT);
      if (!isValid(part, field)) return undefined;
      if (part !== undefined || key in item) read[key] = part;
    }
    return read;
  };
}

/** The fields of an object of plain values; `null` for any other struct. */
function fieldsOf({ type, schema }: AnyStruct): readonly Field[] | null {
  if (type !== 'object') return null;
  const fields = Object.entries(schema as Record<string, AnyStruct>).map(([key, struct]) => ({
    key,
    struct,
    mayBe: { null: isSound(null, struct), undefined: isSound(undefined, struct) },
    // Of a struct without a refiner superstruct makes one that answers with an empty array.
    isRefined: !Array.isArray(struct.refiner(null, CONTEXT)),
  }));
  return fields.every(({ struct }) => struct.schema === null) ? fields : null;
}

function isValid(part: unknown, { struct, mayBe, isRefined }: Field): boolean {
  if (part === null) return mayBe.null;
  if (part === undefined) return mayBe.undefined;
  if (typeof part !== struct.type) return isSound(part, struct);
  return !isRefined || isEmpty(struct.refiner(part, CONTEXT));
}

function isSound(part: unknown, struct: AnyStruct): boolean {
  return isEmpty(struct.validator(part, CONTEXT)) && isEmpty(struct.refiner(part, CONTEXT));
}

function isEmpty(failures: Iterable<unknown>): boolean {
  for (const _ of failures) return false;
  return true;
}
