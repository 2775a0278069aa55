import type { Phrase } from '../text-key';
import { plainEmail } from './email';

/** The default limit of a text, in UTF-16 code units like `maxlength`. */
export const MAX_TEXT_LENGTH = 100;

interface FieldBase {
  /** The message if the field is empty. A field without this message is optional. */
  readonly required?: Phrase;
  readonly isLocal?: true;
}

interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly max?: number;
  readonly isMultiline?: true;
  readonly format?: 'email' | 'webAddress' | 'phone';
  readonly invalid?: Phrase;
}

interface PasswordField extends FieldBase {
  readonly kind: 'password';
  readonly max: number;
  /** The minimum length in code points. */
  readonly min?: number;
  readonly sameAs?: { readonly field: string; readonly message: Phrase };
}

interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly invalid: Phrase;
}

/** `YYYY-MM-DD`, from 1900 to today (UTC). */
interface PastDayField extends FieldBase {
  readonly kind: 'pastDay';
  readonly invalid: Phrase;
}

interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly invalid: Phrase;
}

interface FileField extends FieldBase {
  readonly kind: 'file';
  readonly removed?: Phrase;
}

interface TickField extends FieldBase {
  readonly kind: 'tick';
}

/** A list of sub-forms, sent as `name[0][field]`. */
interface RowsField extends FieldBase {
  readonly kind: 'rows';
  readonly row: Form;
  readonly max: number;
  readonly tooMany: Phrase;
}

export type BoxField =
  | TextField
  | PasswordField
  | ChoiceField
  | PastDayField
  | NumberField
  | FileField
  | TickField;
export type Field = BoxField | RowsField;

/** Fields by name. The first invalid one gets the focus, so list them in display order. */
export interface Form {
  readonly [name: string]: Field;
}

export type Value = string | boolean | File | null | undefined | Rows;
type Rows = { readonly [key: string]: Values };
export type Values = { readonly [name: string]: Value };

export type ValuesOf<F extends Form> = {
  -readonly [Name in keyof F]: F[Name]['kind'] extends 'tick'
    ? boolean
    : F[Name]['kind'] extends 'file'
      ? File | null
      : F[Name]['kind'] extends 'rows'
        ? Rows
        : string;
};

export type PayloadFrom<F extends Form> = {
  -readonly [Name in keyof F as F[Name] extends Local
    ? never
    : F[Name] extends Required
      ? Name
      : never]: Sent<F[Name]>;
} & {
  -readonly [Name in keyof F as F[Name] extends Local | Required ? never : Name]?: Sent<F[Name]>;
};

type Local = { readonly isLocal: true };
type Required = { readonly required: Phrase };

type Sent<F extends Field> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'rows'; row: infer Row extends Form }
    ? PayloadFrom<Row>[]
    : F['kind'] extends 'file'
      ? File
      : F['kind'] extends 'tick'
        ? true
        : F['kind'] extends 'number'
          ? number
          : string;

export function rowsIn(value: Value): { readonly [key: string]: Values } {
  return typeof value === 'object' && value !== null && !(value instanceof Blob) ? value : {};
}

/** Returns the field at a path: `cast.k1.email` is the `email` field of row `k1` of `cast`. */
export function fieldAt(form: Form, path: string): Field | undefined {
  const [name = '', , inner] = path.split('.');
  const field = form[name];
  return field?.kind === 'rows' && inner !== undefined ? field.row[inner] : field;
}

export function maxLengthOf(field: Field | undefined): number | undefined {
  return field?.kind === 'text' ? (field.max ?? MAX_TEXT_LENGTH) : undefined;
}

export function plainText(field: BoxField, text: string): string {
  return field.kind === 'text' && field.format === 'email' ? plainEmail(text) : text.trim();
}

export function initialValues<F extends Form>(form: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, initialValue(field)]),
  ) as ValuesOf<F>;
}

export function valuesFrom(form: Form, data: FormData): Values {
  return Object.fromEntries(
    Object.entries(form).map(([name, { kind }]) => {
      const entry = data.get(name);
      if (kind === 'tick') return [name, entry !== null];
      // Browsers submit an empty file if none was chosen.
      if (kind === 'file') return [name, entry instanceof File && entry.name ? entry : null];
      return [name, entry ?? ''];
    }),
  );
}

/**
 * Returns the payload of valid values. Trims texts, but not passwords. Omits local and empty fields,
 * but keeps a field of kind `rows` without rows, as an empty list.
 *
 * @throws {Error} if a required field has no value, unless it is local or of kind `rows`
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
  const text = typeof value === 'string' ? plainText(field, value) : '';
  if (text === '') return undefined;
  if (field.kind === 'number') return Number(text);
  return field.kind === 'password' ? value : text;
}
