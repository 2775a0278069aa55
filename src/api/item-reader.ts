import { type Context, type Struct, validate } from 'superstruct';
import type { Coerced } from '../../contract/coercions';

export type AnyStruct = Struct<unknown, unknown>;

interface Field {
  readonly key: string;
  readonly coerce: (value: unknown, context: Context) => unknown;
  readonly accepts: (read: unknown) => boolean;
}

const CONTEXT: Context = { branch: [], path: [], mask: true };

/**
 * Returns a function that reads one item. That function returns `undefined` for an unreadable item.
 * Avoids superstruct's slow `validate` for objects, unless a field's struct has a schema.
 */
export function itemReader(item: AnyStruct): (value: unknown) => unknown {
  const fields = fieldsOf(item);
  if (!fields) return (value) => validate(value, item, { coerce: true, mask: true })[1];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const item = value as Record<string, unknown>;
    const read: Record<string, unknown> = {};
    for (const { key, coerce, accepts } of fields) {
      const part = coerce(item[key], CONTEXT);
      if (!accepts(part)) return undefined;
      if (part !== undefined || key in item) read[key] = part;
    }
    return read;
  };
}

function fieldsOf({ type, schema }: AnyStruct): readonly Field[] | null {
  if (type !== 'object') return null;
  const structs = Object.entries(schema as Record<string, Coerced<unknown, unknown>>);
  if (structs.some(([, struct]) => struct.schema !== null)) return null;
  return structs.map(([key, struct]) => ({
    key,
    coerce: struct.coercer,
    accepts: struct.accepts ?? ((part) => isSound(part, struct)),
  }));
}

function isSound(part: unknown, struct: AnyStruct): boolean {
  return isEmpty(struct.validator(part, CONTEXT)) && isEmpty(struct.refiner(part, CONTEXT));
}

function isEmpty(failures: Iterable<unknown>): boolean {
  for (const _ of failures) return false;
  return true;
}
