import type { Struct } from 'superstruct';
import { type Coerced, textOrEntries } from '../../contract/coercions';
import { shapes as meanings } from '../../contract/openapi/meanings';
import type { Schema } from '../../contract/openapi/schema';
import { type Docs, meaningOf, NO_DOCS } from './docstrings';

export type AnyStruct = Struct<unknown, unknown>;

export type Shapes = Record<string, Schema>;

export const EXTENSION = 'Extension.';

/** Schemas for unions and records, whose parts superstruct does not expose. */
const opaque = new Map<unknown, Schema>([
  [
    textOrEntries,
    {
      anyOf: [
        { type: 'string' },
        { type: 'object', additionalProperties: { type: 'string' } },
        { type: 'null' },
      ],
    },
  ],
]);

export function schemaOf(struct: AnyStruct, docs: Docs, shapes: Shapes): Schema {
  return opaque.get(struct) ?? withNull(plainSchemaOf(struct, docs, shapes), struct);
}

function plainSchemaOf(struct: AnyStruct, docs: Docs, shapes: Shapes): Schema {
  const { part } = struct as Coerced<unknown, unknown>;
  if (part) return plainSchemaOf(part as AnyStruct, docs, shapes);
  switch (struct.type) {
    case 'string':
      return { type: 'string', ...(!struct.is('') && { minLength: 1 }) };
    case 'number':
    case 'boolean':
      return { type: struct.type };
    case 'enums':
      return { type: 'string', enum: Object.values(struct.schema as Record<string, string>) };
    case 'array':
      return { type: 'array', items: schemaOf(struct.schema as AnyStruct, docs, shapes) };
    case 'object':
    case 'type':
      return objectSchemaOf(struct, docs, shapes);
    default:
      throw new Error(`A ${struct.type} has no schema`);
  }
}

function objectSchemaOf({ type, schema }: AnyStruct, docs: Docs, shapes: Shapes): Schema {
  const structs = Object.entries(schema as Record<string, AnyStruct>);
  const name = docs.shape?.name.replace(/^./, (it) => it.toUpperCase()) ?? '';
  const description = docs.shape?.about ?? meanings[name];
  const object = (): Schema => ({
    ...(description !== undefined && { description }),
    type: 'object',
    properties: Object.fromEntries(
      structs.map(([key, struct]) => {
        const field = docs.fields[key];
        const meaning = meaningOf(name, key, field);
        const schema = schemaOf(struct, field ?? NO_DOCS, shapes);
        return [key, withDescription(schema, meaning, struct.is(undefined))];
      }),
    ),
    required: structs.filter(([, struct]) => !struct.is(undefined)).map(([key]) => key),
    // superstruct's `type` allows unknown fields, unlike `object`.
    ...(type === 'type' && { additionalProperties: true }),
  });
  if (name === '') return object();
  shapes[name] ??= object();
  return { $ref: `#/components/schemas/${name}` };
}

function withDescription(schema: Schema, meaning = '', isExtension: boolean): Schema {
  const isMarked = !isExtension || meaning.startsWith(EXTENSION);
  const description = isMarked ? meaning : `${EXTENSION} ${meaning}`.trim();
  return description === '' ? schema : { ...schema, description };
}

function withNull(schema: Schema, struct: AnyStruct): Schema {
  if (!struct.is(null)) return schema;
  if (typeof schema.type !== 'string' || schema.type === 'object') {
    return { anyOf: [schema, { type: 'null' }] };
  }
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
