/** What a form is made of, and what follows from that: what a page holds, and what is sent. */

import type { Phrase } from '../text-key';
import { plainEmail } from './email';

/** The most characters of a text whose field says nothing else, in UTF-16 units as `maxlength`. */
export const MAX_TEXT_LENGTH = 100;

interface FieldBase {
  /** The message when nothing is given; a field without one is optional. */
  readonly required?: Phrase;
  /** Stays on the page and is never sent. */
  readonly isLocal?: true;
}

/** A text; spaces around it don't count. */
interface TextField extends FieldBase {
  readonly kind: 'text';
  /** The most characters, where they are not `MAX_TEXT_LENGTH`. */
  readonly max?: number;
  readonly isMultiline?: true;
  /** A page leaves it to the provider to judge a phone number. */
  readonly format?: 'email' | 'webAddress' | 'phone';
  /** The message when the text has not that format. */
  readonly invalid?: Phrase;
}

/** Taken as it was typed, spaces and all. */
interface PasswordField extends FieldBase {
  readonly kind: 'password';
  readonly max: number;
  /** The fewest characters, in code points. */
  readonly min?: number;
  /** The field that must hold the same, and the message when it does not. */
  readonly sameAs?: { readonly field: string; readonly message: Phrase };
}

interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly invalid: Phrase;
}

/** A day in the past, `YYYY-MM-DD`, or empty. */
interface PastDayField extends FieldBase {
  readonly kind: 'pastDay';
  readonly invalid: Phrase;
}

interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly invalid: Phrase;
}

/** An image; see `images.ts` for what it may be. */
interface FileField extends FieldBase {
  readonly kind: 'file';
  /** The message when one that was chosen has been removed again. */
  readonly removed?: Phrase;
}

interface TickField extends FieldBase {
  readonly kind: 'tick';
}

/** A list of small forms, which travels as `name[0][field]`. */
interface RowsField extends FieldBase {
  readonly kind: 'rows';
  readonly row: Form;
  readonly max: number;
  readonly tooMany: Phrase;
}

/** A field with one value. */
export type BoxField =
  | TextField
  | PasswordField
  | ChoiceField
  | PastDayField
  | NumberField
  | FileField
  | TickField;
export type Field = BoxField | RowsField;

/** The fields of a form by name, in the order in which a page shows them. */
export interface Form {
  readonly [name: string]: Field;
}

/** A file that was never chosen is `undefined`, one that was removed again `null`. */
export type Value = string | boolean | File | null | undefined | Rows;
/** Rows by a key of the caller's own, in order. */
type Rows = { readonly [key: string]: Values };
/** What a form holds, by field. */
export type Values = { readonly [name: string]: Value };

/** The values of one form, each of its own type. */
export type ValuesOf<F extends Form> = {
  -readonly [Name in keyof F]: F[Name]['kind'] extends 'tick'
    ? boolean
    : F[Name]['kind'] extends 'file'
      ? File | null
      : F[Name]['kind'] extends 'rows'
        ? Rows
        : string;
};

/** What is sent of a form: optional fields without a value are left out. */
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

/** The rows that a value holds; none where it is anything else. */
export function rowsIn(value: Value): { readonly [key: string]: Values } {
  return typeof value === 'object' && value !== null && !(value instanceof Blob) ? value : {};
}

/** The field of a name; `cast.k1.email` names the field `email` of a row of `cast`. */
export function fieldAt(form: Form, path: string): Field | undefined {
  const [name = '', , inner] = path.split('.');
  const field = form[name];
  return field?.kind === 'rows' && inner !== undefined ? field.row[inner] : field;
}

/**
 * The `maxlength` of a field's box, if it should have one: a password that was pasted is refused
 * rather than cut off unseen.
 */
export function maxLengthOf(field: Field | undefined): number | undefined {
  return field?.kind === 'text' ? (field.max ?? MAX_TEXT_LENGTH) : undefined;
}

/** A field's text as it counts: without spaces around it, an email in its one spelling. */
export function plainText(field: BoxField, text: string): string {
  return field.kind === 'text' && field.format === 'email' ? plainEmail(text) : text.trim();
}

/** The values of a form that nobody has filled in. */
export function initialValues<F extends Form>(form: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, initialValue(field)]),
  ) as ValuesOf<F>;
}

/** The values in a form that a browser holds. */
export function valuesFrom(form: Form, data: FormData): Values {
  return Object.fromEntries(
    Object.entries(form).map(([name, { kind }]) => {
      const entry = data.get(name);
      if (kind === 'tick') return [name, entry !== null];
      // Without a file, a browser gives an empty one.
      if (kind === 'file') return [name, entry instanceof File && entry.name ? entry : null];
      return [name, entry ?? ''];
    }),
  );
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
  const text = typeof value === 'string' ? plainText(field, value) : '';
  if (text === '') return undefined;
  if (field.kind === 'number') return Number(text);
  return field.kind === 'password' ? value : text;
}
