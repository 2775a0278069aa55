/** The syntax trees that mutants are made from. */
import {
  type ArrayExpression,
  type Node,
  type ObjectExpression,
  type ObjectProperty,
  parseSync,
} from 'oxc-parser';

/** One replacement in a source text; offsets in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One change of a source text. */
export interface Change {
  /** What kind of thing is changed: `guard`, `target`, `comparison`. */
  readonly operator: string;
  /** Where: a state and its event, or a function's name. */
  readonly place: string;
  readonly change: string;
  readonly edits: readonly Edit[];
}

/** @throws {Error} when the text is no TypeScript */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Finds the object that a call of `name` is given, as in `setup({ … })`. */
export function argumentOf(name: string, node: Node): ObjectExpression | undefined {
  if (node.type === 'CallExpression') {
    const { callee } = node;
    const [first] = node.arguments;
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    if (called.type === 'Identifier' && called.name === name) return objectIn(first);
  }
  for (const child of childrenOf(node)) {
    const found = argumentOf(name, child);
    if (found) return found;
  }
  return undefined;
}

export function propertiesOf(node: Node | undefined): ObjectProperty[] {
  const all = objectIn(node)?.properties ?? [];
  return all.filter((it) => it.type === 'Property');
}

export function propertyOf(node: Node | undefined, name: string): ObjectProperty | undefined {
  return propertiesOf(node).find((it) => keyOf(it) === name);
}

export function keyOf({ key }: { readonly key: Node }): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

export function objectIn(node: Node | null | undefined): ObjectExpression | undefined {
  return node?.type === 'ObjectExpression' ? node : undefined;
}

export function textIn(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** A list as XState reads it: one value may stand for itself. */
export function itemsOf(node: Node | undefined): Node[] {
  if (!node) return [];
  return node.type === 'ArrayExpression' ? itemsIn(node) : [node];
}

export function itemsIn({ elements }: ArrayExpression): Node[] {
  return elements.filter((it) => it !== null);
}

export function replacement({ start, end }: Node, text: string): Edit {
  return { start, end, text };
}

/** Takes an item or a property out of its list, with the comma behind it. */
export function removal(node: Node, source: string): Edit {
  const [comma = ''] = /^\s*,/.exec(source.slice(node.end)) ?? [];
  return { start: node.start, end: node.end + comma.length, text: '' };
}

export function apply(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      source,
    );
}

/** One line of a source text, shortened. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
