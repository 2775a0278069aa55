import { type Check, errorsIn, fieldError } from '../../contract/forms/errors';
import {
  type BoxField,
  type Form,
  MAX_TEXT_LENGTH,
  type PayloadFrom,
  payloadFrom,
  plainText,
  type Value,
  type Values,
} from '../../contract/forms/form';
import { imageMessages, MAX_IMAGES_BYTES } from '../../contract/forms/images';
import type { Phrase } from '../../contract/text-key';
import { invalid, tooLarge } from '../http/http-error';
import type { Fields } from '../http/multipart';
import { isPlainText } from '../http/plain-text';

/** @throws {HttpError} 422 with errors by field, 413 if several images exceed their total limit */
export function parseForm<F extends Form>(form: F, fields: Fields, now: Date): PayloadFrom<F> {
  const values = valuesIn(form, fields, (name) => name);
  const errors = Object.entries(errorsIn(form, values, checkAt(now)));
  if (errors.length > 0) {
    throw invalid(Object.fromEntries(errors.map(([path, error]) => [wireName(path), [error]])));
  }
  const payload = payloadFrom(form, values);
  assertImagesFit(filesIn(payload));
  return payload;
}

function valuesIn(form: Form, fields: Fields, keyOf: (name: string) => string): Values {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => {
      if (field.kind === 'rows') return [name, rowsIn(name, field.row, field, fields)];
      return [name, boxValueIn(field, fields, keyOf(name))];
    }),
  );
}

function boxValueIn(field: BoxField, fields: Fields, key: string): Value {
  const { kind } = field;
  if (kind === 'tick') return isTicked(fields, key);
  if (kind === 'file') return fileOf(fields, key) ?? undefined;
  return kind === 'password' ? textOf(fields, key) : plainText(field, textOf(fields, key));
}

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** Ignores an empty file without a name, which browsers send if no file was chosen. */
function fileOf(fields: Fields, name: string): File | null {
  const value = fields.get(name);
  return value instanceof File && (value.size > 0 || value.name !== '') ? value : null;
}

function isTicked(fields: Fields, name: string): boolean {
  return ['1', 'true', 'on', true, 1].includes(fields.get(name) as string);
}

function rowsIn(
  name: string,
  row: Form,
  { max, tooMany }: { max: number; tooMany: Phrase },
  fields: Fields,
): Record<string, Values> {
  const pattern = new RegExp(`^${name}\\[(\\d{1,6})\\]\\[(?:${Object.keys(row).join('|')})\\]$`);
  const indexes = new Set<number>();
  for (const key of fields.keys()) {
    if (!key.startsWith(name)) continue;
    const index = pattern.exec(key)?.[1];
    if (index === undefined)
      throw invalid({ [name]: [{ key: 'server.form.list', values: { name } }] });
    indexes.add(Number(index));
  }
  if (indexes.size > max) throw invalid({ [name]: [tooMany] });
  // Objects list integer keys in ascending order, so this sorts the rows.
  return Object.fromEntries(
    [...indexes].map((index) => [
      index,
      valuesIn(row, fields, (field) => `${name}[${index}][${field}]`),
    ]),
  );
}

function checkAt(now: Date): Check {
  return (field, value, values) => {
    if (field.isLocal || value instanceof File) return null;
    return (
      textError(field, value) ??
      phoneError(field, value) ??
      dayError(field, value, now) ??
      fieldError(field, value, values)
    );
  };
}

function textError(field: BoxField, value: Value): Phrase | null {
  if (typeof value !== 'string' || field.kind === 'number') return null;
  const isMultiline = field.kind === 'text' && field.isMultiline;
  if (!isPlainText(value, isMultiline)) return 'server.form.characters';
  const max = ('max' in field ? field.max : undefined) ?? MAX_TEXT_LENGTH;
  return value.length > max ? { key: 'server.form.tooLong', values: { max } } : null;
}

function phoneError(field: BoxField, value: Value): Phrase | null {
  if (field.kind !== 'text' || field.format !== 'phone' || !value) return null;
  const text = String(value);
  const isPhone = /^[\p{Nd}\s+()./#*-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 3;
  return isPhone ? null : (field.invalid ?? null);
}

function dayError(field: BoxField, value: Value, now: Date): Phrase | null {
  if (field.kind !== 'pastDay' || typeof value !== 'string') return null;
  return value === '' || isPastDay(value, now) ? null : field.invalid;
}

function isPastDay(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isInCalendar && text >= '1900' && day <= now;
}

function assertImagesFit(files: readonly File[]): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length > 1 && size > MAX_IMAGES_BYTES) throw tooLarge(imageMessages.sizeOfAll);
}

function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

function wireName(path: string): string {
  return path.replace(/\.(\w+)/g, '[$1]');
}
