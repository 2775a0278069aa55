import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

export function nodesBelow(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as StateNode))];
}

export function branchesOf(node: StateNode): AnyTransitionDefinition[][] {
  const always = node.always?.length ? [node.always] : [];
  return [...node.transitions.values(), ...always];
}

export function transitionId({ source, eventType }: AnyTransitionDefinition, at: number): string {
  return `${source.id} on ${eventType || 'always'} #${at + 1}`;
}

export function snapshotKey({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context, status });
}
