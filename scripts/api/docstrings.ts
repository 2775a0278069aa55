import { readFileSync } from 'node:fs';
import { type Comment, type Expression, parseSync } from 'oxc-parser';
import { fields } from '../../contract/openapi/meanings';

export interface Docs {
  readonly about?: string | undefined;
  readonly shape?: { readonly name: string; readonly about: string | undefined } | undefined;
  readonly fields: Readonly<Record<string, Docs>>;
}

export function meaningOf(owner: string, field: string, docs: Docs = NO_DOCS): string | undefined {
  return fields[`${owner}.${field}`] ?? docs.about ?? fields[field];
}

interface Source {
  readonly constants: ReadonlyMap<string, { init: Expression; start: number }>;
  aboutAt(start: number): string | undefined;
}

const FILES = ['calls', 'account', 'sign-ins', 'entities', 'forms/table'];
export const NO_DOCS: Docs = { fields: {} };

const sources = FILES.map((file) => readSource(`contract/${file}.ts`));

export function docsOfConstant(name: string): Docs {
  for (const source of sources) {
    const found = source.constants.get(name);
    if (!found) continue;
    const docs = docsOf(found.init, source);
    const about = source.aboutAt(found.start);
    const isShape = found.init.type === 'CallExpression' && Object.keys(docs.fields).length > 0;
    return { ...docs, about, shape: docs.shape ?? (isShape ? { name, about } : undefined) };
  }
  return NO_DOCS;
}

function docsOf(expression: Expression, source: Source): Docs {
  switch (expression.type) {
    case 'Identifier':
      return docsOfConstant(expression.name);
    case 'MemberExpression':
      return expression.property.type === 'Identifier'
        ? docsOfConstant(expression.property.name)
        : NO_DOCS;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return docsOf(expression.expression, source);
    case 'CallExpression': {
      const [first] = expression.arguments;
      return first && first.type !== 'SpreadElement' ? docsOf(first, source) : NO_DOCS;
    }
    case 'ObjectExpression':
      return { fields: Object.fromEntries(expression.properties.flatMap(fieldsOf)) };
    default:
      return NO_DOCS;
  }

  function fieldsOf(
    property: (Expression & { type: 'ObjectExpression' })['properties'][number],
  ): [string, Docs][] {
    if (property.type === 'SpreadElement') {
      return Object.entries(docsOf(property.argument, source).fields);
    }
    if (property.key.type !== 'Identifier') return [];
    const docs = docsOf(property.value, source);
    const about = source.aboutAt(property.start) ?? (docs.shape ? undefined : docs.about);
    return [[property.key.name, { ...docs, about }]];
  }
}

function readSource(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docstrings = new Map(
    comments.filter(isDocstring).map(({ value, end }) => [nextCharacter(code, end), plain(value)]),
  );
  const constants = program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [[id.name, { init, start: statement.start }] as const]
        : [],
    );
  });
  return { constants: new Map(constants), aboutAt: (start) => docstrings.get(start) };
}

function isDocstring({ type, value }: Comment): boolean {
  return type === 'Block' && value.startsWith('*');
}

function nextCharacter(code: string, from: number): number {
  return from + code.slice(from).search(/\S/);
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
