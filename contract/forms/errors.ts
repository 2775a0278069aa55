import type { Phrase } from '../text-key';
import { type BoxField, type Form, plainText, rowsIn, type Value, type Values } from './form';
import { imageError } from './images';

export const MAX_EMAIL_LENGTH = 254;

type TextFormat = Extract<BoxField, { kind: 'text' }>['format'];

export type Check = (field: BoxField, value: Value, values: Values) => Phrase | null;

/**
 * Returns the message of each invalid field, in form order. The key of a row's field contains the
 * row's key, as in `cast.k1.email`.
 */
export function errorsIn(
  form: Form,
  values: Values,
  check: Check = fieldError,
): Record<string, Phrase> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      const value = values[name];
      if (field.kind !== 'rows') return entriesOf(name, check(field, value, values));
      const rows = Object.entries(rowsIn(value));
      if (rows.length === 0) return entriesOf(name, field.required ?? null);
      return rows.flatMap(([key, row]) =>
        Object.entries(errorsIn(field.row, row, check)).flatMap(([inner, message]) =>
          entriesOf(`${name}.${key}.${inner}`, message),
        ),
      );
    }),
  );
}

/**
 * Runs the client's checks. The provider runs them, too, but skips local fields and checks files
 * separately. The provider also adds checks of its own, such as maximum lengths.
 */
export function fieldError(field: BoxField, value: Value, values: Values): Phrase | null {
  const missing = field.required ?? null;
  if (field.kind === 'tick') return value === true ? null : missing;
  if (field.kind === 'file') {
    if (value instanceof File) return imageError(value);
    return value === null ? (field.removed ?? missing) : missing;
  }
  const text = typeof value === 'string' ? value : '';
  const plain = plainText(field, text);
  if (plain === '') return missing;
  switch (field.kind) {
    case 'text':
      return hasFormat(plain, field.format) ? null : (field.invalid ?? null);
    case 'password':
      if ([...text].length < (field.min ?? 0)) {
        return { key: 'form.password.tooShort', values: { min: field.min } };
      }
      return !field.sameAs || values[field.sameAs.field] === text ? null : field.sameAs.message;
    case 'choice':
      return field.choices.includes(plain) ? null : field.invalid;
    case 'number':
      return Number.isFinite(Number(text)) ? null : field.invalid;
    case 'pastDay':
      return /^\d{4,}-\d{2}-\d{2}$/.test(text) ? null : 'form.day.partial';
  }
}

/**
 * Accepts Unicode letters. Unlike RFC 5322, rejects quoted local parts, `%` and dotless domains.
 */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > 64 || text.length > MAX_EMAIL_LENGTH) return false;
  const atoms = local.split('.');
  const labels = domain.split('.');
  return (
    atoms.every((atom) => /^[^\s"(),:;<>@[\\\]%\p{C}]+$/u.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  );
}

export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function hasFormat(text: string, format: TextFormat): boolean {
  if (format === 'email') return isEmail(text);
  return format === 'webAddress' ? isWebAddress(text) : true;
}

function entriesOf(name: string, message: Phrase | null): [string, Phrase][] {
  return message === null ? [] : [[name, message]];
}
