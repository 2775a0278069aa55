/** Mutants of functions: the operators, conditions and values in them. */
import type { CallExpression, Node } from 'oxc-parser';
import { type Change, childrenOf, excerpt, itemsIn, keyOf, removal, replacement } from './syntax';

/** An operator and what stands in its place. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

/** Methods without which the value before the dot remains. */
const METHODS = /^(trim|toLowerCase|toUpperCase|slice|filter|map|flatMap|sort|reverse|concat)$/;
const EXCHANGED: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
]);

type Draft = readonly [operator: string, changed: Node, text: string];

/** All changes in a node and below it, types left alone. */
export function codeChanges(node: Node, place: string, source: string): Change[] {
  if (isStub(node)) return [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const below = childrenOf(node)
    .filter(isCode)
    .flatMap((it) => codeChanges(it, place, source));
  const here = draftsFor(node, textOf).map(
    ([operator, changed, text]): Change => ({
      operator,
      place,
      change: `${excerpt(textOf(changed))} → ${excerpt(text)}`,
      edits: [replacement(changed, text)],
    }),
  );
  return [...here, ...removalsIn(node, place, source), ...below];
}

function draftsFor(node: Node, textOf: (node: Node) => string): Draft[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [textOf(node.left), textOf(node.right)];
      if (node.operator === '??')
        return [
          ['fallback', node, left],
          ['fallback', node, right],
        ];
      const operator = node.type === 'LogicalExpression' ? 'logic' : 'comparison';
      return (OPERATORS[node.operator] ?? []).map(
        (it): Draft => [operator, node, `${left} ${it} ${right}`],
      );
    }
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].map((it): Draft => ['condition', node, textOf(it)]);
    case 'IfStatement':
      return ['true', 'false'].map((it): Draft => ['condition', node.test, it]);
    case 'UnaryExpression':
      return node.operator === '!' ? [['condition', node, textOf(node.argument)]] : [];
    case 'Literal':
      return literalDrafts(node.value).map((text): Draft => ['value', node, text]);
    case 'TemplateLiteral':
      return [['value', node, "''"]];
    case 'CallExpression':
      return callDrafts(node, textOf);
    default:
      return [];
  }
}

function literalDrafts(value: unknown): string[] {
  if (typeof value === 'boolean') return [`${!value}`];
  if (typeof value === 'number') return [`${value + 1}`];
  if (typeof value === 'string') return [value === '' ? "'changed'" : "''"];
  return [];
}

function callDrafts(node: CallExpression, textOf: (node: Node) => string): Draft[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const other = EXCHANGED.get(name);
  if (other) return [['call', callee.property, other]];
  return METHODS.test(name) ? [['call', node, textOf(callee.object)]] : [];
}

/** Fields of objects, items of lists and statements, each left out. */
function removalsIn(node: Node, place: string, source: string): Change[] {
  const without = (operator: string, part: Node): Change => ({
    operator,
    place,
    change: `without ${excerpt(part.type === 'Property' ? keyOf(part) : source.slice(part.start, part.end))}`,
    edits: [removal(part, source)],
  });
  if (node.type === 'ObjectExpression') return node.properties.map((it) => without('field', it));
  if (node.type === 'ArrayExpression') return itemsIn(node).map((it) => without('item', it));
  if (node.type !== 'BlockStatement') return [];
  return node.body
    .filter(({ type }) => type === 'ExpressionStatement')
    .map((it) => without('statement', it));
}

/** Types, names and the properties' keys are not changed. */
function isCode(node: Node): boolean {
  if (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return true;
  return !node.type.startsWith('TS') && node.type !== 'Identifier';
}

/** A function that the site supplies: here it only throws. */
function isStub(node: Node): boolean {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'BlockStatement') return false;
  return node.body.body.every(({ type }) => type === 'ThrowStatement') && node.body.body.length > 0;
}
