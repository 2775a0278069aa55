import { type State, type Transition, transitionsIn } from './chart';
import { causeOf } from './words';

export function mermaidOf(chart: State): string {
  const arrows = transitionsIn(chart).flatMap(arrowsOf);
  return ['stateDiagram-v2', ...linesOf(chart, 1), ...arrows.map((it) => `  ${it}`), ''].join('\n');
}

function linesOf(state: State, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const note =
    state.description === null ? [] : [`${indent}${nameOf(state.id)}: ${plain(state.description)}`];
  const name = `${indent}state "${plain(state.key)}" as ${nameOf(state.id)}`;
  if (state.states.length === 0) return [name, ...note];
  const inner = state.states.map((child) => [
    ...(child.isInitial ? [`${indent}  [*] --> ${nameOf(child.id)}`] : []),
    ...linesOf(child, depth + 1),
  ]);
  const separator = state.type === 'parallel' ? [`${indent}  --`] : [];
  return [
    `${name} {`,
    ...inner.flatMap((lines, at) => (at === 0 ? lines : [...separator, ...lines])),
    `${indent}}`,
  ];
}

function arrowsOf(transition: Transition): string[] {
  const { source, targets, condition, actions } = transition;
  const words = [
    causeOf(transition),
    condition === null ? '' : `[${condition}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ].filter(Boolean);
  const ends = targets.length === 0 ? [source] : targets;
  return ends.map((end) => `${nameOf(source)} --> ${nameOf(end)}: ${plain(words.join(' '))}`);
}

function nameOf(id: string): string {
  return id.replaceAll(/\W/g, '_');
}

function plain(text: string): string {
  return text.replaceAll(/[#;:"<>{}]/g, (letter) => `#${letter.charCodeAt(0)};`);
}
