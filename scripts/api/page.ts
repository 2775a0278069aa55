import type { Schema } from '../../contract/openapi/schema';
import type { Description, Operation } from './description';
import { fieldTable, tableOf, typeText } from './page-types';

interface Located extends Operation {
  readonly title: string;
}

export function pageOf(description: Description): string {
  const { info, tags, components } = description;
  const operations = Object.entries(description.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(
      ([method, it]): Located => ({ ...it, title: `${method.toUpperCase()} ${path}` }),
    ),
  );
  const of = (tag: string) => operations.filter(({ tags }) => tags.includes(tag as never));
  return [
    `# ${info.title}`,
    'Generated from `contract/` by `npm run api`. The same as OpenAPI 3.1: [openapi.json](openapi.json).',
    info.description.trim(),
    '## Contents',
    ...tags.flatMap(({ name, description: heading }) => [
      `**${heading}**`,
      of(name).map(contentsLine).join('\n'),
    ]),
    '[Errors](#errors) · [Headers](#headers) · [Schemas](#schemas)',
    ...tags.flatMap(({ name, description: heading }) => [
      `## ${heading}`,
      ...of(name).flatMap(sectionOf),
    ]),
    '## Errors',
    'The body of every error is a [Failure](#failure).',
    tableOf(
      ['Status', 'Meaning', 'Headers'],
      Object.entries(components.responses).map(([status, it]) => [
        status,
        it.description,
        code(Object.keys(it.headers ?? {})),
      ]),
    ),
    '## Headers',
    tableOf(
      ['Header', 'In', 'Meaning'],
      [
        ...headerRows('requests', components.parameters),
        ...headerRows('responses', components.headers),
      ],
    ),
    '## Schemas',
    'A `?` marks an optional field.',
    ...Object.keys(components.schemas)
      .sort()
      .flatMap((name) => shapeSection(name, components.schemas[name] as Schema)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function contentsLine({ title, summary }: Located): string {
  return `- [${title}](#${slugOf(title)}): ${summary}`;
}

function sectionOf(operation: Located): string[] {
  const { title, operationId, summary, description, security, responses, requestBody } = operation;
  const own = operation.parameters.flatMap((it) => ('name' in it ? [it] : []));
  const headers = operation.parameters.flatMap((it) =>
    '$ref' in it ? [it.$ref.replace(/^.*\//, '')] : [],
  );
  const { 200: good, 304: unchanged, ...bad } = responses;
  const facts = [
    `Operation: \`${operationId}\`.`,
    `Access: ${accessOf(security)}.`,
    unchanged ? 'Caching: public.' : 'Caching: `no-store`.',
    `Headers: ${code(headers)}.`,
    `Errors: ${Object.keys(bad).join(', ')}.`,
  ];
  return [
    `### ${title}`,
    `${summary}.${description === undefined ? '' : ` ${description}`}`,
    facts.map((it) => `- ${it}`).join('\n'),
    ...(own.length > 0
      ? [
          'Parameters:',
          tableOf(
            ['Parameter', 'In', 'Type', 'Meaning'],
            own.map((it) => [
              `\`${it.name}${it.required ? '' : '?'}\``,
              it.in,
              typeText(it.schema),
              it.description,
            ]),
          ),
        ]
      : []),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => [
      `Request body, \`${type}\`:`,
      fieldTable(schema),
    ]),
    'Response:',
    answerOf(good.content['application/json'].schema),
  ];
}

function answerOf(schema: Schema): string {
  return schema.properties ? fieldTable(schema) : `${capital(typeText(schema))}.`;
}

function shapeSection(name: string, schema: Schema): string[] {
  return [
    `### ${name}`,
    ...(schema.description === undefined ? [] : [schema.description]),
    fieldTable(schema),
    ...(schema.additionalProperties === true ? ['It has further fields.'] : []),
  ];
}

function accessOf(security: Operation['security']): string {
  if (security.length === 0) return 'no token';
  return security.length > 1 ? 'public, token optional' : 'members only';
}

function headerRows(place: string, headers: Readonly<Record<string, { description: string }>>) {
  return Object.entries(headers).map(([name, it]) => [`\`${name}\``, place, it.description]);
}

const code = (names: readonly string[]) => names.map((it) => `\`${it}\``).join(', ');
const capital = (text: string) => text.replace(/^./, (it) => it.toUpperCase());

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
