/** The parts of a chart, and what they are called. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

/** A state and all states below it, as they stand in the file. */
export function nodesBelow(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as StateNode))];
}

export function transitionsOf(node: StateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

export function describe(transition: AnyTransitionDefinition, index: number): string {
  const { source, eventType, guard, target } = transition;
  const condition = guard ? ` if ${typeof guard === 'object' ? guard.type : guard}` : '';
  const end = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id} on ${eventType || 'always'}${condition} → ${end} (#${index})`;
}
