import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { branchesOf } from '../test-paths/names';

/**
 * Infers which guards refused an event, since XState does not report them.
 * In each state, the branches before the one taken were refused, or all branches if none was taken.
 * Guards of parent states are not evaluated once a child takes a branch.
 */
export function refusedGuards(
  { _nodes: nodes }: AnyMachineSnapshot,
  event: string,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const ofEvent = taken.filter(({ eventType }) => eventType === event);
  const names = nodes.flatMap((node) => {
    const isAround = ofEvent.some(({ source }) => source.id.startsWith(`${node.id}.`));
    const branches = branchesOf(node).find(([first]) => first?.eventType === event);
    if (isAround || !branches) return [];
    const end = branches.findIndex((branch) => taken.includes(branch));
    return branches.slice(0, end < 0 ? undefined : end).flatMap(nameOfGuard);
  });
  return [...new Set(names)];
}

export function nameOfGuard({ guard }: AnyTransitionDefinition): string[] {
  if (typeof guard === 'string') return [guard];
  return guard && typeof guard === 'object' && 'type' in guard ? [guard.type] : [];
}
