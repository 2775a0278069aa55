/** From an empty form to what is sent of a filled one. */
import { rowsIn } from './errors';
import type { Field, Form, PayloadFrom, Value, Values, ValuesOf } from './form';

/** The values of a form that nobody has filled in. */
export function initialValues<F extends Form>(form: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, initialValue(field)]),
  ) as ValuesOf<F>;
}

/**
 * What is sent of values in which `errorsIn` finds nothing wrong: texts trimmed, local fields and
 * empty ones left out.
 * @throws {Error} when a required field has no value after all
 */
export function payloadFrom<F extends Form>(form: F, values: Values): PayloadFrom<F> {
  const sent = Object.entries(form).filter(([, field]) => !field.isLocal);
  return Object.fromEntries(
    sent.flatMap(([name, field]) => {
      const value = sentValue(field, values[name]);
      if (value !== undefined) return [[name, value]];
      if (field.required !== undefined) throw new Error(`${name} has no value`);
      return [];
    }),
  ) as PayloadFrom<F>;
}

function initialValue({ kind }: Field): Value {
  if (kind === 'tick') return false;
  if (kind === 'file') return null;
  return kind === 'rows' ? {} : '';
}

function sentValue(field: Field, value: Value): unknown {
  if (field.kind === 'tick') return value === true ? true : undefined;
  if (field.kind === 'file') return value instanceof Blob ? value : undefined;
  if (field.kind === 'rows') {
    return Object.values(rowsIn(value)).map((row) => payloadFrom(field.row, row));
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (field.kind === 'number') return Number(value);
  return field.kind === 'password' ? value : value.trim();
}
