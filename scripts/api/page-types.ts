import type { Schema } from '../../contract/openapi/schema';

export function fieldTable(schema: Schema): string {
  const rows = rowsOf(schema, '');
  return tableOf(['Field', 'Type', 'Meaning'], rows);
}

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export function typeText(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.replace(/^.*\//, '');
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  if (schema.enum) {
    return schema.enum.map((it) => (it === null ? 'null' : `\`${it}\``)).join(' or ');
  }
  if (schema.items) return `list of ${typeText(schema.items)}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `\`${name}\` (${typeText(field)})`,
    );
    return `object with ${fields.join(', ')}`;
  }
  if (typeof schema.additionalProperties === 'object') {
    return `map from name to ${typeText(schema.additionalProperties)}`;
  }
  return [[schema.type ?? []].flat().join(' or '), ...limitsOf(schema)].join(', ');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rowsOf(schema: Schema, prefix: string): string[][] {
  const plain = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isOptional = !schema.required?.includes(name);
    const path = `${prefix}${name}`;
    const row = [`\`${path}${isOptional ? '?' : ''}\``, ...textsOf(field)];
    return [row, ...rowsOf(field.items ?? field, `${path}${field.items ? '[]' : ''}.`)];
  });
  const byPattern = Object.entries(schema.patternProperties ?? {}).map(([pattern, field]) => [
    `\`${nameOf(pattern)}\``,
    ...textsOf(field),
  ]);
  return [...plain, ...byPattern];
}

function textsOf(field: Schema): string[] {
  return [typeOf(field), field.description ?? ''];
}

function typeOf(field: Schema): string {
  if (field.items?.properties) return 'list of objects';
  return field.properties ? 'object' : typeText(field);
}

function nameOf(pattern: string): string {
  return pattern.replace(/[\^$]/g, '').replace('\\d+', '0').replaceAll('\\', '');
}

function limitsOf({ format, minLength = 0, maxLength }: Schema): string[] {
  const limits: string[] = [];
  if (format && format !== 'password') limits.push(format);
  if (maxLength !== undefined)
    limits.push(`${minLength > 1 ? `${minLength} to` : 'at most'} ${maxLength} characters`);
  else if (minLength > 0) limits.push('not empty');
  return limits;
}
