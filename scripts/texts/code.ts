import { type CallExpression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Catalogue } from '../../server/text-files';
import { shapeOf } from '../../site/text-shape';

const TEXT_FUNCTIONS = new Set(['text', 'richText', 'say', 'translate']);
const KEY = /^[a-z]\w*(?:\.\w+)+$/;
const SITE = 'site';

/** @returns `quoted`: all string and template literals, with `*` in place of each expression */
export function textsIn(file: string, code: string, english: Catalogue) {
  const problems: string[] = [];
  const quoted = new Set<string>();
  const look = (key: string, values: ObjectExpression | null | undefined) => {
    const message = english[key]?.defaultMessage;
    if (message === undefined) problems.push(`${file}: ${key} is no key of English`);
    else {
      const lacking = missingValues(message, values);
      if (lacking.length > 0) problems.push(`${file}: ${key} gets no ${lacking.join(', ')}`);
    }
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') quoted.add(value);
    },
    TemplateLiteral({ quasis }) {
      quoted.add(quasis.map(({ value }) => value.raw).join('*'));
    },
    CallExpression(call) {
      const key = keyOf(call);
      if (key !== null) look(key, objectAt(call.arguments[1]));
    },
    ObjectExpression(object) {
      const [key, values] = [propertyOf(object, 'key'), propertyOf(object, 'values')];
      if (key?.type !== 'Literal' || values?.type !== 'ObjectExpression') return;
      if (typeof key.value === 'string') look(key.value, values);
    },
  }).visit(parseSync(file, code).program);
  return { problems, quoted };
}

function keyOf({ callee, arguments: [first] }: CallExpression): string | null {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const name = called.type === 'Identifier' ? called.name : '';
  if (!TEXT_FUNCTIONS.has(name) || first?.type !== 'Literal') return null;
  return typeof first.value === 'string' && KEY.test(first.value) ? first.value : null;
}

function objectAt(argument: CallExpression['arguments'][number] | undefined) {
  if (argument === undefined) return undefined;
  return argument.type === 'ObjectExpression' ? argument : null;
}

function propertyOf({ properties }: ObjectExpression, name: string) {
  for (const it of properties) {
    if (it.type !== 'Property' || it.key.type !== 'Identifier') continue;
    if (it.key.name === name) return it.value;
  }
  return undefined;
}

function missingValues(message: string, values: ObjectExpression | null | undefined): string[] {
  const { args, tags } = shapeOf(message);
  const wanted = [...args, ...tags].filter((name) => name !== SITE);
  if (values === undefined) return wanted;
  if (values?.properties.every(({ type }) => type === 'Property') !== true) return [];
  return wanted.filter((name) => propertyOf(values, name) === undefined);
}
