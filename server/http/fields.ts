/** The fields a request carries, whichever way it wrote them. */
import type { Values } from '../../contract/forms';
import { type Rules, validateForm } from '../../contract/forms';
import { invalid } from './http-error';
import { isPlainText } from './plain-text';

/** Field name → its text, file, or JSON value; of a repeated field the last counts. */
export type Fields = ReadonlyMap<string, unknown>;

/** The most characters a field takes, and whether it may have lines. */
export interface TextLimit {
  readonly max: number;
  readonly lines?: true;
}

/** A field's text, its lines ended by a line feed (forms end them by two characters); numbers count as text, anything else as empty. */
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

/** What the rules and the fields' room find wrong, field by field. */
export function problemsIn(
  values: Values,
  rules: Rules,
  rooms: Readonly<Record<string, TextLimit>>,
): Record<string, string> {
  const overfull = Object.entries(rooms).flatMap(([field, room]) => {
    const problem = roomProblem(values[field], room);
    return problem === null ? [] : [[field, problem]];
  });
  return { ...validateForm(rules, values), ...Object.fromEntries(overfull) };
}

/** Throws a 422 refusal when there are problems. */
export function assertValid(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length === 0) return;
  throw invalid(
    Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, [text]])),
  );
}

function roomProblem(value: Values[string] | undefined, { max, lines }: TextLimit): string | null {
  if (typeof value !== 'string') return null;
  if (!isPlainText(value, lines)) return 'Some characters of this text cannot be used';
  return value.length > max ? `May have at most ${max} characters` : null;
}
