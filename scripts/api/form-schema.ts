import { type Field, type Form, MAX_TEXT_LENGTH } from '../../contract/forms/form';
import { MAX_IMAGE_BYTES } from '../../contract/forms/images';
import type { Schema } from '../../contract/openapi/schema';
import { type Docs, meaningOf } from './docstrings';

const MB = 1024 * 1024;
const FORMATS = { email: 'email', webAddress: 'uri', phone: undefined } as const;

export function formSchemaOf(call: string, form: Form, docs: Docs): Schema {
  const properties: Record<string, Schema> = {};
  const inRows: [string, Schema][] = [];
  const required: string[] = [];
  for (const [name, field] of Object.entries(form)) {
    if (field.isLocal) continue;
    if (field.kind === 'rows') {
      inRows.push(...rowFieldsOf(name, field.row));
      continue;
    }
    properties[name] = described(fieldSchemaOf(field), meaningOf(call, name, docs.fields[name]));
    if (field.required !== undefined) required.push(name);
  }
  return {
    type: 'object',
    properties,
    ...(inRows.length > 0 && { patternProperties: Object.fromEntries(inRows) }),
    required,
  };
}

export function imagePartsOf(form: Form): string[] {
  return Object.entries(form).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));
}

function rowFieldsOf(name: string, row: Form): [string, Schema][] {
  return Object.entries(row).map(([inner, field]) => [
    `^${name}\\[\\d+\\]\\[${inner}\\]$`,
    described(
      fieldSchemaOf(field),
      field.required ? 'Required in each row.' : 'Optional in each row.',
    ),
  ]);
}

function fieldSchemaOf(field: Field): Schema {
  switch (field.kind) {
    case 'text': {
      const format = field.format && FORMATS[field.format];
      return {
        type: 'string',
        maxLength: field.max ?? MAX_TEXT_LENGTH,
        ...(format && { format }),
      };
    }
    case 'password':
      return {
        type: 'string',
        format: 'password',
        ...(field.min !== undefined && { minLength: field.min }),
        maxLength: field.max,
        ...(field.sameAs && { description: `The same as \`${field.sameAs.field}\`.` }),
      };
    case 'choice':
      return { type: 'string', enum: field.choices };
    case 'pastDay':
      return { type: 'string', format: 'date', description: 'A day in the past.' };
    case 'number':
      return { type: 'number' };
    case 'file':
      return {
        type: 'string',
        format: 'binary',
        description: `An image of at most ${MAX_IMAGE_BYTES / MB} MB.`,
      };
    case 'tick':
      return { type: 'string', const: '1' };
    case 'rows':
      throw new Error('Rows are sent as the fields of each row');
  }
}

function described(schema: Schema, meaning: string | undefined): Schema {
  const description = [meaning, schema.description].filter((it) => it !== undefined).join(' ');
  return description === '' ? schema : { ...schema, description };
}
