/** The parts of a chart, and what they are called. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

/** A state and all states below it, as they stand in the file. */
export function nodesBelow(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as StateNode))];
}

/** A state's own transitions, each event's branches in their order. */
export function branchesOf(node: StateNode): AnyTransitionDefinition[][] {
  const always = node.always?.length ? [node.always] : [];
  return [...node.transitions.values(), ...always];
}

/** The same for one chart in every run: its state, its event, its place among the branches. */
export function transitionId({ source, eventType }: AnyTransitionDefinition, at: number): string {
  return `${source.id} on ${eventType || 'always'} #${at + 1}`;
}

/** The same for snapshots from which a chart goes on alike. */
export function snapshotKey({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context, status });
}
