/** The fields a request carries, whichever way it wrote them. */
import { invalid } from './http-error';

/** Field name → its text, file, or JSON value; of a repeated field the last counts. */
export type Fields = ReadonlyMap<string, unknown>;

/**
 * A field's text, with `\n` for the `\r\n` that ends a line in a form; numbers count as text,
 * anything else as empty.
 */
export function textOf(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** A field's file. Browsers send an unfilled file field as an empty file without a name. */
export function fileOf(fields: Fields, name: string): File | null {
  const value = fields.get(name);
  return value instanceof File && (value.size > 0 || value.name !== '') ? value : null;
}

/** Ticked boxes travel as `1`; `true` and `on` are taken too. */
export function isTicked(fields: Fields, name: string): boolean {
  return ['1', 'true', 'on', true, 1].includes(fields.get(name) as string);
}

/** Throws 422 unless the errors, one message a field, are none. */
export function assertValid(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length === 0) return;
  throw invalid(Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])));
}
