/** Mutants: a source file with one thing changed, which a test must notice. */

import type { Node } from 'oxc-parser';
import { chartChanges, delayChanges } from './chart-operators';
import { codeChanges } from './code-operators';
import {
  apply,
  argumentOf,
  type Change,
  childrenOf,
  keyOf,
  parse,
  propertiesOf,
  propertyOf,
} from './syntax';

export interface Mutant extends Omit<Change, 'edits'> {
  /** Survives changes elsewhere in the file: `search guard: suggesting on box.left, not isEmpty`. */
  readonly id: string;
  /** Whether the chart itself is changed, or the code of its guards and actions. */
  readonly kind: 'chart' | 'code';
  readonly line: number;
  /** The whole file as changed. */
  readonly source: string;
}

/** @param name the flow's file name: `cast-mail` */
export function mutantsOfChart(name: string, source: string): Mutant[] {
  const program = parse(`${name}.machine.ts`, source);
  const config = argumentOf('createMachine', program);
  const setup = argumentOf('setup', program);
  if (!config) throw new Error(`${name} has no chart.`);
  const declared = (part: string) => propertiesOf(propertyOf(setup, part)?.value);
  const code = [
    ...[...declared('actions'), ...declared('guards')].map((it) => [keyOf(it), it.value] as const),
    ...codeInConfig(config, 'root'),
    ...helpersIn(program),
  ].flatMap(([place, node]) => codeChanges(node, place, source));
  return [
    ...mutants(name, 'chart', source, [
      ...chartChanges(config, source),
      ...delayChanges(declared('delays'), source),
    ]),
    ...mutants(name, 'code', source, code),
  ];
}

/** Mutants of a module that is code throughout. */
export function mutantsOfModule(name: string, source: string): Mutant[] {
  const code = helpersIn(parse(name, source)).flatMap(([place, node]) =>
    codeChanges(node, place, source),
  );
  return mutants(name, 'code', source, code);
}

function mutants(
  name: string,
  kind: Mutant['kind'],
  source: string,
  changes: readonly Change[],
): Mutant[] {
  const seen = new Map<string, number>();
  return changes.map(({ edits, ...change }) => {
    const said = `${name} ${change.operator}: ${change.place}, ${change.change}`;
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return {
      ...change,
      id: times === 1 ? said : `${said} (${times})`,
      kind,
      line: source.slice(0, edits.at(-1)?.start).split('\n').length,
      source: apply(source, edits),
    };
  });
}

/** Functions and values that a config holds: `context`, and every `params` and `input`. */
function codeInConfig(node: Node, place: string): (readonly [string, Node])[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type !== 'Property') return codeInConfig(child, place);
    const key = keyOf(child);
    if (/^(params|input|context|output)$/.test(key)) return [[`${place} ${key}`, child.value]];
    const isName = !/^(states|on|after|invoke|entry|exit|actions|guard|always)$/.test(key);
    return codeInConfig(child.value, isName ? `${place}.${key}`.replace(/^root\./, '') : place);
  });
}

/** A module's functions and values, except the chart itself. */
function helpersIn(program: Node): (readonly [string, Node])[] {
  return childrenOf(program).flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    if (node.type === 'FunctionDeclaration') return [[node.id?.name ?? '', node]];
    if (node.type === 'ExpressionStatement') return [['module', node]];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations
      .filter(({ init }) => init && !argumentOf('createMachine', init))
      .map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', init as Node] as const);
  });
}
