/** Browser translation replaces text nodes with elements, and React then fails to update their siblings. */
import { readFileSync } from 'node:fs';
import {
  type ArrowFunctionExpression,
  type CallExpression,
  type ConditionalExpression,
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXExpression,
  type JSXFragment,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

test('no text node is a sibling of conditional elements', () => {
  const files = sourcesIn('src').filter((file) => file.endsWith('.tsx'));
  expect(files.flatMap((file) => bareTextsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '<p>{isOld && <b>Old</b>} film</p>',
  '<p>Films: {films.map((film) => <b>{film}</b>)}</p>',
  '<p>{isOld ? <b>Old</b> : "new"} <i>film</i></p>',
  '<p>{isOld && "old"}<i>film</i></p>',
  '<p>{isOld && <b>Old</b>} {text("film")}</p>',
  'parts.map((part) => part.isMatch ? <b>{part.text}</b> : part.text)',
  'parts.map((part) => { return part.isMatch ? <b>{part.text}</b> : part.text; })',
])('such a text node is detected: %s', (code) => {
  expect(bareTextsIn('a.tsx', `const a = ${code};`)).toHaveLength(1);
});

test.each([
  '<p>{isOld && <b>Old</b>} <span>film</span></p>',
  '<p>A film of {year} <b>{name}</b></p>',
  '<p>{isOld ? "old" : "new"}</p>',
  'parts.map((part) => part.isMatch ? <b>{part.text}</b> : <i>{part.text}</i>)',
])('other code is accepted: %s', (code) => {
  expect(bareTextsIn('a.tsx', `const a = ${code};`)).toEqual([]);
});

type Part = JSXChild | JSXExpression;

function bareTextsIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const names = textNamesIn(program);
  const found: Part[] = [];
  const look = ({ children }: JSXElement | JSXFragment) => {
    const parts = children.map(partOf).filter((it) => !isBlank(it));
    if (parts.length < 2 || !parts.some(comesAndGoes)) return;
    found.push(...parts.filter((it) => isText(it, names)));
  };
  new Visitor({
    JSXElement: look,
    JSXFragment: look,
    CallExpression(call) {
      const [render] = isRepetition(call) ? call.arguments : [];
      const result = render?.type === 'ArrowFunctionExpression' ? resultOf(render) : null;
      if (result && isHalfText(result)) found.push(result);
    },
  }).visit(program);
  return found.map(({ start, end }) => `${file}: ${code.slice(start, end).trim()}`);
}

function textNamesIn(program: Parameters<Visitor['visit']>[0]): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const { type } = typeAnnotation?.typeAnnotation ?? {};
      if (key.type === 'Identifier' && type === 'TSStringKeyword') names.add(key.name);
    },
  }).visit(program);
  return names;
}

function resultOf({ body }: ArrowFunctionExpression): Expression | null {
  if (body.type !== 'BlockStatement') return body;
  const end = body.body.at(-1);
  return end?.type === 'ReturnStatement' ? end.argument : null;
}

function partOf(child: JSXChild): Part {
  return child.type === 'JSXExpressionContainer' ? child.expression : child;
}

function isBlank(part: Part): boolean {
  if (part.type === 'JSXEmptyExpression') return true;
  return (part.type === 'JSXText' || part.type === 'Literal') && String(part.value).trim() === '';
}

function comesAndGoes(part: Part): boolean {
  if (part.type === 'ConditionalExpression')
    return branchesOf(part).some((it) => it.type === 'JSXElement' || isNothing(it));
  return part.type === 'LogicalExpression' || isRepetition(part);
}

function isRepetition(part: Part): part is CallExpression {
  if (part.type !== 'CallExpression' || part.callee.type !== 'MemberExpression') return false;
  const { property } = part.callee;
  return property.type === 'Identifier' && ['map', 'flatMap'].includes(property.name);
}

function isHalfText(part: Part): boolean {
  if (part.type !== 'ConditionalExpression') return false;
  const elements = branchesOf(part).filter((it) => it.type === 'JSXElement');
  return elements.length === 1 && !branchesOf(part).some(isNothing);
}

function isNothing(part: Part): boolean {
  return part.type === 'Literal' && part.value === null;
}

function isText(part: Part, names: ReadonlySet<string>): boolean {
  if (part.type === 'ConditionalExpression')
    return branchesOf(part).some((it) => isText(it, names));
  if (part.type === 'LogicalExpression') return isText(part.right, names);
  return isWritten(part) || isFound(part) || (part.type === 'Identifier' && names.has(part.name));
}

function isWritten(part: Part): boolean {
  return ['JSXText', 'Literal', 'TemplateLiteral'].includes(part.type);
}

function isFound(part: Part): boolean {
  if (part.type !== 'CallExpression' || part.callee.type !== 'Identifier') return false;
  return ['text', 'richText'].includes(part.callee.name);
}

function branchesOf({ consequent, alternate }: ConditionalExpression) {
  return [consequent, alternate];
}
